import type { Person } from "../person.ts";

export const person: Person = {
  id: "socialworker-tamika",
  family: "social work",
  country: "JM",
  languageCode: "en",
  name: "Tamika Rowe-Campbell",
  headline: "Social Worker",
  email: "tamika.rowe@bluemountain.example",
  phone: "+1 876 555 0144",
  location: "Kingston, Jamaica",
  sections: [
    { heading: "Profile", text: ["Child and family social worker. Firm in court, soft at the kitchen table."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Social Worker", company: "Half Way Tree Family Services", place: "Kingston", dates: "September 2021 – present", from: "2021-09", to: null, points: ["{Case management} of 32 families, {home visits}, {court reports=Court reports|Report writing|Court report writing}.", "[[Reunification within twelve months achieved for 68% of children, up from 45%.]]"] },
        { title: "Youth Worker", company: "Trench Town Youth Yard", place: "Kingston", dates: "September 2019 – August 2021", from: "2019-09", to: "2021-08", points: ["Homework club, {group facilitation=Group facilitation|Facilitation|Group work}, {mentoring=Mentoring}, football."] },
      ],
    },
    { heading: "Skills", tags: ["{Safeguarding|Child protection}", "{Crisis intervention}", "{Motivational interviewing}", "{Trauma-informed care}", "{~Empathy}", "{~Active listening}"] },
    { heading: "Education", studies: [{ degree: "BSc Social Work", institution: "University of the West Indies, Mona", dates: "2015 – 2019", year: 2019 }] },
    { heading: "Languages", languages: ["{English}, {Jamaican Patois|Jamaican Creole}"] },
    { heading: "Church and community", list: ["{!Choir} director, St. Andrew's", "{!Event planning} for the harvest supper"] },
  ],
  optional: ["Social work", "Youth work", "Child welfare", "Family support", "Choir directing", "Casework", "Counselling"],
  totalYears: 7.2,
  level: "Senior",
  inconsistencies: [],
  files: ["rating", "docx-plain"],
};
