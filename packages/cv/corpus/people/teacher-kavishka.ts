import type { Person } from "../person.ts";

export const person: Person = {
  id: "teacher-kavishka",
  family: "teaching",
  country: "LK",
  languageCode: "en",
  name: "Kavishka Rodrigo",
  headline: "ICT Teacher",
  email: "kavishka.rodrigo@examplemail.example",
  phone: "+94 70 516 2839",
  location: "Negombo, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Teacher who wants each pupil to take home something that runs."] },
    {
      heading: "Teaching experience",
      jobs: [
        { title: "ICT Teacher, Grades 6–11", titleAlso: ["ICT Teacher"], company: "Lagoon Gate College", place: "Negombo", dates: "Jan 2023 – Present", from: "2023-01", to: null, points: ["{Python} in Grades 10 and 11, {Scratch} for the {!rest=REST|REST API|REST APIs|RESTful APIs}.", "[[O/L pass rate in ICT rose from 71% to 93%.]]", "Look after the computer room and the {?school website=Website maintenance|School website|Website management|Website administration|Web design}."] },
        { title: "Relief Teacher", company: "Maris International School", place: "Wennappuwa", dates: "Feb 2021 – Dec 2022", from: "2021-02", to: "2022-12", points: ["Mathematics and ICT; set and marked {?term tests=Assessment|Student assessment|Term tests|Test preparation|Exam preparation|Marking|Grading}."] },
        { title: "ICT Tutor (part-time)", titleAlso: ["ICT Tutor", "Part-time ICT Tutor"], company: "Self-employed", dates: "Mar 2021 – Nov 2023", from: "2021-03", to: "2023-11", points: ["Weekend classes for twelve O/L students."] },
      ],
    },
    { heading: "Skills", tags: ["{Lesson planning}", "{Classroom management}", "{Google Classroom}", "{Microsoft Office}", "{HTML}", "{Python}", "{~Patience}", "{~Communication}"] },
    { heading: "Education", studies: [{ degree: "National Diploma in Teaching", institution: "Pasdunrata National College of Education", dates: "2018 – 2020", year: 2020 }, { degree: "G.C.E. Advanced Level", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Maris Stella College, Negombo", dates: "2017", year: 2017, points: ["ICT A, Mathematics B, Physics {!C|C programming}"] }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Activities", text: ["Teacher in charge of the {?chess} club"] },
  ],
  optional: ["Teaching", "Tutoring", "Mathematics", "Mathematics teaching", "ICT", "ICT teaching", "Computer science", "Programming", "Information technology", "Computer lab management", "Computer maintenance", "Exam preparation", "Computer literacy"],
  not: ["Physics"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["timeline", "docx-south-asian"],
};
