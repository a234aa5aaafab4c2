import type { Person } from "../person.ts";

export const person: Person = {
  id: "ictteacher-vithursan",
  family: "teaching",
  country: "LK",
  languageCode: "en",
  name: "Vithursan Kanagaratnam",
  headline: "ICT Teacher",
  email: "vithursan.k@yalmail.example",
  phone: "+94 75 555 2047",
  location: "Jaffna, Sri Lanka",
  sections: [
    { heading: "About me", text: ["First post, forty-one pupils a class, twenty machines. We share, and it works."] },
    {
      heading: "Teaching",
      jobs: [
        { title: "ICT Teacher, Grades 8–10", titleAlso: ["ICT Teacher"], company: "Vadamarachchi Hindu Ladies’ School", place: "Point Pedro", dates: "January 2026 – Present", from: "2026-01", to: null, points: ["Term plans and {?marking=Marking|Assessment|Grading} for six classes; robots on Thursdays with {Arduino}.", "[[Pass rate in the term test rose from 58% to 81% within two terms.]]", "Keep the computer room running with what is in the drawer."] },
      ],
    },
    { heading: "Teaching practice", text: ["Ten weeks at a rural school near Chavakachcheri, 2025: {Scratch} and the first steps in {Python}."] },
    { heading: "Abilities", tags: ["{Lesson planning}", "{Classroom management}", "{Python}", "{Scratch}", "{Google Classroom}", "{MS Office=Microsoft Office}", "{~Patience}", "{~Creativity}"] },
    { heading: "Education", studies: [{ degree: "National Diploma in Teaching (Information and Communication Technology)", degreeAlso: ["National Diploma in Teaching", "National Diploma in Teaching (ICT)"], institution: "Jaffna National College of Education", dates: "2022 – 2025", year: 2025 }, { degree: "G.C.E. (A/L), Technology stream", degreeAlso: ["G.C.E. (A/L)", "G.C.E. Advanced Level", "G.C.E. A/L"], institution: "Hartley Vidyalayam", dates: "2021", year: 2021, points: ["Two {!C=C} passes and an S in Engineering Technology"] }] },
    { heading: "Languages", languages: ["{Tamil}, {English}, {Sinhala}"] },
    { heading: "Hobbies", text: ["{!Volleyball}, the {!veena=Veena}, repairing radios"] },
  ],
  optional: ["Teaching", "ICT teaching", "ICT", "Information technology", "Computer science education", "Robotics", "Programming", "Electronics", "Radio repair", "Computer maintenance", "Hardware maintenance", "Computer lab management", "Computer repair", "Term planning", "Curriculum planning", "Exam preparation", "Student assessment", "Test preparation", "Engineering technology", "Resourcefulness"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["timeline", "docx-sidebar@libreoffice"],
};
