import type { Person } from "../person.ts";

export const person: Person = {
  id: "tester-swathi",
  family: "software testing",
  country: "IN",
  languageCode: "en",
  name: "Swathi Reddy Gangula",
  headline: "Software Tester",
  email: "swathi.gangula@testmail.example",
  phone: "+91 91770 25564",
  location: "Hyderabad, Telangana",
  sections: [
    { heading: "Career Objective", text: ["To become the tester whom developers call before they start and not after they are done."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Test Engineer", company: "Godavari Wellness Online", place: "Hyderabad", dates: "Jun 2025 – Present", from: "2025-06", to: null, points: [
          "Web shop for vitamins, {!cucumber=Cucumber} creams, zinc and {!selenium=Selenium} tablets: about 600 {?test cases=Test cases|Test case design|Test case writing}, run every sprint.",
          "[[Automated 140 checkout checks in {Cypress}; the regression round shrank from four days to one.]]",
          "API checks in {Postman}, tickets in {Jira}.",
        ] },
        { title: "QA Intern", company: "Deccan Soft Labs", place: "Secunderabad", dates: "Jan 2025 – Apr 2025", from: "2025-01", to: "2025-04", points: ["Tried a school fee app on nineteen {?Android} phones and wrote down what broke."] },
      ],
    },
    { heading: "Key Skills", tags: ["{Manual testing}", "{Regression testing}", "{Cypress}", "{Postman}", "{JavaScript}", "{SQL}", "{Jira}", "{Bug reporting=Bug reporting|Defect reporting|Bug tracking|Defect tracking}", "{~Attention to detail}", "{~Teamwork}"] },
    { heading: "Academics", studies: [
      { degree: "B.Tech in Information Technology", degreeAlso: ["B.Tech Information Technology", "B.Tech"], institution: "Osmania University", dates: "2020 – 2024", year: 2024, points: ["First class; grade {!C|C programming} in Physics, quickly forgotten"] },
      { degree: "Intermediate (MPC)", degreeAlso: ["Intermediate"], institution: "Sri Vani Junior College", dates: "2020", year: 2020 },
    ] },
    { heading: "Certification", certificates: ["{ISTQB Certified Tester Foundation Level (CTFL v4.0)=ISTQB Certified Tester Foundation Level|ISTQB Foundation Level|CTFL|ISTQB CTFL|ISTQB Certified Tester Foundation Level (CTFL v4.0)|ISTQB|ISTQB Certified Tester}"] },
    { heading: "Languages Known", languages: ["{Telugu}, {English}, {Hindi}"] },
    { heading: "Declaration", text: ["I hereby declare that the above details are true to the best of my knowledge."] },
  ],
  optional: ["API testing", "Test automation", "Functional testing", "Mobile testing", "Web testing", "E-commerce", "E-commerce testing", "Agile", "Scrum", "Exploratory testing", "Compatibility testing", "Device testing", "Test execution", "End-to-end testing", "Mobile app testing", "Checkout testing", "ISTQB", "QA testing", "Test management"],
  not: ["Physics", "Vitamins", "School", "Go"],
  totalYears: 1.8,
  level: "Junior",
  inconsistencies: [],
  files: ["grid", "docx-pipes@libreoffice"],
};
