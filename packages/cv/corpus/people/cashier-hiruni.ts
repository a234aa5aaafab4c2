import type { Person } from "../person.ts";

export const person: Person = {
  id: "cashier-hiruni",
  family: "retail",
  country: "LK",
  languageCode: "en",
  name: "Hiruni Sewwandi",
  email: "hirunisewwandi99@postmail.example",
  phone: "+94 74 082 3316",
  location: "Kaduwela",
  sections: [
    { heading: "PERSONAL INFORMATION", rows: [["Full name", "Dissanayake Mudiyanselage Hiruni Sewwandi"], ["Date of birth", "21/03/2006"], ["School", "Kaduwela Central College"]] },
    { heading: "OBJECTIVE", text: ["Seeking a cashier post while following my {!AAT} classes."] },
    { heading: "EDUCATION", studies: [{ degree: "G.C.E. A/L Commerce", degreeAlso: ["GCE Advanced Level", "G.C.E. A/L"], institution: "Kaduwela Central College", dates: "2025", year: 2025, points: ["Accounting B, Economics C, Business Studies B"] }, { degree: "G.C.E. O/L", degreeAlso: ["GCE Ordinary Level"], institution: "Kaduwela Central College", dates: "2022", year: 2022 }] },
    {
      heading: "EXPERIENCE",
      jobs: [{ title: "Seasonal Cashier", titleAlso: ["Cashier"], company: "Athurugiriya Food City", dates: "December 2025 – April 2026", from: "2025-12", to: "2026-04", points: ["{Barcode scanning|Barcode scanner}, {cash balancing=Cash handling|Cash balancing}, gift wrapping."] }],
    },
    { heading: "SKILLS", tags: ["{MS Word=Microsoft Word}", "{MS Excel=Microsoft Excel}", "{~Politeness|Courtesy}", "{~Punctuality}"] },
    { heading: "EXTRA CURRICULAR", list: ["School {!band=Music}: snare drum", "{!Badminton}, under 17"] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English} (average)"] },
    { heading: "REFEREES", text: ["Mrs. Rohini Peiris, Vice Principal, 011 253 9988", "Mr. Ajith Kumara, Store {!Manager=Store management}, 077 700 5521, ajith@foodcity-athu.example"] },
  ],
  not: ["Accounting", "Economics"],
  optional: ["Cashiering", "Retail", "Gift wrapping"],
  totalYears: 0.4,
  level: "Entry Level",
  inconsistencies: [],
  files: ["bio-data", "docx-plain@libreoffice-docx"],
};
