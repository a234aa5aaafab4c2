import type { Person } from "../person.ts";

export const person: Person = {
  id: "tutor-oskar",
  family: "teaching",
  country: "FI",
  languageCode: "en",
  name: "Oskar Lindqvist",
  headline: "Physics and Maths Tutor",
  email: "oskar@lindqvist-tutoring.example",
  phone: "+358 40 771 2093",
  location: "Turku, Finland",
  sections: [
    { heading: "Me", text: ["Tutor for teenagers who have given up on numbers. Most of them take it back."] },
    {
      heading: "Teaching",
      jobs: [
        { title: "Private Tutor", company: "Self-employed", companyAlso: ["Freelance"], place: "Turku", dates: "Aug 2025 –", from: "2025-08", to: null, points: ["{Mathematics|Maths} and {physics} for 20 pupils a week, {exam preparation}.", "[[16 of 18 pupils raised their grade by two or more.]]"] },
        { title: "Teaching Assistant (internship)", titleAlso: ["Teaching Assistant"], company: "Aura River School", place: "Turku", dates: "Jan 2025 – May 2025", from: "2025-01", to: "2025-05", points: ["{Lesson planning} with the class teacher, {GeoGebra} worksheets."] },
      ],
    },
    { heading: "Good with", tags: ["{GeoGebra}", "{Python}", "{LaTeX}", "{Moodle}", "{~Patience}", "{~Humour|Humor|Sense of humour}"] },
    { heading: "Studies", studies: [{ degree: "BSc in Physics", institution: "University of Turku", dates: "2021 – 2024", year: 2024 }] },
    { heading: "Languages", languages: ["{Finnish}, {Swedish}, {English}"] },
    { heading: "Spare time", text: ["Ice {!swimming=Swimming}, {!C#=C#} minor preludes"] },
  ],
  optional: ["Tutoring", "Teaching", "Private tutoring"],
  totalYears: 1.7,
  level: "Junior",
  inconsistencies: [],
  files: ["rating", "docx-tabs"],
};
