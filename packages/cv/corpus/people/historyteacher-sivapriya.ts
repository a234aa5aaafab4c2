import type { Person } from "../person.ts";

export const person: Person = {
  id: "historyteacher-sivapriya",
  family: "teaching",
  country: "LK",
  languageCode: "en",
  name: "Sivapriya Kanagaratnam",
  headline: "History Teacher",
  email: "sivapriya.k@examplemail.example",
  phone: "+94 77 530 9471",
  location: "Jaffna, Sri Lanka",
  sections: [
    { heading: "Service", jobs: [
      { title: "Teacher of History", titleAlso: ["History Teacher"], company: "Palmyrah Road College", place: "Jaffna", dates: "2019 – Present", from: "2019", to: null, points: [
        "Grades 9 to 11 in two media; trips to {!forts=Forts|Fort} and {!temples=Temples|Temple}.",
        "[[Ordinary Level pass rate rose from 61% to 84%.]]",
        "Sit on the {?marking=Exam marking|Marking|Paper marking|Marking exams} panel of the zone.",
      ] },
      { title: "Trainee Teacher", company: "Palmyrah Road College", place: "Jaffna", dates: "2018 – 2019", from: "2018", to: "2019", points: ["Model answers and wall maps."] },
    ] },
    { heading: "Skills", tags: ["{Lesson planning}", "{Curriculum development}", "{Classroom management}", "{PowerPoint=Microsoft PowerPoint}", "{Report writing}", "{~Time management}"] },
    { heading: "Education", studies: [{ degree: "BA in History", degreeAlso: ["BA History"], institution: "University of Jaffna", dates: "2017", year: 2017 }] },
    { heading: "Languages", languages: ["{Tamil}, {English}, {Sinhala}"] },
    { heading: "Referees", list: ["Mr. S. Balendran, Principal, Palmyrah Road College, balendran@palmyrahroad.example, 021 260 5561"] },
  ],
  optional: ["History", "History teaching", "Field trips", "Student assessment", "Exam preparation", "Educational trips", "Assessment"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-right@weasyprint", "docx-south-asian"],
};
