import type { Person } from "../person.ts";

export const person: Person = {
  id: "guard-alemu",
  family: "security",
  country: "ET",
  languageCode: "en",
  name: "Alemu Bekele Tessema",
  headline: "Security Guard",
  email: "alemu.tessema@addispost.example",
  phone: "+251 91 155 5083",
  location: "Addis Ababa",
  sections: [
    { heading: "Objective", text: ["A day or night post at a school, hospital or warehouse."] },
    {
      heading: "Posts held",
      jobs: [
        { title: "Security Guard", company: "Lion Gate Security Services", place: "Bole", dates: "June 2023 to now", from: "2023-06", to: null, points: ["Gate of a children's clinic, twelve-hour shifts, {?visitor register=Visitor management|Visitor register|Visitor registration|Access control}.", "[[Bicycle thefts in the yard fell from 19 to 2 in a year.]]"] },
        { title: "Watchman", company: "Meskel Flour Mill", place: "Kality", dates: "March 2016 to December 2020", from: "2016-03", to: "2020-12", points: ["Counted {!sacks=Inventory management} and lorries; handed the keys over at six."] },
      ],
    },
    { heading: "I can", tags: ["{Patrolling}", "{Baggage screening|Bag searches|Baggage checks|Bag checks}", "{CCTV}", "{Fire extinguishers=Fire safety|Fire extinguishers|Firefighting|Fire extinguisher use}", "{First aid}", "{~Alertness}"] },
    { heading: "Schooling", studies: [{ degree: "Grade 10 Certificate", degreeAlso: ["Ethiopian General Secondary Education Certificate", "Grade 10"], institution: "Shiro Meda Secondary School", dates: "2012", year: 2012 }] },
    { heading: "Training", certificates: ["{Basic Security Guard Training|Security Guard Training}, Federal Police, 2015", "{First Aid|First Aid Certificate}, Ethiopian Red Cross, 2023"] },
    { heading: "Languages", languages: ["{Amharic} (first), {Oromo|Afaan Oromo} (good), {English} (fair)"] },
    { heading: "Guarantor", text: ["W/ro {!Ruby} Haile, shop owner, Bole, 011 155 5066"] },
  ],
  optional: ["Night shift", "Gate control", "Guarding", "Reporting", "Key control", "Theft prevention", "Loss prevention", "Night watch", "Surveillance", "Shift work"],
  not: ["Milling"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["compact", "docx-plain@libreoffice-docx"],
};
