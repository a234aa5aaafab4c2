import type { Person } from "../person.ts";

export const person: Person = {
  id: "brand-dulani",
  family: "marketing",
  country: "LK",
  languageCode: "en",
  name: "Dulani Rasangika Senadheera",
  headline: "Brand Executive",
  email: "dulani.senadheera@examplebrand.example",
  phone: "+94 71 905 3362",
  location: "Nugegoda, Sri Lanka",
  links: [["Portfolio", "https://dulani-demo.example/work"]],
  sections: [
    { heading: "What I did all day", jobs: [
      { title: "Brand Executive", company: "Sandun Soaps", place: "Kottawa", dates: "Jan 2024 – Present", from: "2024-01", to: null, points: [
        "[[Market share in the south went from 8% to 13%.]]",
        "Launch of the {!sandalwood=Sandalwood} line, {?agency briefs=Agency management|Agency briefing|Agency briefs|Brief writing|Creative briefs}, forty shop visits a month.",
      ] },
      { title: "Marketing Trainee", company: "Nildiya Beverages", place: "Homagama", dates: "May 2022 – Nov 2023", from: "2022-05", to: "2023-11", points: ["{?Sampling=Product sampling|Sampling} in supermarkets; a living {!tableau=Tableau} of bottles for the trade fair."] },
    ] },
    { heading: "Tool bag", tags: ["{Brand management|Branding}", "{Trade marketing}", "{Market research}", "{Media planning}", "{Canva}", "{PowerPoint=Microsoft PowerPoint}"] },
    { heading: "School", studies: [{ degree: "BSc in Marketing Management", degreeAlso: ["BSc Marketing Management"], institution: "University of Sri Jayewardenepura", dates: "2022", year: 2022 }] },
    { heading: "I speak", languages: ["{Sinhala}, {English}"] },
  ],
  optional: ["Product launch", "Product launches", "Trade fairs", "Promotions", "Event management", "Store visits", "Field marketing"],
  not: ["Beverages"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["pipes", "docx-header@libreoffice"],
};
