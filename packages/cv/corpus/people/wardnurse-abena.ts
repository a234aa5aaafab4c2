import type { Person } from "../person.ts";

export const person: Person = {
  id: "wardnurse-abena",
  family: "nursing",
  country: "GH",
  languageCode: "en",
  name: "Abena Osei-Tutu",
  headline: "Staff Nurse",
  email: "abena.osei@examplecare.example",
  phone: "+233 20 814 6637",
  location: "Kumasi, Ghana",
  sections: [
    { heading: "About", text: ["Nurse on a surgical ward, calm at three in the morning."] },
    {
      heading: "Posts",
      jobs: [
        { title: "Staff Nurse", company: "Bosomtwe Hospital", place: "Kumasi", dates: "May 2021 to present", from: "2021-05", to: null, points: [
          "Care of 28 surgical beds: {dressings=Wound care|Wound dressing|Dressings}, drains and early walking.",
          "[[Pressure sores on the ward fell from 14 to 5 a year.]]",
          "Guides two {!midwifery=Midwifery} students who are lent to us each term.",
        ] },
        { title: "Clinic Nurse", company: "Obuasi Gold Works Clinic", place: "Obuasi", dates: "July 2019 to April 2021", from: "2019-07", to: "2021-04", points: [
          "First care for {!drillers=Drilling}, {!blasters=Blasting} and kitchen staff.",
          "{Vaccination} days in four villages; an {!express=Express} bus when the jeep was broken.",
        ] },
      ],
    },
    { heading: "Strengths", tags: ["{Medication administration}", "{Vital signs}", "{Infection control}", "{IV cannulation=Cannulation|IV cannulation}", "{Patient education}", "{~Empathy}", "{~Teamwork}"] },
    { heading: "Registration", certificates: ["{Registered General Nurse|RGN}, Nursing and Midwifery Council"] },
    { heading: "Studies", studies: [{ degree: "Diploma in General Nursing", institution: "Nursing and Midwifery Training College, Kumasi", dates: "2019", year: 2019 }] },
    { heading: "Languages", languages: ["{Twi}", "{English}", "{Ga}"] },
  ],
  optional: ["Mobilisation", "Patient mobilisation", "Surgical nursing", "Drain care", "Drains", "Mentoring", "Pressure sore prevention", "First aid", "Occupational health", "Student supervision", "Teaching", "Calm under pressure", "Stress management", "Post-operative care", "Emergency care", "Community health", "Coaching", "General nursing"],
  not: ["Gold"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["title-at", "docx-sidebar"],
};
