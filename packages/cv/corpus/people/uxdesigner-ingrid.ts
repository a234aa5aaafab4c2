import type { Person } from "../person.ts";

export const person: Person = {
  id: "uxdesigner-ingrid",
  family: "user experience",
  country: "NO",
  languageCode: "en",
  name: "Ingrid Solheim",
  headline: "Junior UX Designer",
  email: "ingrid.solheim@exampledesk.example",
  emailLink: "E-mail",
  phone: "+47 412 07 368",
  location: "Bergen, Norway",
  links: [["Portfolio", "https://solheim-portfolio.example"]],
  sections: [
    {
      heading: "Experience",
      jobs: [
        { title: "Junior UX Designer", company: "Fjordbuss", place: "Bergen", dates: "Apr 2026 – Present", from: "2026-04", to: null, points: ["Screens for a ticket app, used by people on the {!go=Go|Golang}; weekly {user interviews=User research|User interviews} at the bus station.", "[[Five small changes to the payment form cut abandoned purchases from 34% to 21%.]]"] },
        { title: "UX Intern", company: "Havørn Interactive", place: "Bergen", dates: "Jun 2025 – Aug 2025", from: "2025-06", to: "2025-08", points: ["Sticky notes, sketches and a {?style guide=Style guides|Style guide|Design systems} for a {!ferry=Ferry} company."] },
      ],
    },
    { heading: "Skills", tags: ["{Figma}", "{Wireframing|Wireframes}", "{Prototyping}", "{Usability testing}", "{User interviews=User research}", "{Miro}", "{HTML}", "{CSS}", "{~Curiosity}", "{~Empathy}"] },
    { heading: "Education", studies: [{ degree: "Bachelor in Interaction Design", institution: "Norwegian University of Science and Technology", dates: "2022 – 2025", year: 2025 }] },
    { heading: "Languages", languages: ["{Norwegian}, {English}, {German}"] },
    { heading: "Spare time", text: ["Cross-country skiing, {!knitting=Knitting}"] },
  ],
  optional: ["UX design", "UI design", "Interaction design", "App design", "Mobile app design", "User interface design", "Sketching", "Conversion optimisation", "Conversion rate optimization", "Mobile design", "Form design", "Affinity mapping", "Ideation", "Design thinking", "Web design"],
  totalYears: 0.8,
  level: "Entry Level",
  inconsistencies: [],
  files: ["title-at", "pandoc-docx"],
};
