import type { Person } from "../person.ts";

export const person: Person = {
  id: "qa-sachith",
  family: "software testing",
  country: "LK",
  languageCode: "en",
  name: "Sachith Dilshan Weerakkody",
  headline: "QA Engineer",
  email: "sachith.weerakkody@lankapost.example",
  phone: "+94 70 555 8823",
  location: "Maharagama, Sri Lanka",
  sections: [
    { heading: "Career Objective", text: ["To grow as a tester in a team that ships often and listens to its users."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "QA Engineer", company: "Cinnamon Code Labs (Pvt) Ltd", companyAlso: ["Cinnamon Code Labs"], place: "Colombo 03", dates: "Jun 2025 – Present", from: "2025-06", to: null, points: ["{?Test cases=Test case design|Test cases|Test case writing|Test design|Test planning} for a {!leave management=Leave management} product used by 14 companies.", "[[Automated 320 checks in {Selenium} and cut the regression run from four days to six hours.]]", "{?Bug triage=Defect management|Bug triage|Bug tracking|Bug reporting|Defect tracking|Defect triage} with developers and the client every morning."] },
        { title: "Associate QA Engineer", company: "Cinnamon Code Labs (Pvt) Ltd", companyAlso: ["Cinnamon Code Labs"], dates: "Dec 2023 – May 2025", from: "2023-12", to: "2025-05", promoted: true, points: ["Web and mobile screens by hand; {API testing} in {Postman}."] },
        { title: "Intern – Quality Assurance", titleAlso: ["Intern - Quality Assurance", "Quality Assurance Intern", "Intern"], company: "Hela Retail Systems", place: "Nugegoda", dates: "Jan 2023 – Jun 2023", from: "2023-01", to: "2023-06", points: ["Checked price labels and receipts of a cash counter program before each release."] },
      ],
    },
    {
      heading: "Technical Skills",
      groups: [
        ["Testing", ["{Manual testing}", "{Regression testing|Regression}", "{API testing}"]],
        ["Tools", ["{Selenium|Selenium WebDriver}", "{Postman}", "{JMeter|Apache JMeter}", "{Jira}"]],
        ["Other", ["{SQL}", "{Java}", "{Agile}"]],
      ],
    },
    { heading: "Soft Skills", list: ["{~Attention to detail}", "{~Team player=Teamwork}"] },
    {
      heading: "Education",
      studies: [
        { degree: "BSc (Hons) in Information Technology", degreeAlso: ["BSc in Information Technology", "BSc (Hons) Information Technology"], institution: "Lanka Metropolitan Campus", place: "Malabe", dates: "2019 – 2023", year: 2023 },
        { degree: "G.C.E. A/L (Physical Science)", degreeAlso: ["G.C.E. A/L", "G.C.E. Advanced Level", "GCE A/L"], institution: "Dharmapala Vidyalaya", place: "Pannipitiya", dates: "2018", year: 2018, points: ["Combined Maths B, Physics {!C}, Chemistry S"] },
      ],
    },
    { heading: "Certifications", certificates: ["{ISTQB Certified Tester Foundation Level|ISTQB Foundation Level|ISTQB Certified Tester|ISTQB CTFL|ISTQB}, 2024"] },
    { heading: "Languages", languages: ["{Sinhala} (native), {English} (fluent)"] },
    { heading: "References", text: ["Mrs. Nilmini Abeysekara, QA Lead, Cinnamon Code Labs, 077 555 6120, nilmini@cinnamoncode.example"] },
  ],
  optional: ["Test automation", "Web testing", "Mobile testing", "Mobile app testing", "Functional testing", "Information technology", "Scrum", "Client communication", "Point of sale", "Quality control"],
  not: ["Cinnamon"],
  totalYears: 3.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docx-plain", "rating"],
};
