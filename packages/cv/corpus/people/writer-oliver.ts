import type { Person } from "../person.ts";

export const person: Person = {
  id: "writer-oliver",
  family: "writing",
  country: "GB",
  languageCode: "en",
  name: "Oliver Penhaligon",
  headline: "Copywriter",
  email: "oliver@penhaligonwords.example",
  phone: "+44 7700 900733",
  location: "Bristol",
  links: [["penhaligonwords.example", "https://penhaligonwords.example"]],
  sections: [
    { heading: "The short version", text: ["I write for charities, banks and one very patient brewery."] },
    {
      heading: "The long version",
      jobs: [
        { title: "Freelance Copywriter", company: "Self-employed", companyAlso: ["Freelance"], dates: "2019–", from: "2019", to: null, points: ["{Copywriting}, {tone of voice=Tone of voice|Brand voice} guides, {UX writing|Microcopy}.", "[[One appeal letter brought in £412,000, the charity's best result in ten years.]]"] },
        { title: "Copywriter", company: "Clifton & Daughters", place: "Bristol", dates: "2014–2019", from: "2014", to: "2019", points: ["{Direct mail}, radio scripts, and a swift redraft whenever legal called."] },
        { title: "Junior Copywriter", company: "Mendip Creative", place: "Bath", dates: "2012–2014", from: "2012", to: "2014" },
      ],
    },
    { heading: "Also good at", tags: ["{Proofreading}", "{Editing}", "{Interviewing}", "{Content strategy}", "{~Curiosity}"] },
    { heading: "School", studies: [{ degree: "BA English Literature", institution: "University of Exeter", dates: "2009–2012", year: 2012 }] },
    { heading: "Languages", languages: ["{English}, {French} (enough to order and apologise)"] },
    { heading: "Awards", list: ["[[?Gold, Drum Copy Awards 2023]]"] },
  ],
  not: ["Swift"],
  optional: ["Scriptwriting", "Fundraising", "Writing", "Content writing", "Script writing", "Brand guidelines", "Freelancing", "Creative writing"],
  totalYears: 14.3,
  level: "Expert",
  inconsistencies: [],
  files: ["justified", "latex-ot1"],
};
