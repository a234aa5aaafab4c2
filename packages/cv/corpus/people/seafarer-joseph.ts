import type { Person } from "../person.ts";

export const person: Person = {
  id: "seafarer-joseph",
  family: "maritime",
  country: "PH",
  languageCode: "en",
  name: "Joseph Emmanuel Bacani",
  headline: "Third Engineer",
  email: "je.bacani@islandmail.example",
  phone: "+63 917 330 8842",
  location: "Iloilo City, Philippines",
  sections: [
    {
      heading: "SEA SERVICE",
      jobs: [
        { title: "Third Engineer", company: "MV Coral Pioneer", companyAlso: ["Visayas Shipmanagement"], dates: "12 Jan 2026 – present", from: "2026-01", to: null, points: ["Purifiers, {fuel treatment=Fuel treatment|Fuel oil treatment}, {auxiliary boilers=Boiler operation|Auxiliary boilers|Boilers}."] },
        { title: "Fourth Engineer", company: "MV Coral Venture", companyAlso: ["Visayas Shipmanagement"], dates: "03 Feb 2024 – 20 Nov 2025", from: "2024-02", to: "2025-11", points: ["{Diesel engine overhaul=Diesel engine maintenance|Diesel engine overhaul|Diesel engines|Engine overhaul}: pistons, liners, fuel pumps.", "[[Off-hire time on my watch fell to 6 hours in the year, against 41 the year before.]]"] },
        { title: "Engine Cadet", company: "MT Sulu Spirit", companyAlso: ["Visayas Shipmanagement"], dates: "05 Jun 2022 – 28 Jun 2023", from: "2022-06", to: "2023-06", points: ["{Watchkeeping=Watchkeeping|Engine room watchkeeping} with the second engineer; {welding=Welding} and {lathe=Lathe operation|Lathe} work."] },
      ],
    },
    { heading: "COMPETENCE", tags: ["{Planned maintenance system=Planned maintenance|Planned maintenance system|Preventive maintenance|PMS}", "{Hydraulics}", "{Refrigeration}", "{Tanker safety|Tanker operations}"] },
    { heading: "EDUCATION", studies: [{ degree: "BS Marine Engineering", institution: "John B. Lacson Foundation Maritime University", dates: "2018-2022", year: 2022 }] },
    { heading: "DOCUMENTS", certificates: ["{STCW Basic Safety Training|Basic Safety Training|STCW}, valid to 2029", "{Certificate of Competency III/1|Certificate of Competency|COC}, MARINA, 2023", "{Seaman's Book|Seafarer's Book}"] },
    { heading: "LANGUAGES", languages: ["{English}, {Filipino|Tagalog}, {Hiligaynon}"] },
  ],
  optional: ["Marine engineering", "Mechanical maintenance", "Machine maintenance", "Shipboard maintenance", "Purifiers"],
  totalYears: 3.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["compact", "docx-tabs@libreoffice"],
};
