import type { Person } from "../person.ts";

export const person: Person = {
  id: "barista-jade",
  family: "restaurant service",
  country: "AU",
  languageCode: "en",
  name: "Jade Nguyen-Walsh",
  headline: "Barista",
  email: "jade.nw@yarrabox.example",
  phone: "0433 019 882",
  location: "Brunswick VIC",
  sections: [
    { heading: "G'day", text: ["Barista and part-time student. Early shifts are fine, decaf is not."] },
    {
      heading: "Where I've poured",
      jobs: [
        { title: "Head Barista", company: "Tram Stop Coffee", place: "Brunswick", dates: "Nov 2025 – now", from: "2025-11", to: null, points: ["{Espresso|Espresso preparation|Coffee preparation|Barista skills} for 300 a morning, {latte art}, {grinder calibration=Grinder calibration|Equipment calibration|Dialling in}, training of two juniors.", "[[Milk waste down from 6 to 2 litres a day.]]"] },
        { title: "Barista", company: "Lygon Roasters", place: "Carlton", dates: "Mar 2025 – Oct 2025", from: "2025-03", to: "2025-10", points: ["{!Java=Java} blends, {POS=Point of sale|POS}, {food handling=Food safety|Food handling|Food hygiene}."] },
        { title: "Kitchen Hand", company: "Nonna's Corner", place: "Coburg", dates: "Sep 2024 – Feb 2025", from: "2024-09", to: "2025-02" },
      ],
    },
    { heading: "Skills", tags: ["{Coffee roasting}", "{Cash handling}", "{Stock rotation}", "{~Multitasking}", "{~Friendliness}"] },
    { heading: "Tickets", certificates: ["{RSA|Responsible Service of Alcohol}, 2024", "{Food Safety Supervisor}, 2025"] },
    { heading: "Study", studies: [{ degree: "Bachelor of Design (Sound)", degreeAlso: ["Bachelor of Design", "Bachelor of Design (Sound), in progress"], institution: "Merri Creek University", dates: "2024 – 2027", year: 2027 }] },
    { heading: "Languages", languages: ["{English}, {Vietnamese}"] },
    { heading: "Not at work", text: ["{!Sound design}, skating, {!Reaper} sessions until late"] },
  ],
  optional: ["Training", "Staff training", "Coffee making", "Customer service"],
  totalYears: 2.2,
  level: "Junior",
  inconsistencies: [],
  files: ["icons", "docx-pipes"],
};
