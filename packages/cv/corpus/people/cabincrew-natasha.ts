import type { Person } from "../person.ts";

export const person: Person = {
  id: "cabincrew-natasha",
  family: "aviation",
  country: "LK",
  languageCode: "en",
  name: "Natasha Wijetunga",
  headline: "Cabin Crew",
  email: "natasha.wijetunga@skymail.example",
  phone: "+94 77 118 4420",
  location: "Seeduwa, Sri Lanka",
  sections: [
    { heading: "PROFILE", text: ["Senior cabin crew on wide-body aircraft. Height 168 cm, swims 50 m, smiles at 3 a.m."] },
    {
      heading: "FLIGHT EXPERIENCE",
      jobs: [
        { title: "Senior Cabin Crew", company: "Serendib Airways", place: "Katunayake", dates: "Oct 2021 – Present", from: "2021-10", to: null, points: ["{Cabin safety=Aviation safety|Cabin safety|Safety procedures}, {in-flight service|Inflight service}, {duty-free sales=Retail sales|Duty-free sales|Sales}.", "[[Top seller of the base in 2024 with USD 41,000 on board.]]"] },
        { title: "Cabin Crew", company: "Desert Wing", place: "Sharjah", dates: "Apr 2017 – Mar 2020", from: "2017-04", to: "2020-03", points: ["A320 fleet, {emergency evacuation=Emergency procedures|Emergency evacuation|Evacuation procedures} drills, {conflict management=Conflict management|Conflict resolution}."] },
      ],
    },
    { heading: "SKILLS", tags: ["{First aid}", "{Announcements|Public address}", "{Crew resource management}", "{Grooming|Grooming standards}", "{~Cultural awareness|Cultural sensitivity}", "{~Flexibility=Adaptability|Flexibility}"] },
    { heading: "TRAINING", certificates: ["{SEP|Safety and Emergency Procedures}, valid to 08/2027", "{Dangerous Goods Awareness|Dangerous Goods}, 2025"] },
    { heading: "EDUCATION", studies: [{ degree: "G.C.E. A/L (Arts)", degreeAlso: ["GCE Advanced Level", "G.C.E. A/L"], institution: "Musaeus College", dates: "2015", year: 2015 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}, {Arabic} (basic), {Japanese} (N5)"] },
  ],
  not: ["CRM"],
  optional: ["Customer service", "Hospitality", "Passenger service", "Cabin crew", "Public speaking", "Evacuation drills", "Emergency evacuation"],
  totalYears: 8.1,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["sidebar-dark", "docx-lists"],
};
