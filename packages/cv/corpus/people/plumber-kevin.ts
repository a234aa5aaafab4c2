import type { Person } from "../person.ts";

export const person: Person = {
  id: "plumber-kevin",
  family: "plumbing",
  country: "GB",
  languageCode: "en",
  name: "Kevin Ashworth",
  headline: "Plumber & Heating Engineer",
  email: "kev@ashworthheating.example",
  phone: "07700 900482",
  location: "Stockport, Greater Manchester",
  sections: [
    { heading: "PERSONAL STATEMENT", text: ["Time-served plumber with my own van and tools. Polite, tidy, and I ring if I'm running late. 15 years in the trade."] },
    {
      heading: "WORK",
      jobs: [
        { title: "Self-employed Plumber", titleAlso: ["Plumber"], company: "Self-employed", companyAlso: ["Ashworth Heating"], place: "Stockport", dates: "2016 – present", from: "2016", to: null, points: ["{Boiler installation=Boiler installation|Boiler fitting|Boilers} and servicing, {bathroom fitting=Bathroom fitting|Bathroom installation}, {underfloor heating}.", "[[Call-backs under 1% over the last 600 jobs.]]"] },
        { title: "Plumber", company: "Pennine Homes", place: "Oldham", dates: "2011 – 2016", from: "2011", to: "2016", points: ["First and second fix on new-build estates; {copper=Pipe fitting|Copper pipework|Pipework} and plastic, {soldering=Soldering}, {pressure testing=Pressure testing}."] },
      ],
    },
    { heading: "WHAT I CAN DO", list: ["{Central heating|Heating systems|Central heating systems}", "{Leak detection}", "{Drainage}", "{Unvented hot water|Unvented hot water systems|Unvented cylinders}", "{Quoting|Estimating|Cost estimation} and {invoicing=Invoicing}"] },
    { heading: "TICKETS", certificates: ["{Gas Safe|Gas Safe registered|Gas Safe Register} registered, no. 000000", "{CSCS card|CSCS}"] },
    { heading: "COLLEGE", studies: [{ degree: "NVQ Level 3 Plumbing and Domestic Heating", degreeAlso: ["NVQ Level 3"], institution: "Stockport College", dates: "2009 - 2011", year: 2011 }] },
    { heading: "LANGUAGES", languages: ["{English}"] },
  ],
  optional: ["Plumbing", "Plumbing installation", "Gas installation", "Boiler servicing", "Heating", "Customer service"],
  totalYears: 15.3,
  level: "Expert",
  inconsistencies: [],
  files: ["pipes", "docx-lists@libreoffice", "sidebar-right", "timeline", "classic@wkhtmltopdf"],
};
