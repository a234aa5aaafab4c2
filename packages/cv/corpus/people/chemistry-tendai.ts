import type { Person } from "../person.ts";

export const person: Person = {
  id: "chemistry-tendai",
  family: "teaching",
  country: "ZW",
  languageCode: "en",
  name: "Tendai Mapfumo",
  headline: "Chemistry Teacher",
  email: "tendai.mapfumo@matobomail.example",
  phone: "+263 77 555 4182",
  location: "Bulawayo, Zimbabwe",
  sections: [
    {
      heading: "Teaching",
      jobs: [
        { title: "Chemistry Teacher", company: "Matobo Hills High School", place: "Bulawayo", dates: "Jan 2022 – Present", from: "2022-01", to: null, points: [
          "Advanced Level {Chemistry|Chemistry teaching|Teaching chemistry} and Form 3 {?Combined Science=Combined Science|Science|Science teaching|General science}; two laboratories and one working fume cupboard.",
          "[[A-Level pass rate went up from 61% to 84% in three years.]]",
          "Housemaster of {!Ruby} House; I also run the {!chess=Chess} club.",
        ] },
        { title: "Chemistry Tutor (part-time, evenings)", titleAlso: ["Chemistry Tutor", "Chemistry Tutor (part-time)"], company: "Self-employed", dates: "Mar 2022 – Dec 2023", from: "2022-03", to: "2023-12" },
        { title: "Assistant Science Teacher", titleAlso: ["Assistant Teacher"], company: "Plumtree Mission Secondary", companyAlso: ["Plumtree Mission Secondary School"], place: "Plumtree", dates: "Jan 2019 – Dec 2021", from: "2019-01", to: "2021-12", points: [
          "Showed {?titration=Titration|Titrations} with vinegar and red cabbage when the store was empty.",
          "Lessons by {?WhatsApp} in 2020, and {!goats=Goats|Goat farming|Goat keeping} in the yard.",
        ] },
      ],
    },
    { heading: "What I bring", tags: ["{Lesson planning}", "{Laboratory safety|Lab safety}", "{Practical demonstrations|Demonstrations|Laboratory demonstrations|Laboratory practicals|Practicals}", "{Cambridge syllabus|Cambridge curriculum|Cambridge International|Cambridge International curriculum}", "{PhET simulations|PhET}", "{Google Classroom}", "{Marking=Assessment|Marking|Grading}", "{~Patience}", "{~Humour=Humour|Sense of humour|Humor}"] },
    {
      heading: "Degrees",
      studies: [
        { degree: "Postgraduate Diploma in Education", degreeAlso: ["PGDE"], institution: "Zimbabwe Open University", dates: "2019 – 2020", year: 2020 },
        { degree: "BSc (Hons) in Applied Chemistry", degreeAlso: ["BSc in Applied Chemistry", "BSc Applied Chemistry", "BSc (Hons) Applied Chemistry"], institution: "National University of Science and Technology", place: "Bulawayo", dates: "2014 – 2018", year: 2018 },
      ],
    },
    { heading: "Also", certificates: ["{First Aid Certificate=First Aid|First Aid Certificate}, Red Cross, 2024"] },
    { heading: "Tongues", languages: ["{English}, {Shona}, {Ndebele|isiNdebele|Northern Ndebele}"] },
    { heading: "Referee", text: ["Mr. S. Nkomo, Headmaster, Matobo Hills High School, nkomo@matobohills.example"] },
  ],
  optional: ["Classroom management", "Tutoring", "Private tutoring", "Online teaching", "Remote teaching", "Distance teaching", "Laboratory management", "Laboratory work", "Pastoral care", "Boarding supervision", "Science teaching", "Exam preparation", "Student support", "First aid", "Mentoring", "Extracurricular activities", "Teaching science", "Secondary education", "Creativity", "Improvisation"],
  not: ["Cabbage"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["margin-headings", "docx-pipes@libreoffice"],
};
