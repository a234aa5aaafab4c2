import type { Person } from "../person.ts";

export const person: Person = {
  id: "backend-kaarel",
  family: "software",
  country: "EE",
  languageCode: "en",
  name: "Kaarel Õunapuu",
  headline: "Backend Engineer",
  email: "kaarel.ounapuu@postkast.example",
  phone: "+372 5550 4173",
  location: "Tallinn, Estonia",
  sections: [
    { heading: "Profile", text: ["Backend engineer who likes boring, well-tested services. Close to seven years in ticketing and payments, mostly in {Go=Go|Golang|Go (Golang)}. I write things down, review kindly and would rather delete code than add to it."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Backend Engineer", company: "Sadam Pay OÜ", place: "Tallinn", dates: "Mar 2022 – present", from: "2022-03", to: null, points: ["Own the ledger and payout services: Go, {gRPC}, {PostgreSQL=PostgreSQL|Postgres}, {Kafka=Apache Kafka|Kafka}, running on {EKS=Amazon EKS|EKS|AWS EKS|Elastic Kubernetes Service}.", "[[Brought the 99th percentile of the payout API down from 900 ms to 140 ms by folding the balance checks into one query.]]", "Set up tracing with {OpenTelemetry=OpenTelemetry|OTel} and dashboards in {Grafana}.", "On call every fifth week; wrote most of the runbooks.", "Sat beside the mobile team, who built the app in {!Flutter}; I only gave them the endpoints."] },
        { title: "Junior Backend Developer", company: "Piletihall AS", place: "Tartu", dates: "Jan 2020 – Feb 2022", from: "2020-01", to: "2022-02", points: ["{Python} and {Django} for the seat reservation of theatres and concert halls.", "[[Moved the background jobs to {Celery} and {Redis}; double bookings fell from around 30 a month to none.]]", "Wrote the {integration tests=Integration testing|Integration tests|Integration test} with {pytest}."] },
      ],
    },
    { heading: "Toolbox", groups: [["Languages", ["{Go=Go|Golang|Go (Golang)}", "{Python}", "{SQL}", "some {TypeScript}"]], ["Platforms", ["{AWS=AWS|Amazon Web Services}", "{Kubernetes=Kubernetes|K8s}", "{Docker}", "{Terraform}"]], ["Daily", ["{Git}", "{GitLab CI=GitLab CI|GitLab CI/CD|GitLab|CI/CD|GitLab-CI}", "{Linux}", "{Jira}"]]] },
    { heading: "Side projects", list: ["bussiaeg – a small {Telegram bot=Telegram bots|Telegram bot|Telegram Bot API|Telegram|Chatbots} that tells my grandmother when the number 40 bus really comes; Go and {SQLite}.", "Slowly reading the {!Rust} book; nothing to show yet, hope to get to it next year."] },
    {
      heading: "Education",
      studies: [
        { degree: "BSc Computer Science", institution: "University of Tartu", place: "Tartu", dates: "2016 – 2019", year: 2019 },
      ],
    },
    { heading: "Languages", languages: ["{Estonian} (native), {English} (C1), {Russian} (B1)"] },
    { heading: "Off the keyboard", text: ["Sea kayaking, bog hiking, and a coffee habit that started on a backpacking trip through Sumatra and {!Java}."] },
  ],
  optional: ["Backend development", "API design", "API development", "Payments", "Payment systems", "Microservices", "Software development", "Ticketing", "Performance optimization", "Performance tuning", "Web development", "Ticketing systems", "Software engineering", "Debugging", "Fintech", "SQL optimization", "Query optimization", "Database optimization", "REST APIs", "REST API", "Database design", "SaaS", "Kindness", "Refactoring", "Distributed systems", "Code review", "Code reviews", "Documentation", "Technical writing", "Technical documentation", "Testing", "Software testing", "Tracing", "Distributed tracing", "Observability", "Monitoring", "Dashboards", "On-call", "Incident response", "Incident management", "On-call support", "Runbooks", "Reservation systems", "Seat reservation", "Chatbot", "Bots", "Chatbot development"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-bitmap", "enhancv"],
};
