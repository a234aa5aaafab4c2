import type { Person } from "../person.ts";

export const person: Person = {
  id: "itstudent-mariyam",
  family: "software",
  country: "MV",
  languageCode: "en",
  name: "Mariyam Shaufa Ibrahim",
  email: "shaufa.ibrahim@examplestudent.example",
  phone: "+960 771 2046",
  location: "Malé, Maldives",
  sections: [
    { heading: "Education", studies: [{ degree: "BSc in Information Systems", degreeAlso: ["BSc Information Systems"], institution: "Maldives National University", dates: "2026", year: 2026, points: ["Class representative; grade {!C} in {!statistics=Statistics}, A in final project"] }] },
    { heading: "Projects", list: [
      "Ferry timetable app in {Kotlin} with {Firebase}.",
      "{!Budget=Budgeting|Budget management} tool for my mother's shop in {Java} and {SQLite}; all code kept in {Git}.",
    ] },
    { heading: "Aim", text: ["A first post in app development. I {!excel=Microsoft Excel|Excel} when nobody is watching and {!react=React|React.js|ReactJS} well when somebody is."] },
    { heading: "Languages", languages: ["{Dhivehi}, {English}"] },
    { heading: "Interests", text: ["Volleyball, collecting {!shells=Shell|Bash|Shell scripting}"] },
  ],
  optional: ["App development", "Mobile development", "Mobile app development", "Android", "Information systems", "SQL", "Databases"],
  totalYears: 0,
  level: "Entry Level",
  inconsistencies: [],
  files: ["classic", "docx-plain"],
};
