import type { Person } from "../person.ts";

export const person: Person = {
  id: "occupational-nadeeka",
  family: "occupational therapy",
  country: "LK",
  languageCode: "en",
  name: "Nadeeka Abeyratne",
  headline: "Occupational Therapist",
  email: "nadeeka.abeyratne@examplemail.example",
  phone: "+94 70 662 1849",
  location: "Kalutara, Sri Lanka",
  sections: [
    { heading: "Therapy posts", jobs: [
      { title: "Occupational Therapist", company: "Kalu Ganga Rehabilitation Hospital", place: "Kalutara", dates: "09/2021 - now", from: "2021-09", to: null, points: [
        "[[Average stay after a stroke shortened from 34 to 26 days.]]",
        "{Splints=Splinting|Splint making|Splints|Orthotic splinting|Splint fabrication} for burnt hands; {!cooking=Cooking} and {!sewing=Sewing} corners to practise grip.",
        "{?Home visits} before patients leave us.",
      ] },
      { title: "Intern Occupational Therapist", titleAlso: ["Occupational Therapist Intern"], company: "Colombo East Hospital", place: "Mulleriyawa", dates: "11/2020 - 04/2021", from: "2020-11", to: "2021-04", points: ["Children's ward and {?wheelchair fitting=Wheelchair fitting|Wheelchair assessment|Wheelchair prescription}."] },
    ] },
    { heading: "Abilities", tags: ["{Hand therapy}", "{Stroke rehabilitation}", "{Cognitive assessment|Cognitive assessments}", "{Daily living skills=Activities of daily living|ADL|ADL training|Daily living skills|Activities of daily living training}", "{~Creativity}", "{~Patience}"] },
    { heading: "Education", studies: [{ degree: "BSc in Occupational Therapy", degreeAlso: ["BSc Occupational Therapy"], institution: "University of Kelaniya", dates: "2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
  ],
  optional: ["Occupational therapy", "Rehabilitation", "Paediatrics", "Patient care", "Burn rehabilitation", "Discharge planning"],
  totalYears: 5.7,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["two-columns", "docx-columns@libreoffice"],
};
