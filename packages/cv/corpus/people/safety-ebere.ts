import type { Person } from "../person.ts";

export const person: Person = {
  id: "safety-ebere",
  family: "health and safety",
  country: "NG",
  languageCode: "en",
  name: "Ebere Chidinma Okafor",
  headline: "HSE Officer",
  email: "eberechidinma.okafor@portmail.example",
  phone: "+234 803 551 2287",
  location: "Port Harcourt, Rivers State",
  sections: [
    { heading: "CAREER OBJECTIVE", text: ["To obtain a challenging position in a reputable organisation where my 12 years of experience in HSE will add value to the company."] },
    {
      heading: "WORK EXPERIENCE",
      jobs: [
        {
          title: "HSE Officer", company: "Bonny Creek Marine Services Ltd", place: "Port Harcourt", dates: "October 2022 till date", from: "2022-10", to: null,
          points: [
            "Carry out {risk assessment|Risk assessments|Hazard analysis|JHA} and {job hazard analysis|JHA|Job safety analysis|JSA|Hazard analysis} before hot work, lifting and entry into confined spaces.",
            "Issue and close out {permits to work=Permit to work|Permits to work|PTW|Permit-to-work system|Permit to work system}.",
            "Conduct {toolbox talks=Toolbox talks|Toolbox talk|Tool box talks|Safety briefings} every morning for about 60 crew and contractors.",
            "[[Reduced lost time incidents from 5 in 2022 to none in 2024.]]",
            "Accident investigation with {root cause analysis|RCA} and follow-up of actions.",
          ],
        },
        {
          title: "Safety Supervisor", company: "Trans-Amadi Fabrication Yard", place: "Port Harcourt", dates: "March 2020 till September 2022", from: "2020-03", to: "2022-09",
          points: ["Weekly {site inspections=Safety inspections|Site inspections|Workplace inspections|Safety inspection|Safety audits}, {scaffold=Scaffold inspection|Scaffolding inspection|Scaffold inspections} tagging, {PPE|Personal protective equipment|PPE compliance} register.", "[[Near-miss reporting rose from 3 to 41 cards per month.]]", "{Induction=Safety induction|Safety inductions|Safety training|Induction training|HSE induction} of new hands and visitors."],
        },
        { title: "Fire Warden / Store Keeper", titleAlso: ["Fire Warden", "Store Keeper"], company: "Elekahia Plaza", place: "Port Harcourt", dates: "June 2019 till February 2020", from: "2019-06", to: "2020-02", points: ["Checked and recharged 85 {fire extinguishers=Fire safety|Fire extinguishers|Fire prevention|Fire protection|Fire extinguisher inspection}, led two {evacuation drills=Emergency drills|Evacuation drills|Emergency evacuation|Fire drills|Emergency response}, kept the store {ledger=Store keeping|Storekeeping|Stock records|Stock keeping|Inventory management}."] },
      ],
    },
    { heading: "KEY COMPETENCIES", list: ["{ISO 45001} and {ISO 14001}", "{Waste management}, {spill response=Spill response|Oil spill response|Spill control}", "{First aid}", "{Incident investigation|Accident investigation|Incident investigations}", "{~Good communication skills=Communication|Communication skills}", "{~Ability to work under pressure=Working under pressure|Calm under pressure|Stress management}", "{Microsoft Word}, {Excel=Microsoft Excel} and {PowerPoint=Microsoft PowerPoint}"] },
    { heading: "EDUCATION", studies: [
      { degree: "HND, Science Laboratory Technology", degreeAlso: ["HND Science Laboratory Technology", "Higher National Diploma, Science Laboratory Technology", "HND"], institution: "Federal Polytechnic Nekede, Owerri", dates: "2016 – 2018", year: 2018 },
      { degree: "West African Senior School Certificate", degreeAlso: ["WASSCE", "WASSC"], institution: "Community Secondary School, Rumuokwuta", dates: "2012", year: 2012 },
    ] },
    { heading: "NYSC", text: ["National Youth Service, Gombe State, discharged 2019"] },
    { heading: "PROFESSIONAL CERTIFICATION", certificates: ["{NEBOSH International General Certificate|NEBOSH IGC|NEBOSH}, 2021", "{HSE Level 3|HSE 3|HSE Levels 1, 2 and 3}, 2019", "{Basic Offshore Safety Induction and Emergency Training|BOSIET}, 2023"] },
    { heading: "PERSONAL DATA", rows: [["Date of birth", "14th May, 1995"], ["Sex", "Female"], ["State of origin", "Imo"], ["Marital status", "Single"], ["Languages", "English, Igbo"]] },
    { heading: "LANGUAGES", languages: ["{English}, {Igbo}, {Nigerian Pidgin|Pidgin|Pidgin English}"] },
    { heading: "HOBBIES", text: ["Reading, {!cooking=Cooking} and watching football"] },
    { heading: "REFEREES", text: ["Available on request"] },
  ],
  optional: ["HSE", "Occupational safety", "Health and safety", "Hazard identification", "Lifting operations", "Confined space entry", "Microsoft Office", "Environmental management", "Workplace safety", "Safety management", "Incident reporting", "Hot work", "Contractor management", "Environmental compliance", "Scaffolding", "Accident investigation", "Safety training"],
  totalYears: 7.4,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["docx-plain@libreoffice", "grid", "docx-lists"],
};
