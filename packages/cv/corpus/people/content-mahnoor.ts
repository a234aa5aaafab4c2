import type { Person } from "../person.ts";

export const person: Person = {
  id: "content-mahnoor",
  family: "writing",
  country: "PK",
  languageCode: "en",
  name: "Mahnoor Sheikh",
  headline: "Content Writer",
  email: "mahnoor.sheikh@anarkalipost.example",
  emailLink: "E-mail me",
  phone: "+92 321 555 0147",
  location: "Lahore, Pakistan",
  links: [["Samples", "https://mahnoorwrites.example"]],
  sections: [
    { heading: "In short", text: ["I make dull subjects worth four minutes of a stranger's time."] },
    {
      heading: "Where I write",
      jobs: [
        { title: "Content Writer", company: "Inkwell Kahani", place: "Lahore", dates: "October 2024 – Present", from: "2024-10", to: null, points: [
          "{Blog posts=Blog writing|Blog posts|Blogging|Blog content|Blogs|Article writing} and {landing pages=Landing page copy|Landing pages|Web copy|Website copy|Web copywriting|Copywriting|Web content|Landing page copywriting} for dentists, {!plumbing=Plumbing} firms and a maker of {!solar panels=Solar panel installation|Solar panels|Solar energy|Photovoltaics}.",
          "[[An article series on teeth brought 41,000 organic visits in its first quarter.]]",
          "{Keyword research} in {Ahrefs}, drafts straight into {WordPress}.",
        ] },
        { title: "Freelance Writer", company: "Self-employed", place: "Lahore", dates: "January 2023 – September 2024", from: "2023-01", to: "2024-09", points: [
          "{Ghostwriting|Ghost writing} for two founders who {!express=Express|Express.js} themselves in voice notes.",
          "{Product descriptions=Product descriptions|Product description writing|Product copy|Copywriting} for a shop of 900 kurtas.",
        ] },
      ],
    },
    { heading: "Good with", tags: ["{SEO writing=SEO writing|SEO copywriting|SEO content writing|SEO content|SEO}", "{Proofreading}", "{Editing}", "{Grammarly}", "{Google Docs|Google Workspace}", "{~Creativity}", "{~Meeting deadlines=Meeting deadlines|Deadline management|Time management|Deadlines}"] },
    { heading: "Studies", studies: [{ degree: "BA English Literature", degreeAlso: ["BA in English Literature"], institution: "Kinnaird College for Women", dates: "2018 – 2022", year: 2022 }] },
    { heading: "Languages", languages: ["{Urdu}", "{English}", "{Punjabi}"] },
    { heading: "After hours", text: ["{!Calligraphy}, {!cricket=Cricket} on roofs, {!baking=Baking} for cousins"] },
  ],
  optional: ["Content writing", "Copywriting", "Writing", "SEO", "Interviewing", "Content creation", "Content marketing", "English literature", "Literature", "Freelancing", "Creative writing", "Copyediting", "Copy editing", "Organic traffic", "Freelance writing", "E-commerce"],
  totalYears: 3.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["modern", "docx-sidebar@libreoffice"],
};
