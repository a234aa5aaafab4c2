import type { Person } from "../person.ts";

export const person: Person = {
  id: "software-kavindu",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Kavindu Senarath",
  headline: "Backend Engineer",
  email: "kavindu@senarath.example",
  phone: "+94 76 512 7734",
  location: "Nugegoda, Sri Lanka",
  links: [["GitHub", "https://github.com/ksenarath-example"], ["LinkedIn", "https://linkedin.com/in/ksenarath-example"]],
  sections: [
    { heading: "Summary", text: ["Five years on payment systems, mostly on the {JVM=Java|JVM}. Joined the industry in {!spring=Spring|Spring Framework} 2021 and stayed for the hard parts: money that must not get lost."] },
    {
      heading: "Experience",
      jobs: [
        {
          title: "Senior Software Engineer",
          company: "Ceylon Ledger",
          place: "Colombo",
          dates: "Apr 2024 – Present",
          from: "2024-04",
          to: null,
          points: [
            "Own the settlement service in {Kotlin} and {PostgreSQL}; events go through {Kafka=Apache Kafka|Kafka}.",
            "[[Cut the nightly reconciliation from 3 hours to 14 minutes.]]",
            "Moved 22 services to {Kubernetes} with {Helm} charts and {Argo CD|ArgoCD}.",
          ],
        },
        { title: "Software Engineer", company: "Ceylon Ledger", dates: "Jan 2023 – Mar 2024", from: "2023-01", to: "2024-03", promoted: true, points: ["Wrote the refunds {API=API development|APIs|REST API|REST APIs} and its {JUnit} tests, reviewed {!swift=Swift} fixes at night when a bank changed its message format."] },
        { title: "Associate Software Engineer", company: "Palmyrah Soft (Private) Limited", companyAlso: ["Palmyrah Soft"], place: "Jaffna", dates: "May 2021 – Dec 2022", from: "2021-05", to: "2022-12", points: ["Hospital booking system in {Java} and {Hibernate}, deployed with {Jenkins}.", "[[Raised test coverage from 31% to 84% within two releases.]]"] },
      ],
    },
    { heading: "Skills", groups: [["Languages", ["{Java}", "{Kotlin}", "{SQL}", "{Bash}"]], ["Data", ["{PostgreSQL}", "{Redis}", "{Kafka=Apache Kafka|Kafka}"]], ["Platform", ["{Docker}", "{Kubernetes}", "{Helm}", "{Terraform}", "{AWS=AWS|Amazon Web Services}"]]] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) in Software Engineering", degreeAlso: ["BSc in Software Engineering"], institution: "University of Kelaniya", dates: "2017 – 2021", year: 2021, points: ["Second upper, GPA 3.54"] }] },
    { heading: "Languages", languages: ["{Sinhala} (native)", "{English} (professional)", "{Tamil} (basic)"] },
    { heading: "Interests", text: ["Trail running, old radios, the {!C=C} major scale on a bad piano"] },
  ],
  optional: ["Microservices", "CI/CD", "Unit testing", "Payment systems", "Payments", "Event-driven architecture", "Code review", "Backend development"],
  totalYears: 5.5,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["modern", "latex-article", "sidebar-right", "compact", "docx-sidebar"],
};
