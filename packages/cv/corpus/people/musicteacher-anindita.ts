import type { Person } from "../person.ts";

export const person: Person = {
  id: "musicteacher-anindita",
  family: "teaching",
  country: "IN",
  languageCode: "en",
  name: "Anindita Roychowdhury",
  headline: "Music Teacher",
  email: "anindita.roy@exampleraga.example",
  phone: "+91 94340 61128",
  location: "Siliguri, India",
  sections: [
    { heading: "Classrooms", jobs: [
      { title: "Music Teacher", company: "Teesta Valley School", place: "Siliguri", dates: "04/2025 - now", from: "2025-04", to: null, points: [
        "[[School choir grew from 18 to 54 pupils within one year.]]",
        "Singing, {?harmonium=Harmonium|Harmonium playing} and {?tabla=Tabla|Tabla playing} for Classes 3 to 8.",
        "Annual {?concert=Event organisation|Concert organisation|Concerts|Concert planning} together with the {!dance=Dance|Dancing} and {!painting=Painting} teachers.",
      ] },
      { title: "Assistant Music Teacher", company: "Little Kanchan Nursery", place: "Jalpaiguri", dates: "06/2024 - 03/2025", from: "2024-06", to: "2025-03", points: ["Rhymes and clapping games for the smallest."] },
    ] },
    { heading: "Abilities", tags: ["{Vocal training|Voice training|Vocal coaching}", "{Music theory}", "{Lesson planning}", "{Choir conducting|Choir direction|Conducting|Choral conducting}", "{Classroom management}", "{~Encouragement}", "{~Patience}"] },
    { heading: "Education", studies: [{ degree: "MA in Vocal Music", degreeAlso: ["MA Vocal Music"], institution: "Rabindra Bharati University", dates: "2024", year: 2024 }] },
    { heading: "Languages", languages: ["{Bengali}, {English}, {Hindi}"] },
  ],
  optional: ["Music", "Music education", "Music teaching", "Singing", "Choir", "Early childhood education"],
  totalYears: 2.4,
  level: "Junior",
  inconsistencies: [],
  files: ["two-columns@weasyprint", "docx-textbox"],
};
