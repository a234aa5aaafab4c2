import type { Person } from "../person.ts";

export const person: Person = {
  id: "security-musa",
  family: "security",
  country: "GH",
  languageCode: "en",
  name: "Musa Abdulai Issah",
  headline: "Security Supervisor",
  email: "musa.issah@voltapost.example",
  phone: "+233 24 455 1902",
  location: "Accra, Ghana",
  sections: [
    { heading: "PROFILE", text: ["Former army corporal, supervisor of guards at a port and a mall."] },
    {
      heading: "SERVICE RECORD",
      jobs: [
        { title: "Security Supervisor", company: "Akosombo Guards Ltd", place: "Tema", dates: "JAN 2020 – TO DATE", from: "2020-01", to: null, points: ["30 guards on three gates: {access control}, {CCTV monitoring=CCTV|CCTV monitoring|CCTV surveillance|CCTV operation}, {incident reports=Incident reporting|Incident reports}.", "[[Thefts from the yard fell from 23 to 3 a year.]]"] },
        { title: "Corporal", company: "Ghana Army", dates: "MAR 2010 – FEB 2018", from: "2010-03", to: "2018-02", points: ["{Patrolling=Patrolling|Patrols|Patrol}, radio, {first aid=First aid} instructor; peacekeeping in Lebanon."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Crowd control|Crowd management}", "{Fire safety}", "{Risk assessment}", "{Radio communication}", "{~Discipline}", "{~Leadership}"] },
    { heading: "EDUCATION", studies: [{ degree: "Senior Secondary School Certificate", institution: "Tamale Senior High School", dates: "2008", year: 2008 }] },
    { heading: "LANGUAGES", languages: ["{English}, {Twi}, {Hausa}, {Dagbani}"] },
    { heading: "REFEREES", text: ["Major (Rtd) K. Owusu-Ansah, 024 555 0170", "Madam Esi Quaye, HR Manager, Akosombo Guards, esi.quaye@akosombo.example"] },
  ],
  optional: ["Supervision", "Guarding", "Security operations", "Loss prevention", "Team management", "Security management", "Radio operation", "Peacekeeping"],
  totalYears: 14.8,
  level: "Expert",
  inconsistencies: ["gap"],
  files: ["tracked", "docx-plain"],
};
