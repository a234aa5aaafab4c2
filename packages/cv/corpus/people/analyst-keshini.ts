import type { Person } from "../person.ts";

export const person: Person = {
  id: "analyst-keshini",
  family: "business analysis",
  country: "LK",
  languageCode: "en",
  name: "Keshini Arulanantham",
  headline: "Business Analyst",
  email: "keshini.arul@eastpearl.example",
  phone: "+94 77 902 6614",
  location: "Trincomalee / Colombo, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Business analyst in health insurance, trained as a nurse."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Business Analyst", company: "Navaratna Systems", place: "Colombo", dates: "June 2024 – Present", from: "2024-06", to: null, points: ["{User stories}, {process mapping=Process mapping|Process modelling|Business process modelling} in {BPMN}, {UAT=User acceptance testing|UAT} with two insurers.", "[[Change requests after sign-off dropped by 60%.]]"] },
        { title: "Associate Business Analyst", company: "Navaratna Systems", dates: "March 2023 – May 2024", from: "2023-03", to: "2024-05", promoted: true, points: ["Wireframes in {Balsamiq}, {SQL} queries, {Confluence}."] },
        { title: "Staff Nurse", company: "Eastern Care Hospital", place: "Trincomalee", dates: "January 2018 – February 2021", from: "2018-01", to: "2021-02", points: ["{Patient care} on a medical ward."] },
      ],
    },
    { heading: "Skills", tags: ["{Requirements elicitation|Requirements gathering|Requirements analysis}", "{Jira}", "{Stakeholder management}", "{Scrum}", "{~Facilitation}", "{~Presentation skills|Presentation}"] },
    { heading: "Education", studies: [{ degree: "MBA in Information Technology", degreeAlso: ["MBA in IT", "MBA"], institution: "University of Moratuwa", dates: "2021 – 2023", year: 2023 }, { degree: "Diploma in Nursing", institution: "Nurses Training School, Batticaloa", dates: "2014 – 2017", year: 2017 }] },
    { heading: "Certificates", certificates: ["{ECBA}, IIBA, 2024"] },
    { heading: "Languages", languages: ["{Tamil}, {English}, {Sinhala}"] },
  ],
  optional: ["Business analysis", "Wireframing", "Agile", "Nursing", "Health insurance", "Prototyping", "Insurance", "Wireframes"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["label-column", "docx-table@libreoffice", "pandoc-docx", "jsonresume-even"],
};
