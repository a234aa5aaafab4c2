import type { Person } from "../person.ts";

export const person: Person = {
  id: "aiengineer-oluwaseun",
  family: "software",
  country: "NG",
  languageCode: "en",
  name: "Oluwaseun Fagbemi",
  headline: "AI Engineer",
  email: "seun.fagbemi@lagosmail.example",
  phone: "+234 803 555 0172",
  location: "Lagos, Nigeria",
  links: [["GitHub", "https://github.example/seunfagbemi"]],
  sections: [
    { heading: "About", text: ["I put language models to work in products that people pay for: retrieval, agents, evaluation and the dull plumbing in between. Backend engineer first, so it ships. Seven years in software, the last few with models."] },
    {
      heading: "Experience",
      jobs: [
        { title: "AI Engineer", company: "Kobopath", place: "Lagos", dates: "Mar 2024 – Present", from: "2024-03", to: null, points: [
          "Built the dispute assistant on {LangGraph} and {FastAPI}: it reads the chat, the ledger and the card scheme's {!chargeback=Chargebacks|Chargeback} rules and drafts the reply for a human.",
          "[[Hallucinated answers went from 7.8% to 1.1% once retrieval ran as hybrid search in {pgvector} with a {?reranker=Reranking|Re-ranking|Rerankers|Reranker} behind it.]]",
          "An eval set of 640 real questions in {Langfuse} and {Ragas}; no prompt goes live without it.",
          "Two {MCP servers=Model Context Protocol|MCP|MCP servers} over the CRM and the ledger, with an audit trail the bank's lawyers could live with.",
          "[[Cut the inference bill by 44% with {?prompt caching} and a small fine-tuned {Llama} for routing.]]",
          "Serving in {vLLM} on {Kubernetes}. The {!fraud=Fraud detection|Fraud} and {!credit scoring=Credit scoring} models belong to data science next door; I only call them.",
        ] },
        { title: "Backend Engineer", company: "Haulmate Africa", companyAlso: ["Haulmate"], place: "Lagos", dates: "Jan 2021 – Feb 2024", from: "2021-01", to: "2024-02", points: [
          "{Python} and {Django} behind a marketplace for trucks; {PostgreSQL}, {Celery}, {RabbitMQ}.",
          "[[A quote for a truck took 40 minutes by phone and takes under 3 now that loads are matched automatically.]]",
          "{Docker}, {GitHub Actions}, {Terraform} on {AWS}.",
          "Spent a week per quarter on the yard with {!dispatch=Dispatch|Dispatching} and {!haulage=Haulage|Trucking} people. Best requirements workshop there is.",
        ] },
        { title: "Graduate Trainee, IT", titleAlso: ["Graduate Trainee"], company: "Crestline Bank Plc", companyAlso: ["Crestline Bank"], place: "Ibadan", dates: "Sep 2019 – Dec 2020", from: "2019-09", to: "2020-12", points: [
          "Rotation through card operations, {!treasury=Treasury} and core banking support; wrote {SQL} for whoever asked.",
        ] },
      ],
    },
    {
      heading: "Stack",
      groups: [
        ["Models", ["{RAG}", "{prompt engineering}", "{tool calling=Function calling|Tool calling|Tool use}", "{LoRA} {fine-tuning=Fine-tuning|Model fine-tuning|LLM fine-tuning}", "{OpenAI API|OpenAI}", "{Claude|Anthropic Claude|Claude API|Anthropic API}", "{LlamaIndex}"]],
        ["Stores", ["{Qdrant}", "{Redis}", "{Elasticsearch}"]],
        ["Daily", ["{Git}", "{pytest}", "{Pydantic}", "{Cursor}"]],
      ],
    },
    { heading: "Education", studies: [{ degree: "B.Sc. Computer Engineering", degreeAlso: ["BSc Computer Engineering", "BSc in Computer Engineering"], institution: "Obafemi Awolowo University", place: "Ile-Ife", dates: "2014 – 2019", year: 2019 }] },
    { heading: "Certification", certificates: ["{AWS Certified Machine Learning – Specialty|AWS Machine Learning Specialty|AWS Certified Machine Learning}, 2024"] },
    { heading: "Talks", text: ["\"Your retrieval demo lies\", {!PyCon} Nigeria 2025. Co-organiser of the Yaba model reading group, where the {!go=Go|Golang}-to snack is puff-puff."] },
    { heading: "Languages", languages: ["{English}, {Yoruba}, {Nigerian Pidgin|Pidgin|Naija}"] },
  ],
  optional: ["Generative AI", "GenAI", "AI", "Artificial intelligence", "Machine learning", "AI engineering", "Large language models", "LLMs", "AI agents", "Agentic AI", "Agents", "LLM evaluation", "Evaluation", "Model evaluation", "Hybrid search", "Vector search", "Vector databases", "Information retrieval", "Retrieval", "Semantic search", "Model serving", "Inference optimisation", "Inference", "LLMOps", "MLOps", "CI/CD", "REST", "API development", "Infrastructure as code", "Message queues", "CRM", "Public speaking", "Requirements gathering", "Backend", "Cost optimisation", "Human in the loop", "Core banking", "Cloud", "GitHub", "Technical support", "Routing"],
  not: ["Phone"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-jake", "enhancv"],
};
