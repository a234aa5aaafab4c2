import type { Person } from "../person.ts";

export const person: Person = {
  id: "java-oshini",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Oshini Weerakkody",
  headline: "Software Engineer – Java",
  email: "oshini.weerakkody@hanthanamail.example",
  phone: "+94 76 318 2205",
  location: "Peradeniya, Sri Lanka",
  links: [["github.com/oshini-w-demo", "https://github.example/oshini-w-demo"]],
  sections: [
    { heading: "Summary", text: ["Back-end developer with over 8 years of experience in {Java}. Happiest when the night job ends before the birds start."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Software Engineer", company: "Mahaweli Card Services", place: "Kandy", dates: "Mar 2023 – Present", from: "2023-03", to: null, points: [
          "Card settlement in {Spring Boot} and {Oracle}; about 90,000 {?payments=Payments|Payment processing|Payment systems} a day.",
          "[[Split the settlement job into four services on {Kafka=Apache Kafka|Kafka} and cut its run from 3 hours to 25 minutes.]]",
          "Images built in {Jenkins}, watched in {Grafana}; I take the phone one week in five.",
          "Sat beside the operations desk for the {!go=Go|Golang}-live of the new acquirer.",
        ] },
        { title: "Associate Software Engineer", company: "Lanka Express Couriers", place: "Colombo 10", dates: "Jul 2021 – Feb 2023", from: "2021-07", to: "2023-02", points: [
          "Parcel tracking with {Hibernate} and {MySQL}.",
          "[[Raised test coverage from 11% to 68% with {JUnit} and {Mockito}.]]",
        ] },
        { title: "Intern", titleAlso: ["Software Engineering Intern"], company: "Lanka Express Couriers", place: "Colombo 10", dates: "Jan 2020 – Jun 2020", from: "2020-01", to: "2020-06", points: ["Small repairs in an old {JSP} front end."] },
      ],
    },
    {
      heading: "Technical Skills",
      groups: [
        ["Languages", ["{Java}", "{SQL}", "{JavaScript}"]],
        ["Frameworks", ["{Spring Boot}", "{Spring Security}", "{Hibernate}"]],
        ["Data", ["{Oracle}", "{MySQL}", "{Redis}"]],
        ["Tools", ["{Maven}", "{Git}", "{Docker}", "{Jenkins}", "{Postman}"]],
        ["Practices", ["{REST APIs=REST|REST APIs|REST API|RESTful APIs}", "{Microservices}", "{Code reviews=Code review|Code reviews}"]],
      ],
    },
    { heading: "Education", studies: [{ degree: "BSc in Computer Science", degreeAlso: ["BSc Computer Science"], institution: "University of Peradeniya", dates: "2017 – 2021", year: 2021 }] },
    { heading: "Certifications", certificates: ["{Oracle Certified Professional, Java SE 17 Developer=Oracle Certified Professional, Java SE 17 Developer|Oracle Certified Professional: Java SE 17 Developer|OCP Java SE 17 Developer|Oracle Certified Professional} (2024)", "{PSM I=Professional Scrum Master I|PSM I|Professional Scrum Master|PSM}, Scrum.org"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
  ],
  optional: ["GitHub", "Scrum", "Monitoring", "Unit testing", "Spring", "Spring Framework", "Databases", "Event-driven architecture", "CI/CD", "Payment processing", "Batch processing", "Performance optimisation", "Test coverage", "Parcel tracking", "On-call support", "API testing", "API development", "Monolith decomposition", "Refactoring", "Containers", "Fintech", "Incident response"],
  not: ["Express", "Express.js"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["latex-jake", "docx-tabs@libreoffice", "web-counts", "jsonresume-stackoverflow"],
};
