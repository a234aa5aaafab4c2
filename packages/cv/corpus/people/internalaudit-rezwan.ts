import type { Person } from "../person.ts";

export const person: Person = {
  id: "internalaudit-rezwan",
  family: "accounting",
  country: "BD",
  languageCode: "en",
  name: "Rezwanul Karim Chowdhury",
  headline: "Internal Auditor",
  email: "rezwanul.karim@exampleledger.example",
  phone: "+880 1811 640 277",
  location: "Chattogram, Bangladesh",
  sections: [
    { heading: "Profile", text: ["Internal auditor who reads the gate book before the ledger."] },
    { heading: "Work", jobs: [
      { title: "Internal Auditor", company: "Patenga Container Depot", place: "Chattogram", dates: "Nov 2021 – Present", from: "2021-11", to: null, points: [
        "Audits of gate, yard and {!cranes=Cranes|Crane operation}; every finding followed up after sixty days.",
        "[[Uncovered {!diesel=Diesel} losses of BDT 6.2 million.]]",
        "Prepare the papers of the audit committee.",
      ] },
      { title: "Audit Assistant", company: "Hoque Mahmud & Co.", place: "Chattogram", dates: "Jan 2017 – Dec 2019", from: "2017-01", to: "2019-12", points: ["Vouching, {?stock counts=Stock taking} and bank letters for {!spinning=Spinning} mills."] },
    ] },
    { heading: "Skills", list: ["{Internal audit|Internal auditing}", "{Internal controls}", "{Risk assessment}", "{IFRS}", "{Microsoft Excel}", "{~Integrity}"] },
    { heading: "Education", studies: [{ degree: "BBA in Accounting", degreeAlso: ["BBA Accounting"], institution: "University of Chittagong", dates: "2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Bengali}, {English}"] },
    { heading: "Referees", list: ["Mr. Shafiqul Hoque, Hoque Mahmud & Co., shafiqul@hoquemahmud.example, 031 255 8014"] },
  ],
  optional: ["Auditing", "Vouching", "External audit", "Audit follow-up", "Bank confirmations", "Statutory audits", "Board reporting", "Report writing"],
  not: ["Docker"],
  totalYears: 8,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["docx-tabs", "timeline"],
};
