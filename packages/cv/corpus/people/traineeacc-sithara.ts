import type { Person } from "../person.ts";

export const person: Person = {
  id: "traineeacc-sithara",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Sithara Nethmini Gunasekara",
  email: "sithara.gunasekara@studymail.example",
  phone: "+94 75 660 7193",
  location: "Matara",
  sections: [
    { heading: "Objective", text: ["CMA part-qualified student looking for a position as a junior accountant or accounts executive where I can apply what I have studied and complete my practical training."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Accounts Trainee", company: "Ruhunu Tyre House", place: "Matara", dates: "Feb 2026 – Present", from: "2026-02", to: null, points: [
          "Entering {supplier invoices=Invoice processing|Accounts payable|Supplier invoices|Invoicing|Data entry} and {petty cash} in {QuickBooks}.",
          "Preparing {bank reconciliations=Bank reconciliation} for three accounts and {cheques=Cheque preparation} for payment.",
          "Helping the auditors with {?schedules=Audit schedules|Auditing|Audit support} at the year end.",
          "Filing and answering phone calls when the {!receptionist=Reception} is on leave.",
        ] },
        { title: "Intern", company: "Gunawardena & Company, Chartered Accountants", companyAlso: ["Gunawardena & Company"], place: "Matara", dates: "Jun 2025 – Nov 2025", from: "2025-06", to: "2025-11", points: ["Assisted in {audits=Auditing} of a rice mill, a pharmacy and a cooperative: {vouching}, {stock counts=Stock taking} and {fixed assets}."] },
      ],
    },
    { heading: "Education", studies: [
      { degree: "BSc in Accounting and Finance", degreeAlso: ["BSc Accounting and Finance"], institution: "University of Ruhuna", dates: "2021 – 2025", year: 2025 },
      { degree: "G.C.E. Advanced Level - Commerce", degreeAlso: ["GCE Advanced Level", "G.C.E. Advanced Level"], institution: "Sujatha Vidyalaya", place: "Matara", dates: "2020", year: 2020, points: ["Accounting A, Business Studies B, {!Economics} B"] },
    ] },
    { heading: "Professional Qualifications", certificates: ["{CMA Sri Lanka – Operational Level|CMA Sri Lanka|CMA}, 2024"] },
    { heading: "Computer Skills", tags: ["{MS Excel=Microsoft Excel} (VLOOKUP, {pivot tables})", "{MS Word=Microsoft Word}", "{QuickBooks}", "{Tally|Tally ERP}"] },
    { heading: "Strengths", tags: ["{~Honest=Integrity|Honesty|Honest}", "{~Quick learner=Fast learner}", "{~Team work=Teamwork}"] },
    { heading: "Extra-curricular activities", list: ["Treasurer, Commerce Society of the university", "Member of the {!dancing=Dance|Dancing} group", "{!Netball} under 19 team"] },
    { heading: "Languages", languages: ["{Sinhala}", "{English}"] },
    { heading: "References", text: ["Mr. P. Gunawardena, FCA, Partner, 041 222 8014", "Ms. Dilani Samaraweera, Lecturer in Finance, University of Ruhuna"] },
  ],
  optional: ["VLOOKUP", "Filing", "Invoice processing", "Accounts payable", "Data entry", "Bookkeeping", "Accounting", "Finance", "Telephone answering", "Phone handling", "Invoicing", "Audit support", "Telephone handling", "Treasury"],
  totalYears: 1.3,
  level: "Junior",
  inconsistencies: [],
  files: ["docx-plain", "modern"],
};
