import type { Person } from "../person.ts";

export const person: Person = {
  id: "maths-shanice",
  family: "teaching",
  country: "BB",
  languageCode: "en",
  name: "Shanice Alleyne-Brathwaite",
  headline: "Teacher of Mathematics",
  email: "shanice.alleyne@codrington.example",
  phone: "+1 246 555 0162",
  location: "Bridgetown, Barbados",
  sections: [
    {
      heading: "Teaching Experience",
      jobs: [
        { title: "Head of Mathematics", company: "St. Lucy Secondary School", place: "St. Lucy", dates: "2014 – Present", from: "2014", to: null, points: [
          "Lead a department of seven; {timetabling=Timetabling} of 42 periods a week together with the deputy principal.",
          "[[Raised the CSEC Mathematics pass rate from 44% to 71% in six years.]]",
          "Thursday clinic for anyone who is stuck; parents' evenings in March and November.",
        ] },
        { title: "Mathematics Teacher", company: "Careenage Girls' School", place: "Bridgetown", dates: "2001 – 2014", from: "2001", to: "2014", points: [
          "Forms 1 to 5; {?exam preparation=Exam preparation|Examination preparation|Test preparation} for CSEC; accompanied the {!choir=Choir|Singing|Choir singing} to every festival, listening only.",
        ] },
      ],
    },
    { heading: "Professional Skills", tags: ["{Mathematics|Maths|Math|Mathematics teaching|Teaching mathematics}", "{Lesson planning}", "{Classroom management}", "{Curriculum development}", "{Differentiated instruction=Differentiation}", "{GeoGebra}", "{Google Classroom}", "{~Patience}", "{~Leadership}"] },
    { heading: "Education", studies: [
      { degree: "Diploma in Education", institution: "Erdiston Teachers' Training College", dates: "2003", year: 2003 },
      { degree: "BSc Mathematics", degreeAlso: ["BSc in Mathematics"], institution: "University of the West Indies, Cave Hill", dates: "1998 – 2001", year: 2001 },
    ] },
    { heading: "Languages", languages: ["{English}, {Spanish} (basic)"] },
    { heading: "Referees", list: ["Mrs. Marva {!Jenkins}, Principal, m.jenkins@stlucy.example, +1 246 555 0110", "Mr. Carlisle Springer, retired, +1 246 555 0131"] },
  ],
  optional: ["Teaching", "Mathematics education", "Maths teaching", "Department leadership", "Department management", "Team management", "Staff management", "Parent communication", "Parent meetings", "Parents' evenings", "Tutoring", "Academic support", "Student support", "Exam preparation", "Education", "Secondary education", "Scheduling", "Remedial teaching", "Remedial instruction"],
  not: ["Spring"],
  totalYears: 25.3,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-left", "docx-plain"],
};
