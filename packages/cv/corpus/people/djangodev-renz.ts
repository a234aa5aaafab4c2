import type { Person } from "../person.ts";

export const person: Person = {
  id: "djangodev-renz",
  family: "software",
  country: "PH",
  languageCode: "en",
  name: "Renz Manalastas",
  headline: "Backend Developer",
  email: "renz.manalastas@pinoymail.example",
  phone: "+63 917 555 0482",
  location: "Quezon City",
  links: [["linkedin.com/in/renzmanalastas", "https://linkedin.example/in/renzmanalastas"]],
  sections: [
    { heading: "SUMMARY", text: ["Backend developer with eight years of experience in {Python}, most of it on systems that move money. Looking for a remote-friendly company."] },
    {
      heading: "WORK HISTORY",
      jobs: [
        { title: "Backend Developer", company: "Express Padala Inc.", companyAlso: ["Express Padala"], place: "Makati", dates: "September 2023 – Present", from: "2023-09", to: null, points: [
          "Own the fee and payout services: {Django}, {PostgreSQL}, background jobs with {Celery}.",
          "The app team writes {!Kotlin} and {!Swift}. We agree on the fields first and I write the {OpenAPI} file from that.",
          "[[Failed payouts went down from 2.3% to 0.4% after I made every retry idempotent.]]",
          "Before my time the ledger was on {!MongoDB}. It was given up, and I look after what came instead: {partitioning=Database partitioning|Partitioning|Table partitioning}, {query tuning=Query optimisation|Query tuning|SQL tuning|Database tuning}, {restore drills=Backup and recovery|Restore drills|Backups|Disaster recovery} twice a year.",
          "Not only a consumer of {RabbitMQ}: I also upgraded the cluster when nobody else wanted to.",
        ] },
        { title: "Junior Developer", company: "Cebu Spring Hotels", place: "Cebu City", dates: "June 2021 – August 2023", from: "2021-06", to: "2023-08", points: [
          "Booking forms in {PHP} and {jQuery} for four properties.",
          "Finance had {!SAP} and I had no login there; every night a {Bash} script of mine dropped a CSV in their folder.",
          "[[The same export used to take 3 hours, it ended at 25 minutes.]]",
          "Helped the front desks by phone when the {?POS} terminals lost the network.",
        ] },
      ],
    },
    { heading: "TECHNICAL SKILLS", tags: ["{Python}", "{Django}", "{FastAPI}", "{REST APIs=REST|REST API|REST APIs}", "{Celery}", "{PostgreSQL}", "{Redis}", "{Docker}", "{Git}", "{Linux}", "{pytest}"] },
    { heading: "SEMINARS", text: ["2027 (planned, slot reserved): {!Kubernetes} for Developers, Ortigas."] },
    { heading: "EDUCATION", studies: [{ degree: "Bachelor of Science in Computer Science", degreeAlso: ["BS Computer Science", "BSc in Computer Science"], institution: "Cebu Technological University", dates: "2017 – 2021", year: 2021 }] },
    { heading: "LANGUAGES", languages: ["{Filipino|Tagalog}, {Cebuano|Bisaya}, {English}"] },
    { heading: "INTERESTS", text: ["{!Basketball} every Sunday, and my scooter."] },
    { heading: "CHARACTER REFERENCES", text: ["Engr. Liza Ocampo, Head of {!Cybersecurity|Information security}, Express Padala Inc., 0917 555 0611"] },
  ],
  not: ["Express", "Spring"],
  optional: ["SQL", "Idempotency", "Message queues", "API design", "API documentation", "Databases", "Background jobs", "Task queues", "IT support", "Technical support", "Helpdesk", "Scripting", "Unit testing", "Payments", "Payment systems", "Payment processing", "CSV", "Shell scripting", "JavaScript", "Data export", "Payment services", "Financial technology", "Fintech", "Remittance", "Point of sale", "Cluster management", "Distributed systems", "Database administration", "Networking", "Troubleshooting", "Microservices", "Retail"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["moderncv-banking", "docx-tabs"],
};
