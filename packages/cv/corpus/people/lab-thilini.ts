import type { Person } from "../person.ts";

export const person: Person = {
  id: "lab-thilini",
  family: "laboratory",
  country: "LK",
  languageCode: "en",
  name: "Thilini Jayawardhana",
  headline: "Medical Laboratory Technologist",
  email: "thilini.jay@lankalab.example",
  phone: "+94 70 339 2814",
  location: "Ragama, Sri Lanka",
  sections: [
    { heading: "CAREER PROFILE", text: ["Medical laboratory technologist with a steady hand and a clean bench."] },
    {
      heading: "WORKING EXPERIENCE",
      jobs: [
        { title: "Medical Laboratory Technologist", company: "Muthurajawela Hospital", place: "Wattala", dates: "2022 August up to date", from: "2022-08", to: null, points: ["{Haematology|Hematology} and {microbiology} benches: {blood cultures=Blood cultures|Blood culture}, {Gram staining|Gram stain}, {antibiotic sensitivity=Antibiotic susceptibility testing|Antibiotic sensitivity testing|Antibiotic sensitivity}.", "[[Rejected samples were brought down from 5.2% to 1.1% by training the ward staff.]]"] },
        { title: "Trainee MLT", titleAlso: ["Trainee Medical Laboratory Technologist"], company: "Negombo Diagnostics", place: "Negombo", dates: "2021 June – 2022 July", from: "2021-06", to: "2022-07", points: ["{Phlebotomy}, {urinalysis|Urine analysis}, cleaning of analysers."] },
      ],
    },
    { heading: "PROFESSIONAL SKILLS", tags: ["{Blood grouping|Blood typing}", "{Quality control}", "{Laboratory information systems|LIS|Laboratory information system}", "{Biosafety}", "{~Accuracy=Attention to detail|Accuracy}"] },
    { heading: "EDUCATION", studies: [{ degree: "BSc (Hons) in Medical Laboratory Sciences", degreeAlso: ["BSc in Medical Laboratory Sciences"], institution: "University of Sri Jayewardenepura", dates: "2016 - 2021", year: 2021 }, { degree: "G.C.E. A/L (Biology)", degreeAlso: ["GCE Advanced Level", "GCE A/L", "G.C.E. A/L"], institution: "Ave Maria Convent, Negombo", dates: "2015", year: 2015 }] },
    { heading: "REGISTRATION", certificates: ["{SLMC registration|SLMC|Sri Lanka Medical Council registration}, Sri Lanka Medical Council"] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
    { heading: "REFEREES", text: ["Dr. Anoma Fernando, Consultant Microbiologist, 011 295 9000, anoma.f@muthurajawela.example"] },
  ],
  optional: ["Training", "Staff training", "Sample handling", "Clinical pathology", "Medical laboratory", "Laboratory techniques", "Specimen collection", "Biology"],
  totalYears: 5.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["spaced", "docx-form"],
};
