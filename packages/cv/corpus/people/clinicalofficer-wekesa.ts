import type { Person } from "../person.ts";

export const person: Person = {
  id: "clinicalofficer-wekesa",
  family: "medicine",
  country: "KE",
  languageCode: "en",
  name: "Brian Wekesa Simiyu",
  headline: "Clinical Officer",
  email: "brian.wekesa@examplepost.example",
  phone: "+254 722 805 316",
  location: "Bungoma, Kenya",
  sections: [
    { heading: "About", text: ["Clinical officer for rural health centres, with and without {!electricity=Electricity|Electrical work}."] },
    { heading: "Jobs", jobs: [
      { title: "Clinical Officer in Charge", titleAlso: ["Clinical Officer"], company: "Sang’alo Health Centre", companyAlso: ["Sang'alo Health Centre"], place: "Bungoma", dates: "March 2021 to present", from: "2021-03", to: null, points: [
        "[[Waiting time of outpatients came down from 170 to 80 minutes.]]",
        "Outpatients, {?night calls=On-call duty} and {?supervision=Supervision|Staff supervision|Team management} of six nurses.",
        "Most {?wounds=Wound care} come from {!motorcycles=Motorcycles|Motorcycle} and {!cane=Sugar cane|Cane|Sugarcane} knives.",
      ] },
      { title: "Clinical Officer Intern", company: "Webuye County Hospital", place: "Webuye", dates: "October 2019 to September 2020", from: "2019-10", to: "2020-09", points: ["Medical, surgical, maternity and children's wards, three months each."] },
    ] },
    { heading: "Strengths", tags: ["{Diagnosis}", "{Minor surgery}", "{Antenatal care}", "{Immunisation=Vaccination}", "{HIV care|HIV management|HIV treatment|HIV/AIDS care}", "{~Empathy}", "{~Honesty=Integrity}"] },
    { heading: "Studies", studies: [{ degree: "Diploma in Clinical Medicine and Surgery", institution: "Kenya Medical Training College", place: "Webuye", dates: "2019", year: 2019 }] },
    { heading: "Registration", certificates: ["{Registered Clinical Officer}, Clinical Officers Council"] },
    { heading: "Languages", languages: ["{English}, {Swahili}, {Bukusu|Lubukusu}"] },
  ],
  optional: ["Outpatient care", "Maternity care", "Paediatrics", "Internal medicine", "Surgery", "Primary health care", "Leadership", "Patient flow"],
  totalYears: 6.7,
  level: "Senior",
  inconsistencies: [],
  files: ["title-at", "docx-sidebar@libreoffice"],
};
