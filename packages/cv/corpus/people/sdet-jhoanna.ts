import type { Person } from "../person.ts";

export const person: Person = {
  id: "sdet-jhoanna",
  family: "software testing",
  country: "PH",
  languageCode: "en",
  name: "Jhoanna Mae Villanueva",
  headline: "QA Automation Engineer",
  email: "jm.villanueva@pinoypost.example",
  phone: "+63 917 842 5506",
  location: "Quezon City, Philippines",
  sections: [
    { heading: "Summary", text: ["Test engineer who moved from manual testing to automation. I enjoy finding the bug nobody thought of and explaining it so that developers can fix it the same day."] },
    {
      heading: "Work Experience",
      jobs: [
        { title: "QA Automation Engineer", company: "Bayani Digital Bank", place: "Taguig", dates: "September 2023 – Present", from: "2023-09", to: null, points: [
          "Own the {Playwright} regression suite of the mobile web app, written in {TypeScript}.",
          "[[Cut the regression run from two days of manual work to 45 minutes.]]",
          "{API testing} with {Postman} and {REST Assured|RestAssured}, {performance testing|Load testing} with {JMeter|Apache JMeter}.",
          "Run the tests in {GitLab CI} and report results to the product owner and the {!fraud=Fraud detection|Fraud} team.",
        ] },
        { title: "QA Analyst", company: "Mabuhay Outsourcing Solutions", place: "Mandaluyong", dates: "March 2020 – August 2023", from: "2020-03", to: "2023-08", points: [
          "{Manual testing} of a US client's e-commerce site: {test cases=Test case design|Test cases|Test case writing}, {regression testing|Regression tests} and {UAT=User acceptance testing} support.",
          "Logged and tracked {defects=Defect tracking|Defect management|Bug reporting|Bug tracking} in {Jira} and {TestRail}.",
          "Wrote the first {Selenium} scripts of the team in {Java}.",
        ] },
        { title: "Customer Service Representative", company: "Mabuhay Outsourcing Solutions", place: "Mandaluyong", dates: "June 2018 – February 2020", from: "2018-06", to: "2020-02", promoted: true, points: ["Handled 60 calls a day for a telco account; {Zendesk}, {complaint handling}.", "[[Kept a customer satisfaction score of 94% for four quarters in a row.]]"] },
      ],
    },
    { heading: "Skills", tags: ["{Playwright}", "{Selenium}", "{Cypress}", "{Cucumber}", "{TypeScript}", "{Java}", "{SQL}", "{Git}", "{Scrum}", "{~Critical thinking}", "{~Communication skills=Communication}"] },
    { heading: "Certification", certificates: ["{ISTQB Certified Tester Foundation Level|ISTQB Foundation|ISTQB|CTFL} (2021)"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Science in Information Technology", degreeAlso: ["BS Information Technology", "BS in Information Technology"], institution: "Polytechnic University of the Philippines", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Filipino|Tagalog}, {English}, {Cebuano}"] },
    { heading: "Hobbies", text: ["Mobile {!photography=Photography}, K-dramas, {!ukulele=Ukulele}"] },
  ],
  optional: ["Test automation", "Regression testing", "Customer service", "Call handling", "Call centre operations", "E-commerce", "Software testing", "Quality assurance", "Mobile testing", "CI/CD", "Test reporting", "Banking", "Web testing", "Telephone support", "Behaviour-driven development", "BDD", "Bug reporting", "Agile", "Automation"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: [],
  files: ["two-columns", "docx-columns"],
};
