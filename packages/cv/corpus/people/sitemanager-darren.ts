import type { Person } from "../person.ts";

export const person: Person = {
  id: "sitemanager-darren",
  family: "construction",
  country: "GB",
  languageCode: "en",
  name: "Darren Ollerenshaw",
  headline: "Site Manager",
  email: "darren@ollerenshaw.example",
  phone: "07700 900283",
  location: "Rochdale, Greater Manchester",
  sections: [
    { heading: "Profile", text: ["Site manager with 35 years in the building trade, from the mixer to the cabin. I run a clean site and a short meeting. Most of my work is housing: new estates, care homes and the odd school, and I like to be there from the first trench to the last snag."] },
    {
      heading: "Employment history",
      jobs: [
        { title: "Site Manager", company: "Pennine Crest Homes", place: "Rochdale", dates: "2014 – Present", from: "2014", to: null, points: ["Estates of 40 to 120 houses; up to 70 people on site on a busy day.", "[[Handed over Sage Street, 64 flats, five weeks early.]]", "Weekly look-ahead in {Asta Powerproject|Powerproject|Asta}, daily briefing, Friday walk with the client’s agent.", "[[Defects per house at handover fell from 23 to 7.]]", "Three assistants trained on my sites now run their own."] },
        { title: "Assistant Site Manager", company: "Calder & Lowe Construction", companyAlso: ["Calder and Lowe Construction"], place: "Halifax", dates: "2008 – 2014", from: "2008", to: "2014", points: ["Deliveries, {?inductions=Site induction|Induction|Inductions|Site inductions}, scaffold checks and drawings for two schools and a care home.", "Kept the {?quality records=Quality records|Record keeping|Quality documentation|Quality assurance} and took the building inspector round."] },
        { title: "Bricklayer, later Foreman", titleAlso: ["Bricklayer", "Foreman", "Bricklayer / Foreman"], company: "J. Entwistle & Sons", companyAlso: ["J. Entwistle and Sons"], place: "Bury", dates: "2002 – 2008", from: "2002", to: "2008", points: ["Face work, extensions and garden walls; gang of five from 2006."] },
        { title: "Apprentice Bricklayer", company: "J. Entwistle & Sons", companyAlso: ["J. Entwistle and Sons"], place: "Bury", dates: "1999 – 2002", from: "1999", to: "2002", points: ["Mixed, carried, pointed, and one day a week at college."] },
      ],
    },
    { heading: "Skills", list: ["{Site management|Construction site management|Site supervision}", "{Health and safety}", "{Subcontractor management|Managing subcontractors|Subcontractor coordination}", "{Programme planning|Construction planning|Programming|Construction programming|Project planning}", "{Snagging}", "{Bricklaying}", "{Reading drawings=Technical drawing|Reading drawings|Reading construction drawings|Construction drawings}", "{Toolbox talks}", "{~Leadership}"] },
    { heading: "Tickets", certificates: ["{SMSTS|Site Management Safety Training Scheme}, renewed 2024", "{CSCS Black Card|CSCS|CSCS card|CSCS Manager card}", "{First Aid at Work}, 2025"] },
    { heading: "Education", studies: [{ degree: "NVQ Level 3 in Bricklaying", degreeAlso: ["NVQ Level 3 Bricklaying", "NVQ Level 3"], institution: "Hopwood Hall College", dates: "2002", year: 2002 }, { degree: "NVQ Level 6 in Construction Site Management", degreeAlso: ["NVQ Level 6 Construction Site Management", "NVQ Level 6"], institution: "Hopwood Hall College", dates: "2013", year: 2013 }] },
    { heading: "Languages", languages: ["{English}"] },
    { heading: "Away from work", text: ["Second {!cornet=Cornet} in the town’s brass band, and a {!Rover} that never starts."] },
  ],
  not: ["Sage"],
  optional: ["Construction management", "Project management", "Team management", "Scheduling", "Housing construction", "Residential construction", "New build housing", "Scaffolding inspection", "Scaffolding", "Scaffold inspection", "Quality control", "Training", "Mentoring", "Staff training", "Pointing", "Face brickwork", "Client liaison", "Client relations", "Delivery coordination", "Handover", "Defect management", "First aid", "Material deliveries", "Concrete mixing", "Briefings", "Building control", "Building inspections", "Construction supervision", "Logistics", "Team leadership", "Stakeholder management"],
  totalYears: 27.3,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["running", "docx-pipes@libreoffice"],
};
