import type { Person } from "../person.ts";

export const person: Person = {
  id: "clerk-malini",
  family: "public service",
  country: "LK",
  languageCode: "en",
  name: "Malini Thilakaratne",
  headline: "Management Service Officer",
  email: "malini.thilak@ratnapost.example",
  phone: "045-2230118",
  location: "28, Bandaranayake Mawatha, Ratnapura",
  labels: { contact: "Contact", email: "E-mail Address", phone: "Telephone No.", address: "Permanent Address" },
  sections: [
    { heading: "01. Personal Information", rows: [["Name in Full", "Thilakaratne Arachchige Malini"], ["Date of Birth", "1979/11/03"], ["Gender", "Female"], ["NIC", "798080123V"], ["School Attended", "Ferguson High School, Ratnapura"]] },
    { heading: "02. Educational Qualifications", studies: [{ degree: "G.C.E. (Advanced Level)", degreeAlso: ["GCE Advanced Level", "G.C.E. A/L"], institution: "Ferguson High School", dates: "1998", year: 1998, points: ["Sinhala B, Political Science C, Economics S"] }] },
    { heading: "03. Professional Qualifications", studies: [{ degree: "Diploma in Public Administration", institution: "Sri Lanka Institute of Development Administration", dates: "2012", year: 2012 }] },
    {
      heading: "04. Work Experience",
      jobs: [
        { title: "Management Service Officer, Class I", titleAlso: ["Management Service Officer"], company: "Divisional Secretariat, Ratnapura", dates: "2009.02.16 – up to now", from: "2009-02", to: null, points: ["{Leave records=Record keeping|Leave records|Records management|Leave management}, {pension files=Pension administration|Pension files}, {minute taking=Minute taking}, replies to the public.", "[[Brought the waiting list for pension files from 214 to 30 within one year.]]"] },
        { title: "Clerk", company: "Balangoda Multi-Purpose Co-operative Society", dates: "2002.05.01 – 2009.02.15", from: "2002-05", to: "2009-02", points: ["Stores ledger, {typing=Typing} in Sinhala and English."] },
      ],
    },
    { heading: "05. Computer Literacy", list: ["{MS Word=Microsoft Word}, {MS Excel=Microsoft Excel} and Unicode Sinhala {typing=Typing}"] },
    { heading: "06. Extra Curricular Activities", list: ["{!Netball=Netball} team 1996", "Volunteer, Red Cross {?first aid=First aid} tent at Sri Pada season"] },
    { heading: "07. Language Proficiency", languages: ["{Sinhala}, {English}"] },
    { heading: "08. Non-related Referees", text: ["Mrs. P. Gamage, Retired Divisional Secretary, 045 222 1000"] },
    { heading: "Certification", text: ["I hereby declare that the above details are true and accurate."] },
  ],
  optional: ["Public administration", "File management", "Office administration", "Correspondence", "Stores management", "Bookkeeping"],
  totalYears: 24.5,
  level: "Expert",
  inconsistencies: [],
  files: ["bio-data", "docx-form"],
};
