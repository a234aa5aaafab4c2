import type { Person } from "../person.ts";

export const person: Person = {
  id: "teacher-okello",
  family: "teaching",
  country: "UG",
  languageCode: "en",
  name: "Okello Patrick Odongo",
  headline: "Teacher of Physics and Mathematics",
  email: "p.odongo@guluschool.example",
  phone: "+256 772 555 310",
  location: "Gulu, Uganda",
  sections: [
    { heading: "About", text: ["Physics is best taught with string, stones and a stopwatch."] },
    {
      heading: "Classrooms",
      jobs: [
        { title: "Head of Science", company: "St. Kizito Secondary School", place: "Gulu", dates: "Jan '24 – present", from: "2024-01", to: null, points: ["Six teachers, two laboratories, one generator.", "[[Physics passes at O level went up from 44 to 63 per cent in two years.]]"] },
        { title: "Physics Teacher", company: "St. Kizito Secondary School", place: "Gulu", dates: "Feb '19 – Aug '21", from: "2019-02", to: "2021-08", points: ["24 periods a week in Senior 1 to 4; {?science club=Extracurricular activities|Science club} and debating."] },
        { title: "Student Teacher", company: "Lira Town College", place: "Lira", dates: "May '17 – Jul '17", from: "2017-05", to: "2017-07", points: ["School practice under Mrs Acen: {!letters=Letters} home, marking, bus duty."] },
      ],
    },
    { heading: "Full-time study", text: ["September 2021 to December 2023: master's degree, see below."] },
    { heading: "Abilities", list: ["{Lesson planning}", "{Laboratory practicals=Laboratory practicals|Practical work|Practicals|Laboratory work}", "{Setting and marking exams=Assessment|Student assessment|Setting and marking exams|Exam marking|Exam setting|Marking}", "{Classroom management}", "{GeoGebra}", "{~Patience}"] },
    {
      heading: "Education",
      studies: [
        { degree: "Master of Education (Science Education)", degreeAlso: ["Master of Education", "Master of Education in Science Education"], institution: "Makerere University", dates: "2021 – 2023", year: 2023 },
        { degree: "BSc with Education (Physics, Mathematics)", degreeAlso: ["BSc with Education", "BSc with Education in Physics and Mathematics"], institution: "Gulu University", dates: "2015 – 2018", year: 2018 },
      ],
    },
    { heading: "Tongues", languages: ["{Acholi}, {English}, {Luganda|Ganda}, {Swahili} (fair)"] },
  ],
  optional: ["Physics", "Mathematics", "Physics teaching", "Mathematics teaching", "Science education", "Department management", "Leadership", "Team leadership", "Mentoring"],
  totalYears: 5.7,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["docx-lists", "latex-article"],
};
