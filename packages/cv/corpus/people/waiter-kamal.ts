import type { Person } from "../person.ts";

export const person: Person = {
  id: "waiter-kamal",
  family: "restaurant service",
  country: "MV",
  languageCode: "en",
  name: "Kamal Hettige",
  headline: "Food & Beverage Supervisor",
  email: "kamal.hettige@atollmail.example",
  phone: "+960 777 2041",
  location: "Malé, Maldives",
  sections: [
    { heading: "CAREER OBJECTIVE", text: ["To lead a beach restaurant where nobody waits for the bill."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "F&B Supervisor", titleAlso: ["Food & Beverage Supervisor", "Food and Beverage Supervisor"], company: "Coral Whisper Island Resort", place: "Baa Atoll", dates: "12/2023 – Present", from: "2023-12", to: null, points: ["Section of 16 waiters, {wine service=Wine service|Wine knowledge}, {micros=Micros POS|Micros|MICROS|Oracle Micros|Point of sale} POS, beach barbecues for 120.", "[[Breakages down by 55% after I changed the tray layout.]]"] },
        { title: "Waiter", company: "Lagoon Crest Hotel", place: "Bentota", dates: "02/2020 – 11/2023", from: "2020-02", to: "2023-11", points: ["{Table service}, {room service}, {silver service}."] },
        { title: "Trainee Steward", company: "Lagoon Crest Hotel", dates: "08/2019 – 01/2020", from: "2019-08", to: "2020-01", promoted: true },
      ],
    },
    { heading: "SKILLS", tags: ["{Bartending|Mixology}", "{Upselling}", "{Food hygiene|Food safety}", "{Menu knowledge}", "{~Team leading=Leadership|Team leading|Team leadership}", "{~Communication}"] },
    { heading: "TRAINING", studies: [{ degree: "Certificate in Restaurant and Bar Service", institution: "Sri Lanka Institute of Tourism and Hotel Management", dates: "2019", year: 2019 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala} (mother tongue), {English} (fluent), {German} (basic), {Dhivehi} (basic)"] },
  ],
  optional: ["Food and beverage service", "Food & beverage service", "Supervision", "Point of sale", "Banquet service", "Hospitality", "Team management"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-textbox"],
};
