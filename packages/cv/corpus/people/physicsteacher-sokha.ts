import type { Person } from "../person.ts";

export const person: Person = {
  id: "physicsteacher-sokha",
  family: "teaching",
  country: "KH",
  languageCode: "en",
  name: "Sokha Chea",
  headline: "Physics Teacher",
  email: "sokha.chea@exampleschool.example",
  phone: "+855 12 640 731",
  location: "Siem Reap, Cambodia",
  sections: [
    {
      heading: "Teaching",
      jobs: [
        { title: "Physics Teacher", company: "Tonle International School", place: "Siem Reap", dates: "Aug 2019 – Present", from: "2019-08", to: null, points: [
          "Physics in grades 9 to 12; a lab session every Friday.",
          "[[Pass rate in the IGCSE examination rose from 71% to 93% in three years.]]",
          "Science club: a {!wind turbine=Wind energy|Wind turbines} of bamboo, a {!radio=Radio} in a soap box.",
          "Shy pupils {!express=Express} an idea in words before anybody calculates.",
        ] },
        { title: "Teacher of Mathematics and Physics", company: "Kampong Thom High School", place: "Kampong Thom", dates: "Oct 2014 – Jun 2019", from: "2014-10", to: "2019-06", points: [
          "Classes of 55; exam papers set in {LaTeX}.",
        ] },
      ],
    },
    { heading: "Skills", tags: ["{Lesson planning}", "{Laboratory teaching|Laboratory instruction|Practical science teaching}", "{Assessment|Student assessment}", "{Moodle}", "{GeoGebra}", "{Classroom management}", "{~Patience}", "{~Creativity}"] },
    { heading: "Education", studies: [
      { degree: "Certificate of Upper Secondary Teaching", institution: "National Institute of Education", place: "Phnom Penh", dates: "2014", year: 2014 },
      { degree: "Bachelor of Science in Physics", institution: "Royal University of Phnom Penh", dates: "2009 – 2013", year: 2013 },
    ] },
    { heading: "Languages", languages: ["{Khmer}, {English}, {French}"] },
    { heading: "Weekends", text: ["{!Swimming}, repairing old {!clocks=Clock repair|Watch repair}"] },
  ],
  optional: ["Physics", "Mathematics", "Science clubs", "Science education", "Teaching mathematics", "Physics teaching", "Mathematics teaching", "IGCSE", "Exam preparation", "Extracurricular activities", "Student engagement", "Exam setting", "Laboratory work", "Laboratory sessions", "Science"],
  totalYears: 12,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-right", "docx-lists@libreoffice"],
};
