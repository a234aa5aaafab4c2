import type { Person } from "../person.ts";

export const person: Person = {
  id: "product-sofia",
  family: "product management",
  country: "SE",
  languageCode: "en",
  name: "Sofia Bergqvist",
  headline: "Product Manager",
  email: "sofia.bergqvist@malarmail.example",
  phone: "+46 70 338 91 24",
  location: "Stockholm",
  links: [["LinkedIn", "https://linkedin.com/in/sofia-bergqvist-example"]],
  sections: [
    { heading: "In short", text: ["Product manager for hardware-near software. I prefer five interviews to one survey."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Product Manager", company: "Norrsken Charge AB", place: "Stockholm", dates: "2021-08 – today", from: "2021-08", to: null, points: ["Own the {roadmap=Product roadmap|Roadmapping|Product roadmapping|Roadmap} of a charging app in nine markets; {user interviews=User research|User interviews|Customer interviews} every week.", "[[Activation within the first day rose from 41% to 63%.]]", "Prioritise with {RICE}; {OKRs=OKRs|OKR} for a team of eleven."] },
        { title: "Business Analyst", company: "Tunnelbanan Konsult", place: "Stockholm", dates: "2018-09 – 2021-07", from: "2018-09", to: "2021-07", points: ["{Requirements gathering=Requirements analysis|Requirements gathering|Requirements engineering|Requirements elicitation} for ticket machines, {BPMN} models, {SQL} for the numbers."] },
      ],
    },
    { heading: "Craft", tags: ["{Product discovery}", "{A/B testing|Experimentation}", "{Scrum}", "{Amplitude}", "{Figma}", "{~Stakeholder management}", "{~Storytelling}"] },
    { heading: "Education", studies: [{ degree: "MSc Industrial Engineering and Management", institution: "KTH Royal Institute of Technology", dates: "2013 – 2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Swedish} (native), {English} (fluent), {Spanish} (good)"] },
  ],
  optional: ["Product management", "Prioritization", "Business analysis", "Process modelling", "Prioritisation", "Product strategy", "Agile", "Market research"],
  totalYears: 8.2,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-tabs", "rating", "compact", "docx-table@libreoffice-docx"],
};
