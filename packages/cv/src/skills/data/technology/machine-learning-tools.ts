export default String.raw`
@group machine-learning | Machine learning and AI | technology

[tools]
Flax? > JAX
OpenVINO
TensorFlow Lite = TFLite, LiteRT > TensorFlow
Core ML = CoreML
Neptune.ai ~ MLflow
Comet ML = Comet.ml ~ MLflow
Feast? = Feast feature store
Tecton? ~ Feast
BentoML > Model deployment
Seldon Core = Seldon? > Model deployment
KServe > Model deployment, Kubernetes
NVIDIA Triton = Triton Inference Server, Triton? > Model deployment
TorchServe > PyTorch
PEFT^ > Model fine-tuning
LoRA^ = LoRA fine-tuning, Low-rank adaptation > Model fine-tuning
  with tuned, tuning, fine-tuned, fine-tuning, finetuned, model, models, llm, llms, adapters, adapter, qlora, diffusion, weights
QLoRA > Model fine-tuning ~ PEFT
TRL^
RLHF^ ~ TRL
Unsloth ~ TRL
Axolotl? ~ TRL
LM Studio
LangSmith ~ Langfuse
Langfuse > Large language models
Haystack? = deepset Haystack
Semantic Kernel > Large language models
AutoGen^ > AI agents
CrewAI > AI agents
DSPy > Large language models
NeMo Guardrails
Guardrails AI ~ NeMo Guardrails
LLM guardrails = Guardrails*, Prompt injection defence, AI guardrails ~ NeMo Guardrails
Ragas? = LLM evals, Evals?, LLM-as-a-judge
DeepEval ~ Ragas
promptfoo ~ Ragas
LLM evaluation = Model evals, Prompt evaluation ~ Ragas
Claude Code = OpenAI Codex ~ GitHub Copilot
Codex CLI ~ GitHub Copilot
Llama? = Llama 2, Llama 3 > Large language models
  with tuned, inference, llm, llms, lora, mistral, quantised, quantized
Mistral? = Mistral AI, Mixtral > Large language models
Qwen > Large language models
Whisper? = OpenAI Whisper > Speech recognition
ComfyUI > Diffusion models
ControlNet > Diffusion models ~ ComfyUI
Model Context Protocol = MCP^, MCP servers > Large language models
FAISS > Vector databases
LanceDB > Vector databases
Cohere? = Cohere API
Gensim > Natural language processing
fastText > Natural language processing
Botpress ~ Dialogflow
Voiceflow ~ Dialogflow
Ultralytics > YOLO
Tesseract OCR = Tesseract? > OCR
PaddleOCR > OCR ~ Tesseract OCR
EasyOCR > OCR ~ Tesseract OCR
Roboflow > Computer vision
CVAT > Data annotation
Label Studio > Data annotation ~ CVAT
Labelbox > Data annotation ~ CVAT
Prodigy annotation
SHAP^
LIME? ~ SHAP
Optuna
Hyperopt ~ Optuna
Ray Tune ~ Optuna
statsforecast
NeuralProphet ~ statsforecast
PyMC > Bayesian statistics
Windsurf editor = Windsurf?
Codeium ~ Windsurf editor
Tabnine
Replit
Lovable.dev
v0.dev ~ Lovable.dev
Bolt.new ~ Lovable.dev
cuDNN > CUDA
Slurm^ = Slurm Workload Manager > High-performance computing
DeepSpeed > Distributed training
FSDP^ > Distributed training ~ DeepSpeed
Megatron-LM > Distributed training ~ DeepSpeed
Hugging Face Accelerate > Distributed training ~ DeepSpeed
Instructor library
Outlines library ~ Instructor library
Pydantic AI > AI agents
OpenRouter
LiteLLM
Groq^ = Groq API
ElevenLabs
TTS^ ~ ElevenLabs
Deepgram > Speech recognition
AssemblyAI > Speech recognition ~ Deepgram

[skills]
Model fine-tuning = Fine-tuning?, Fine tuning of models, Finetuning*, SFT^
  not before of the engine, engine
Function calling = Tool calling, Structured outputs > Large language models
Embeddings? = Text embeddings, Sentence embeddings, Vector embeddings, Sentence Transformers
BM25 = Rerankers
Hybrid search ~ BM25
Reranking ~ BM25
High-performance computing = HPC^, HPC clusters
Distributed training = Multi-GPU training

[tools]
AutoGluon > Machine learning
ResNet = ResNet-50, ResNet50 > Computer vision
`;
