import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-maricel",
  family: "nursing",
  country: "PH",
  languageCode: "en",
  name: "Maricel Tabora Dumlao",
  printedName: "MARICEL TABORA DUMLAO, RN",
  headline: "Staff Nurse, Emergency Department",
  email: "maricel.dumlao@bayanmail.example",
  phone: "+63 917 555 0264",
  location: "Iloilo City, Philippines",
  sections: [
    { heading: "Objective", text: ["Charge nurse post in an emergency department where handover is taken seriously."] },
    {
      heading: "Employment Record",
      jobs: [
        { title: "Senior Staff Nurse, Emergency", titleAlso: ["Senior Staff Nurse"], company: "Guimaras Strait Medical Center", place: "Iloilo City", dates: "Mar 2019 – Present", from: "2019-03", to: null, points: ["{Triage} of up to 180 patients in 24 hours; charge nurse on every third night.", "[[Brought the average wait before the first nurse contact down from 26 to 11 minutes.]]", "Teach new graduates {ECG} and {IV cannulation=Cannulation}."] },
        { title: "Staff Nurse, Medical Ward", titleAlso: ["Staff Nurse"], company: "Panay Provincial Hospital", place: "Roxas City", dates: "Jun 2014 – Feb 2019", from: "2014-06", to: "2019-02", points: ["Thirty beds and the private rooms of the {!Ruby} Wing; drips, dressings, discharge talks.", "Link nurse for {?infection control=Infection control}."] },
      ],
    },
    { heading: "Skills", list: ["{Triage}", "{Medication administration}", "{IV therapy}", "{Wound care}", "{Vital signs monitoring}", "{Patient education}", "{Electronic medical records|EMR|Electronic health records|EHR}", "{~Composure under pressure=Stress management|Composure under pressure}", "{~Compassion=Empathy}"] },
    { heading: "Licences and Training", certificates: ["{Registered Nurse|RN|PRC Registered Nurse|Registered Nurse (PRC)}, Professional Regulation Commission, 2014", "{Basic Life Support|BLS}, 2025", "{Advanced Cardiac Life Support|ACLS}, 2025"] },
    { heading: "Education", studies: [{ degree: "Bachelor of Science in Nursing", institution: "Central Philippine University", place: "Iloilo City", dates: "2009 – 2013", year: 2013 }] },
    { heading: "Languages", languages: ["{Hiligaynon|Ilonggo}, {Filipino|Tagalog}, {English}"] },
    { heading: "Interests", text: ["Church choir, {!baking=Baking}, our two dogs"] },
    { heading: "Declaration", text: ["I certify that the above is true and correct to the best of my knowledge."] },
  ],
  optional: ["Emergency nursing", "Emergency care", "Emergency medicine", "Acute care", "Patient handover", "Clinical handover", "Teaching", "Mentoring", "Training", "Preceptorship", "Clinical teaching", "Leadership", "Charge nurse", "Shift leadership", "Team leadership", "Discharge planning", "Wound dressing", "Infusion therapy", "Patient flow", "Medical-surgical nursing", "Medical nursing", "Night shifts"],
  totalYears: 12.4,
  level: "Expert",
  inconsistencies: [],
  files: ["grid", "docx-form"],
};
