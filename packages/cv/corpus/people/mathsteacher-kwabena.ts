import type { Person } from "../person.ts";

export const person: Person = {
  id: "mathsteacher-kwabena",
  family: "teaching",
  country: "GH",
  languageCode: "en",
  name: "Kwabena Osei-Tutu Amankwah",
  printedName: "MR. KWABENA OSEI-TUTU AMANKWAH",
  headline: "Teacher of Mathematics and Physics",
  email: "kwabena.amankwah@ashantipost.example",
  phone: "+233 24 555 0137",
  location: "Kumasi, Ghana",
  sections: [
    { heading: "CAREER OBJECTIVE", text: ["To serve as head of department or assistant headmaster in a school where every girl and boy is expected to pass mathematics. I have stood in front of a class for over twenty-one years and I still prepare every lesson the evening before."] },
    {
      heading: "TEACHING EXPERIENCE",
      jobs: [
        { title: "Head of Mathematics Department", company: "Asafo Senior High School", place: "Kumasi", dates: "September 2015 – Date", from: "2015-09", to: null, points: ["Lead nine teachers; {timetable=Timetabling|Timetable|Timetable planning|Scheduling}, {scheme of work=Schemes of work|Scheme of work|Curriculum planning|Curriculum development}, {lesson observation=Lesson observation|Classroom observation|Lesson observations} and departmental budget.", "[[Raised the WASSCE core mathematics pass rate from 54% to 81% between 2016 and 2024.]]", "Teach {elective mathematics=Elective mathematics|Mathematics|Mathematics teaching|Teaching mathematics|Maths teaching|Maths} to Form 2 and Form 3.", "[[?Launched a Saturday {remedial class=Remedial teaching|Remedial classes|Remedial class|Remedial education|Remedial lessons} that now serves 120 learners.]]"] },
        { title: "Mathematics and Physics Tutor", company: "Obuasi Goldfields Senior High", place: "Obuasi", dates: "September 2009 – August 2015", from: "2009-09", to: "2015-08", points: ["Taught {physics=Physics|Physics teaching|Teaching physics} with {practical laboratory sessions=Laboratory practicals|Practical laboratory sessions|Laboratory teaching|Laboratory sessions|Practical sessions|Laboratory work|Practical lessons}, many with apparatus we made from scrap.", "{Examiner=Examining|Exam marking|Examination marking|Examiner|Assessment|Examinations|Marking} for the West African Examinations Council, physics paper 2, five seasons.", "Housemaster of a boarding house of 140 boys; {pastoral care=Pastoral care|Pastoral support}.", "Explained hydrogen and ionic {!bonds=Bonds} to the chemistry class when their master fell ill."] },
        { title: "Class Teacher", company: "Bekwai Methodist Junior High School", place: "Bekwai", dates: "September 2005 – August 2009", from: "2005-09", to: "2009-08", points: ["General science and mathematics, classes of up to sixty; {classroom management=Classroom management|Class management|Class control}, {continuous assessment=Continuous assessment|Assessment|Student assessment} and {report writing=Report writing|Report cards|Student reports}.", "[[?Took the school quiz team to the regional final in 2008, the first time in 19 years.]]"] },
      ],
    },
    {
      heading: "EDUCATION",
      studies: [
        { degree: "M.Phil. Mathematics Education", institution: "University of Education", place: "Winneba", dates: "2014", year: 2014 },
        { degree: "B.Ed. Mathematics", institution: "University of Cape Coast", place: "Cape Coast", dates: "2005", year: 2005 },
      ],
    },
    { heading: "LICENCE AND SHORT COURSES", certificates: ["{National Teaching Licence=National Teaching Licence|Teaching licence|Ghana National Teaching Licence}, National Teaching Council, 2020", "{ICT in the Classroom=ICT in the Classroom|ICT in the classroom certificate}, 2019"] },
    { heading: "OTHER DUTIES", text: ["I use {GeoGebra} on the projector and {Google Classroom} for homework.", "Staff secretary since 2018 ({minute taking=Minute taking|Minutes|Taking minutes|Minute-taking}). The school website was our computer master's own {!web design=Web design}; I supplied the photographs. My pupils have a {!coding=Coding|Programming} club on Wednesdays and I keep the key."] },
    { heading: "LANGUAGES", languages: ["{Twi}, {English}, {Fante}"] },
    { heading: "REFEREES", text: ["Mrs. Afua Boakye-Danquah, Headmistress, Asafo Senior High School; Rev. Ebenezer Quaye, Circuit Minister."] },
  ],
  optional: ["Teaching", "Science", "Education", "Counselling", "Public speaking", "Leadership", "Team leadership", "Supervision", "Coaching", "Electronics", "Secondary teaching", "Staff training", "Training", "Science education", "Pedagogy", "Department management", "STEM education", "Preparation", "Planning", "Lesson preparation", "Budgeting", "Budget management", "Budget", "Improvisation", "Resourcefulness", "Creativity", "Teaching aids", "Student welfare", "Student counselling", "Chemistry", "Chemistry teaching", "ICT", "Computer literacy", "Educational technology", "Projector"],
  totalYears: 21.2,
  level: "Expert",
  inconsistencies: [],
  files: ["margin-headings", "docx-table"],
};
