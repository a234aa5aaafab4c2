import type { Person } from "../person.ts";

export const person: Person = {
  id: "nightporter-tenzin",
  family: "hotel front office",
  country: "BT",
  languageCode: "en",
  name: "Tenzin Dorji Wangchuk",
  headline: "Night receptionist",
  email: "tenzin.dw@parovalley.example",
  phone: "+975 17 55 50 18",
  location: "Paro, Bhutan",
  sections: [
    {
      heading: "Hotels",
      jobs: [
        { title: "Night Receptionist", company: "Blue Poppy Lodge", place: "Paro", dates: "Mar 2023 – Present", from: "2023-03", to: null, points: ["{Night audit}, late arrivals from the airport, wake-up calls at four for the Tiger's Nest.", "[[Guest rating for check-in climbed from 7.9 to 9.1.]]"] },
        { title: "Bell Boy", titleAlso: ["Bellboy"], company: "Blue Poppy Lodge", place: "Paro", dates: "Sep 2022 – Feb 2023", from: "2022-09", to: "2023-02", promoted: true, points: ["40 bags a day and no lift."] },
        { title: "Trek Kitchen Helper", company: "Jomolhari Treks", place: "Paro", dates: "Mar 2022 – Jul 2022", from: "2022-03", to: "2022-07", points: ["Carried gas, washed pots, made {!java=Java} coffee at 4,000 metres."] },
      ],
    },
    { heading: "What I do well", tags: ["{Check-in and check-out=Check-in|Check-in and check-out|Guest check-in|Check-out}", "{Opera PMS|Opera|Oracle Opera|Opera Cloud}", "{Reservations}", "{Cash handling}", "{~Courtesy}", "{~Calm under pressure=Stress management|Calm under pressure}"] },
    { heading: "Schooling", studies: [{ degree: "Diploma in Hotel Operations", institution: "Royal Institute for Tourism and Hospitality", place: "Thimphu", dates: "2020 – 2021", year: 2021 }] },
    { heading: "Languages", languages: ["{Dzongkha}", "{English}", "{Hindi}", "{Nepali}"] },
    { heading: "Pastimes", text: ["{!Archery}, {!singing=Singing}, reading train timetables of countries without mountains"] },
  ],
  optional: ["Concierge", "Concierge services", "Luggage handling", "Guest relations", "Night shift", "Guest services", "Food preparation", "Kitchen assistance", "Cooking"],
  totalYears: 4.6,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-sidebar@libreoffice", "jsonresume-mantra"],
};
