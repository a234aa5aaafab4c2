import type { Person } from "../person.ts";

export const person: Person = {
  id: "hrofficer-lineo",
  family: "human resources",
  country: "LS",
  languageCode: "en",
  name: "Lineo Mokoena",
  headline: "Human Resources Officer",
  email: "lineo.mokoena@examplepeople.example",
  phone: "+266 5884 2217",
  location: "Maseru, Lesotho",
  sections: [
    { heading: "Summary", text: ["HR officer for factory and hospital staff; my door is open before the shift."] },
    {
      heading: "Employment",
      jobs: [
        { title: "HR Officer", company: "Maluti Denim", place: "Maseru", dates: "Feb 2023 – Present", from: "2023-02", to: null, points: [
          "{?Disciplinary hearings|Disciplinary procedures}, leave and contracts for 1,900 {!machinists=Sewing|Machining}, {!cutters=Cutting} and mechanics.",
          "[[Absence went down from 9.5% to 6% in one year.]]",
          "Induction every Monday at six.",
        ] },
        { title: "HR Administrator", company: "Qiloane Hospital", place: "Roma", dates: "Jan 2021 – Jun 2024", from: "2021-01", to: "2024-06", points: [
          "Full-time; personnel files of nurses, {!radiographers=Radiography} and drivers.",
          "Moved 640 files from paper to {Sage 300 People|Sage}.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Recruitment}", "{Labour relations}", "{Onboarding}", "{Payroll}", "{Microsoft Word}", "{~Discretion}", "{~Active listening}"] },
    { heading: "Education", studies: [{ degree: "BA in Industrial Psychology", institution: "National University of Lesotho", dates: "2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Sesotho=Sotho|Sesotho}, {English}"] },
    { heading: "Referees", text: ["Sister M. Lebona, Qiloane Hospital, lebona@qiloane.example, 2234 0117"] },
  ],
  optional: ["Leave management", "Leave administration", "Contracts", "Employment contracts", "Induction", "Personnel files", "Personnel administration", "Records management", "Record keeping", "Digitisation", "Absence management", "HR administration", "Industrial psychology", "Psychology", "Document management", "Attendance management", "Contract management", "Employee relations", "Data migration", "File management"],
  not: ["Nursing"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: ["overlap"],
  files: ["docx-plain", "timeline"],
};
