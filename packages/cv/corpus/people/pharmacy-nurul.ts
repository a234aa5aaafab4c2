import type { Person } from "../person.ts";

export const person: Person = {
  id: "pharmacy-nurul",
  family: "pharmacy",
  country: "MY",
  languageCode: "en",
  name: "Nurul Izzah binti Hamid",
  headline: "Pharmacy Technician",
  email: "nurul.hamid@melakamail.example",
  phone: "012-778 3350",
  location: "Melaka, Malaysia",
  sections: [
    { heading: "ABOUT ME", text: ["Technician in outpatient pharmacies. I count twice."] },
    {
      heading: "EMPLOYMENT",
      jobs: [
        { title: "Pharmacy Assistant", company: "Farmasi Hang Tuah", place: "Melaka", dates: "2024 – present", from: "2024", to: null, points: ["{Dispensing} and {prescription screening=Prescription review|Prescription screening|Prescription verification} under the pharmacist; {labelling=Medication labelling|Labelling|Labeling|Medicine labelling}.", "[[Waiting time at the counter down from 25 to 11 minutes with a number system.]]"] },
        { title: "Retail Assistant", company: "Farmasi Hang Tuah", place: "Melaka", dates: "2022 – 2024", from: "2022", to: "2024", promoted: true, points: ["Till, shelves, expiry dates."] },
      ],
    },
    { heading: "COMPETENCIES", tags: ["{Cold chain management|Cold chain|Cold chain handling}", "{Drug inventory|Pharmacy inventory|Drug inventory management|Pharmaceutical inventory}", "{Patient counselling|Patient counseling}", "{Microsoft Office|MS Office}", "{~Honesty|Integrity}"] },
    { heading: "QUALIFICATION", studies: [{ degree: "Diploma in Pharmacy", institution: "Politeknik Melaka", dates: "2019 – 2022", year: 2022 }] },
    { heading: "LANGUAGES", languages: ["{Malay|Bahasa Malaysia}", "{English}", "{Arabic} (reading)"] },
    { heading: "REFEREE", text: ["Puan Salmah Idris, Pharmacist, 06-281 4400, salmah@hangtuah.example"] },
  ],
  optional: ["Point of sale", "Cash handling", "Stock rotation", "Expiry management", "Queue management", "Customer service", "Retail", "Inventory management"],
  totalYears: 4.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["spaced", "pipes@weasyprint"],
};
