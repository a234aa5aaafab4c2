import type { Person } from "../person.ts";

export const person: Person = {
  id: "auditor-charith",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Charith Liyanapathirana",
  headline: "Audit Senior",
  email: "charith.liyana@auditmail.example",
  phone: "+94 77 208 5519",
  location: "Maharagama, Sri Lanka",
  sections: [
    { heading: "SUMMARY", text: ["Part-qualified chartered accountant with banks and plantations in his portfolio."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "Audit Senior", company: "Wijesundara, Hameed & Co.", place: "Colombo", dates: "October 2024 to present", from: "2024-10", to: null, points: ["{Statutory audits|External audit|Auditing} of six listed companies, {IFRS}, {audit planning=Audit planning}, {internal controls}.", "[[Finished the group audit of Udapussella Teas 12 days before the deadline.]]"] },
        { title: "Audit Trainee", company: "Wijesundara, Hameed & Co.", dates: "October 2021 to September 2024", from: "2021-10", to: "2024-09", promoted: true, points: ["{Vouching=Vouching|Substantive testing}, stock counts at tea factories, {working papers=Working papers|Audit working papers|Audit documentation}."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Financial analysis}", "{CaseWare}", "{MS Excel=Microsoft Excel}", "{Tax computation|Taxation|Tax}", "{~Analytical thinking|Analytical skills}", "{~Teamwork}"] },
    { heading: "PROFESSIONAL QUALIFICATIONS", studies: [{ degree: "CA Sri Lanka, Strategic Level", degreeAlso: ["CA Sri Lanka", "CA Strategic Level"], institution: "Institute of Chartered Accountants of Sri Lanka", dates: "2025", year: 2025 }] },
    { heading: "EDUCATION", studies: [{ degree: "BSc in Accounting (Special)", degreeAlso: ["BSc in Accounting", "BSc Accounting"], institution: "University of Sri Jayewardenepura", dates: "2017 – 2021", year: 2021 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
  ],
  optional: ["Accounting", "Stock taking", "Financial reporting", "Group audit", "Inventory counting"],
  totalYears: 5.1,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["dates-right", "moderncv-classic"],
};
