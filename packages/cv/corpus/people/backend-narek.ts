import type { Person } from "../person.ts";

export const person: Person = {
  id: "backend-narek",
  family: "software",
  country: "AM",
  languageCode: "en",
  name: "Narek Hovsepyan",
  headline: "Backend Engineer",
  email: "narek@hovsepyan-dev.example",
  phone: "+374 77 555 204",
  location: "Yerevan, Armenia",
  links: [["code.example/narekh", "https://code.example/narekh"]],
  sections: [
    { heading: "Profile", text: ["Backend engineer who likes short queues, quiet pagers and kind reviews."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Backend Engineer", titleAlso: ["Backend Engineer"], company: "Tatev Payments", place: "Yerevan", dates: "09/2022 – Present", from: "2022-09", to: null, points: ["Card authorisation in {Go}; eleven internal services that talk over {gRPC}.", "[[Cut the median response time of the checkout from 420 ms to 95 ms.]]", "On call one week in five; wrote the {?runbooks=Technical documentation|Runbooks|Documentation|Runbook writing} that the others open at night."] },
        { title: "Backend Developer", company: "Sevan Freight Software", place: "Gyumri", dates: "02/2019 – 08/2022", from: "2019-02", to: "2022-08", points: ["Billing in {Java} and {Spring Boot}, moved from {?Oracle} to {PostgreSQL} table by table.", "Tracking for {!express=Express} parcels; a {!swift=Swift} answer to every auditor."] },
      ],
    },
    {
      heading: "Stack",
      groups: [
        ["Languages", ["{Go|Golang}", "{Java}", "{SQL}"]],
        ["Data", ["{PostgreSQL}", "{Redis}", "{Kafka=Apache Kafka}"]],
        ["Running it", ["{Docker}", "{Kubernetes}", "{GitLab CI|GitLab CI/CD}", "{Prometheus}"]],
      ],
    },
    { heading: "Education", studies: [{ degree: "Bachelor of Informatics and Applied Mathematics", degreeAlso: ["Bachelor in Informatics and Applied Mathematics"], institution: "Yerevan State University", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Armenian} (native), {Russian} (C1), {English} (B2)"] },
  ],
  optional: ["Spring", "Microservices", "Microservices architecture", "API development", "API design", "Billing", "Billing systems", "Payments", "Payment systems", "Payment processing", "Card authorisation", "Authorization", "Data migration", "Database migration", "Code review", "On-call", "CI/CD", "Monitoring", "Performance optimisation", "Performance tuning", "Distributed systems", "Order tracking", "Mathematics", "Informatics"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right", "latex-article"],
};
