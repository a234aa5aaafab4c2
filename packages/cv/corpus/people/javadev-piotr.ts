import type { Person } from "../person.ts";

export const person: Person = {
  id: "javadev-piotr",
  family: "software",
  country: "PL",
  languageCode: "en",
  name: "Piotr Zawadzki",
  headline: "Java Developer",
  email: "piotr.zawadzki@examplepoczta.example",
  phone: "+48 604 118 372",
  location: "Kraków, Poland",
  links: [["github.com/pzawadzki-demo", "https://github.com/pzawadzki-demo"]],
  sections: [
    { heading: "Profile", text: ["{?Back-end=Back-end development|Backend|Back-end} developer who likes readable tests and quiet releases."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Java Developer", company: "Wawel Freight Systems", place: "Kraków", dates: "Mar 2023 – Present", from: "2023-03", to: null, points: ["Order and parcel tracking services in {Java} and {Spring Boot}; events travel over {Kafka=Apache Kafka}.", "[[Median response time of the tracking service fell from 900 to 140 ms.]]", "{?Code reviews=Code review|Code reviews} in the morning, own work for the {!rest=REST|REST API|REST APIs|RESTful APIs} of the day."] },
        { title: "Junior Java Developer", company: "Wawel Freight Systems", place: "Kraków", dates: "Aug 2021 – Feb 2023", from: "2021-08", to: "2023-02", points: ["Bug fixes in an old {Hibernate} application; {?unit tests=Unit testing|Unit tests} in {JUnit}."] },
        { title: "Software Intern", company: "Bank Zawisza", place: "Kraków", dates: "Jun 2020 – Sep 2020", from: "2020-06", to: "2020-09", points: ["Internal {?reports=Reporting|Report writing|Reports} in {SQL}."] },
      ],
    },
    { heading: "Skills", groups: [["Languages", ["{Java}", "{Kotlin}", "{SQL}"]], ["Frameworks", ["{Spring Boot|Spring}", "{Hibernate}"]], ["Databases", ["{PostgreSQL}", "{Redis}"]], ["Tools", ["{Maven}", "{Docker}", "{Git}", "{Jira}"]]] },
    { heading: "Education", studies: [{ degree: "BEng in Computer Science", degreeAlso: ["BEng Computer Science"], institution: "Cracow University of Technology", dates: "2017 – 2021", year: 2021 }] },
    { heading: "Languages", languages: ["{Polish}, {English}"] },
    { heading: "Interests", text: ["Rock climbing, board games"] },
  ],
  not: ["Freight"],
  optional: ["Microservices", "Spring", "Debugging", "Bug fixing", "Testing", "Performance optimisation", "Performance tuning", "Event-driven architecture", "Databases", "Logistics software", "API development", "APIs", "Backend development", "Release management"],
  totalYears: 5.6,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["europass", "docx-tabs"],
};
