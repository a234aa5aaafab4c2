import type { Person } from "../person.ts";

export const person: Person = {
  id: "graduate-amaya",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Amaya Rupasinghe",
  headline: "Undergraduate seeking an internship",
  email: "amaya.r@campusmail.example",
  phone: "0704418230",
  location: "Kandy, Sri Lanka",
  links: [["github.com/amaya-r-example", "https://github.com/amaya-r-example"]],
  sections: [
    { heading: "Objective", text: ["Final year student looking for a first step as a {?front end=Front-end development} developer."] },
    { heading: "Education", studies: [{ degree: "BSc in Computer Science", institution: "University of Peradeniya", dates: "2023 – 2027 (expected)", year: 2027 }, { degree: "G.C.E. Advanced Level, Physical Science", degreeAlso: ["GCE Advanced Level"], institution: "Girls' High School, Kandy", dates: "2021", year: 2021, points: ["Combined Maths A, Physics B, Chemistry C"] }] },
    { heading: "Projects", list: ["Bus timetable app in {React} and {Firebase}; {!rest=REST|REST API} assured, it works offline.", "[[Exam paper finder used by 1,300 students in its first month]], built with {Vue|Vue.js} and {Node.js}.", "Face mask detector with {OpenCV} in {Python}."] },
    { heading: "Technical Skills", tags: ["{HTML}", "{CSS}", "{JavaScript}", "{React}", "{Python}", "{C}", "{Git}", "{Figma}"] },
    { heading: "Activities", list: ["Treasurer, Computer Society, 2025", "School prefect; {!guitar=Guitar} and rowing"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "References", text: ["Dr. Jagath Premaratne, Senior Lecturer, jagath.p@pdn-campus.example, 081 239 4000"] },
  ],
  optional: ["Web development", "Computer vision", "Mobile development", "Image processing"],
  totalYears: 0,
  level: "Entry Level",
  inconsistencies: [],
  files: ["flowing", "latex-ot1"],
};
