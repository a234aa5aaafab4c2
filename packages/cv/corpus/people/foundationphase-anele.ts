import type { Person } from "../person.ts";

export const person: Person = {
  id: "foundationphase-anele",
  family: "teaching",
  country: "ZA",
  languageCode: "en",
  name: "Anele Ntombela",
  headline: "Foundation Phase Teacher",
  email: "anele.ntombela@umlazipost.example",
  phone: "+27 82 614 7703",
  location: "Umlazi, Durban",
  sections: [
    { heading: "Personal statement", text: ["I teach the first three years of school, when a child decides whether letters are friends."] },
    {
      heading: "Teaching posts",
      jobs: [
        { title: "Teacher, Grade 1", titleAlso: ["Teacher", "Grade 1 Teacher"], company: "Umzimkulu Road Primary School", place: "Durban", dates: "January 2020 – present", from: "2020-01", to: null, points: [
          "Class of 41; {phonics=Phonics|Phonics teaching} in isiZulu first, then English, as {?CAPS=CAPS|CAPS curriculum|Curriculum and Assessment Policy Statement} lays down.",
          "[[Children reading at grade level at year's end: from 48% to 79% in three years.]]",
          "Plan the week in {Google Classroom}; run the {?feeding scheme=School feeding programme|Feeding scheme|School nutrition programme} list and the rain gauge.",
        ] },
        { title: "Grade R Teacher", company: "Little Aloes Pre-Primary", place: "Pinetown", dates: "January 2016 – December 2019", from: "2016-01", to: "2019-12", points: ["Grade {!R=R|R programming|R language}: {?play-based learning=Play-based learning|Learning through play}, {!drums=Drumming|Drums}, sandpit and the first pencil.", "[[All 23 children of 2018 passed the school readiness check.]]"] },
        { title: "Teacher Assistant", titleAlso: ["Teaching Assistant"], company: "Inanda Valley School", place: "Inanda", dates: "November 2015 – February 2014", from: "2015-11", to: "2014-02" },
      ],
    },
    { heading: "Skills", tags: ["{Lesson planning}", "{Classroom management}", "{Early literacy=Early literacy|Literacy|Literacy teaching|Reading instruction}", "{Continuous assessment=Continuous assessment|Assessment|Student assessment}", "{Barriers to learning=Barriers to learning|Inclusive education|Learning support|Special educational needs|Remedial education}", "{~Creativity}", "{~Patience}", "{~Teamwork}"] },
    { heading: "Qualifications", studies: [{ degree: "BEd Foundation Phase Teaching", degreeAlso: ["BEd in Foundation Phase Teaching", "BEd", "Bachelor of Education"], institution: "University of KwaZulu-Natal", dates: "2012 – 2015", year: 2015 }, { degree: "National Senior Certificate", degreeAlso: ["Matric"], institution: "Vukuzakhe High School, Umlazi", dates: "2011", year: 2011 }] },
    { heading: "Registration and short courses", certificates: ["{South African Council for Educators (SACE)=SACE Registration|SACE|South African Council for Educators|South African Council for Educators (SACE)|SACE registered}, professional registration", "{First Aid Level 1=First Aid Level 1|First aid|First Aid}, St John, 2024"] },
    { heading: "Languages", languages: ["{isiZulu=Zulu|isiZulu}, {English}, some {Afrikaans}"] },
    { heading: "Sport", text: ["Coaches the under-nine {?netball=Netball|Netball coaching|Coaching|Sports coaching} girls"] },
  ],
  optional: ["Teaching", "Early childhood education", "Early childhood development", "Foundation phase teaching", "Parent communication", "Bilingual teaching", "School readiness assessment", "Curriculum planning", "Reading instruction", "English teaching", "isiZulu teaching", "Primary teaching", "Primary education", "Preschool teaching", "Curriculum implementation", "Bilingual education", "Mother-tongue instruction", "Mentoring", "Assessment", "First aid", "Literacy", "Reading", "Numeracy"],
  not: ["Letters"],
  totalYears: 10.8,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["two-columns@weasyprint", "docx-lists"],
};
