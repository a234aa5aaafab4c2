import type { Person } from "../person.ts";

export const person: Person = {
  id: "backend-saikiran",
  family: "software",
  country: "SG",
  languageCode: "en",
  name: "Sai Kiran P.",
  headline: "Senior Backend Engineer",
  email: "saikiran.p@devmail.example",
  phone: "+65 9555 0161",
  location: "Punggol, Singapore",
  sections: [
    { heading: "tl;dr", text: ["Backend engineer, 9+ yrs, payments and logistics. Mostly {Go=Go|Golang} and {Python} these days. I like boring technology, small pull requests and being asked \"why\". {!Rust} is on my list for 2027."] },
    { heading: "Stack", groups: [["Languages", ["Go", "Python", "{SQL}", "{Bash=Bash|Shell scripting|Shell|Bash scripting}"]], ["Frameworks", ["{gRPC}", "{FastAPI}", "{Django=Django|Django REST Framework}", "{Celery}"]], ["Data", ["{PostgreSQL=PostgreSQL|Postgres}", "{Redis}", "{Kafka=Kafka|Apache Kafka}", "{DynamoDB=DynamoDB|Amazon DynamoDB|AWS DynamoDB}"]], ["Infra", ["{AWS=AWS|Amazon Web Services}", "{Kubernetes=Kubernetes|K8s}", "{Docker}", "{Terraform}", "{GitHub Actions}", "{Datadog=Datadog|DataDog}"]]] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Backend Engineer", company: "Delphi Pay Pte Ltd", place: "one-north, Singapore", dates: "03/2021 – present", from: "2021-03", to: null, points: ["Lead developer of the payouts service: 1.2m transfers a day. [[p99 latency down from 900 ms to 210 ms.]]", "Split a Django {monolith into services=Microservices|Microservice architecture|Monolith decomposition|Microservices architecture|Monolith migration} with Kafka and the {outbox pattern=Outbox pattern|Transactional outbox|Event-driven architecture|Transactional outbox pattern}.", "Introduced {canary releases=Canary releases|Canary deployment|Canary deployments|Canary release} and {SLOs=SLOs|Service level objectives|SLO|Site reliability engineering|SRE}; on call one week in five.", "The merchant console ({!Vue.js=Vue.js|Vue}) belongs to the Jakarta team. I answer for the contracts, written in {OpenAPI=OpenAPI|Swagger|OpenAPI specification}.", "Known inside {!Delphi} as the person who writes the post-mortems."] },
        { title: "Software Engineer II", company: "Charminar Freight Tech", place: "Hyderabad", dates: "11/2018 – 02/2021", from: "2018-11", to: "2021-02", points: ["Rate engine and shipment tracking in Python; {load tested=Load testing|Performance testing|Load tests} with {Locust=Locust|Locust.io}.", "Read events from the analytics group's {!Scala} pipeline, nothing more.", "Moved some sixty nightly {cron=Cron|Cron jobs|cron} jobs to {Airflow=Airflow|Apache Airflow}.", "[[Reduced the AWS bill by 38% (US$ 21k a month).]]"] },
        { title: "Graduate Engineer Trainee, later Software Engineer", company: "Musi Softtech", place: "Hyderabad", dates: "06/2017 – 10/2018", from: "2017-06", to: "2018-10", points: ["{Unit tests=Unit testing|Unit tests|Unit test} ({pytest=pytest|PyTest|Pytest}) and bug fixing for a hospital billing product."] },
      ],
    },
    { heading: "Open source & talks", list: ["Maintainer of a small Go library for {idempotency keys=Idempotency|Idempotency keys|Idempotent APIs}", "\"Queues are not databases\", Gophers Singapore meetup, 2024"] },
    {
      heading: "Education",
      studies: [
        { degree: "B.Tech, Computer Science and Engineering", institution: "JNTU Hyderabad", place: "Hyderabad", dates: "2013 – 2017", year: 2017 },
      ],
    },
    { heading: "Certifications", certificates: ["{AWS Certified Solutions Architect – Associate=AWS Certified Solutions Architect – Associate|AWS Certified Solutions Architect|AWS Solutions Architect Associate|AWS Certified Solutions Architect Associate}, Amazon, 2023", "{CKAD=CKAD|Certified Kubernetes Application Developer}, CNCF, 2022"] },
    { heading: "Languages", languages: ["{Telugu}, {English}, {Hindi}"] },
  ],
  optional: ["Backend development", "Back-end development", "Software engineering", "Software development", "Distributed systems", "System design", "Databases", "API design", "APIs", "Payments", "Code review", "Mentoring", "DevOps", "Cloud", "Cloud computing", "Performance tuning", "Agile", "Scrum", "Infrastructure as code", "Web development", "Caching", "Message queues", "Security", "Leadership", "Programming", "Performance optimization", "Interviewing", "Git", "Incident response", "Containers", "Release management", "Debugging", "Refactoring", "Fintech", "Testing", "Test-driven development", "Documentation", "On-call support", "Data pipelines", "Software architecture", "Query optimisation", "Hiring", "Migration", "Open source", "Technical interviews", "Batch processing", "Reconciliation", "Webhooks", "Healthcare", "Logistics", "Workflow orchestration", "Latency optimisation", "Latency optimization", "Technical leadership", "Merchant integration", "API contracts", "Post-mortems", "Incident management", "Postmortems", "Technical writing", "Cost optimization", "Cloud cost optimisation", "Cost optimisation", "FinOps", "Bug fixing", "Public speaking", "Presentation"],
  totalYears: 9.4,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-jake", "web-stacked-dates"],
};
