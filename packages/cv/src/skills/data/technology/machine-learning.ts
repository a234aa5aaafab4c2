export default String.raw`
@group machine-learning | Machine learning and AI | technology

[skills]
Data augmentation = Image augmentation
Hyperparameter tuning = Hyperparameter optimisation, Hyperparameter search
Machine learning = ML^, Machine learning models, Applied machine learning, ML models, Maschinelles Lernen
Deep learning = DL?, Deep neural networks > Machine learning
Artificial intelligence = AI^, AI/ML, AI technologies
Neural networks = Artificial neural networks, Neural nets, ANN?, CNN?, RNN?, Convolutional neural networks > Deep learning
LSTM > Neural networks
Computer vision = Machine vision, Image recognition, Vision camera set-up, Vision systems, Vision inspection systems > Machine learning
Object detection > Computer vision
Image segmentation > Computer vision
Image processing = Digital image processing
Natural language processing = NLP^, Text classification, Named entity recognition > Machine learning
Sentiment analysis > Natural language processing
Topic modelling = LDA?, Latent Dirichlet allocation, NMF^, Topic models > Natural language processing
  not before degree
Word embeddings = Word2vec, Doc2vec, GloVe^, TF-IDF, tfidf > Natural language processing
Large language models = LLM^, LLMs^, LLM fine-tuning, LLMOps^ > Natural language processing
Generative AI = GenAI, Gen AI, Generative artificial intelligence
Prompt engineering = Prompt design > Large language models
Retrieval-augmented generation = RAG^, RAG pipelines > Large language models
AI agents = Agentic AI, AI agent development, Multi-agent systems, LLM agents, Agentic workflows, Agent orchestration, Agent workflows
Reinforcement learning > Machine learning
Supervised learning = Unsupervised learning, Semi-supervised learning > Machine learning
Transfer learning > Deep learning
Feature engineering = Feature selection > Machine learning
Model deployment = ML model deployment, Model serving > Machine learning
MLOps = ML Ops, Machine learning operations, Feature stores, Model monitoring > Machine learning, DevOps
Recommender systems = Recommendation systems, Recommendation engines, Ranking models > Machine learning
Anomaly detection > Machine learning
Speech recognition = Automatic speech recognition, Speech-to-text, Voice recognition development
Kalman filters = Kalman filtering, Kalman filter tracking, Extended Kalman filter
Speech synthesis = Text-to-speech
Transformers* = Transformer models, Attention models > Deep learning
Generative adversarial networks = GANs^, GAN? > Deep learning
Diffusion models = Stable Diffusion > Generative AI
Clustering* = K-means clustering, Cluster analysis > Machine learning
Classification models = SVM^, Support vector machines, Naive Bayes, KNN^, K-nearest neighbours, Logistic regression classifiers > Machine learning
Random forest > Machine learning ~ Classification models
Gradient boosting = Boosting techniques, AdaBoost > Machine learning ~ Classification models
Decision trees > Machine learning ~ Classification models
Dimensionality reduction = Principal component analysis, PCA?, t-SNE
Model evaluation = Model validation, Cross-validation, Evaluation of models, Offline evaluation > Machine learning
Data annotation = Data labelling, Image annotation
AI ethics = Responsible AI, Explainable AI, XAI^
Edge AI = TinyML > Machine learning
Robotics perception = SLAM^, Simultaneous localisation and mapping
Bioinformatics = Computational biology
Quantum computing = Qiskit
Knowledge graphs = Ontologies*, Semantic web, RDF^, SPARQL

[tools]
llama.cpp
vLLM
TensorFlow = Tensor Flow, TensorFlow 2 > Deep learning, Python ~ PyTorch
PyTorch = Pytorch Lightning, Torch? > Deep learning, Python
Keras > Deep learning, Python
scikit-learn = sklearn, SciKit > Machine learning, Python
XGBoost = XG Boost > Machine learning ~ LightGBM
LightGBM > Machine learning
CatBoost > Machine learning ~ LightGBM
JAX^ > Deep learning
ONNX > Deep learning
Hugging Face = HuggingFace, Hugging Face Transformers > Natural language processing
spaCy > Natural language processing, Python
NLTK > Natural language processing, Python
TextBlob = Text blob > Natural language processing, Python
BERT^ = BERT models > Natural language processing
GPT^ = OpenAI GPT, GPT-4, GPT-3 > Large language models
OpenAI API = OpenAI?, ChatGPT API, OpenAI SDK > Large language models ~ GPT
ChatGPT = Chat GPT ~ Google Gemini
Google Gemini = Gemini AI, Gemini API, Gemini?
Claude? = Anthropic Claude, Claude AI, Claude API, Anthropic API, Anthropic SDK
LangChain = Lang Chain > Large language models ~ LlamaIndex
LangGraph > Large language models ~ LangChain
LlamaIndex > Large language models
Ollama > Large language models
OpenCV = Open CV > Computer vision
YOLO^ = YOLOv5, YOLOv8 > Computer vision
MediaPipe > Computer vision
Detectron2 > Computer vision
MLflow = ML flow > MLOps
Kubeflow > MLOps, Kubernetes
Weights & Biases = Wandb, Weights and Biases > MLOps
DVC^ = Data Version Control > MLOps
Azure Machine Learning = Azure ML > Azure, Machine learning
Azure AI ~ Azure Machine Learning
Azure OpenAI ~ Azure Machine Learning
Google AutoML = AutoML > Machine learning
H2O.ai > Machine learning ~ Google AutoML
Weka? = WEKA^ > Machine learning
Rasa? = Rasa NLU > Chatbot development
Dialogflow = Google Dialogflow > Chatbot development
Amazon Lex > AWS
Amazon Rekognition > AWS ~ Amazon Lex
Midjourney = Mid Journey > Generative AI
NVIDIA Jetson = Jetson Nano > Edge AI
TensorRT > Deep learning
Ray? = Ray Serve
  with machine learning, python, kubernetes, distributed training, pytorch
`;
