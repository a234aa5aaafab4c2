import type { Person } from "../person.ts";

export const person: Person = {
  id: "csgraduate-vagi",
  family: "software",
  country: "PG",
  languageCode: "en",
  name: "Vagi Kila",
  email: "vagi.kila@examplestudent.example",
  phone: "+675 7214 0936",
  location: "Port Moresby, Papua New Guinea",
  sections: [
    { heading: "Education", studies: [
      { degree: "Bachelor of Science in Computer Science", institution: "Papua New Guinea University of Technology", dates: "2025", year: 2025, points: ["High distinction in databases, bare pass in {!chemistry=Chemistry}"] },
      { degree: "Grade 12 Certificate", institution: "Sogeri National High School", dates: "2020", year: 2020, points: ["Biology B, {!Economics} B, Physics {!C}"] },
    ] },
    { heading: "What I have built", list: [
      "{!Fish} price board for the harbour market: a text message comes in, {Node.js} answers; prices in {SQLite}.",
      "Timetable app in {Kotlin}; about 300 students have it on their phones.",
      "Pages for a choir festival in {HTML} and {CSS}.",
    ] },
    { heading: "I also use", text: ["{Git}, {Visual Studio Code|VS Code|VSCode}, {Microsoft Word}"] },
    { heading: "Looking for", text: ["A first post as a junior developer, in any province. I {!react=React} calmly when things break and I ask before I guess."] },
    { heading: "Languages", languages: ["{Tok Pisin}, {English}, {Motu}"] },
    { heading: "Church and sport", text: ["Bass in the youth choir, touch rugby"] },
  ],
  optional: ["Android", "Mobile development", "Databases", "JavaScript", "Web design", "SMS integration", "SMS gateway", "Calm under pressure", "Stress management", "Computer science", "Android app development", "SQL"],
  totalYears: 0,
  level: "Entry Level",
  inconsistencies: [],
  files: ["docs-serif", "docx-plain"],
};
