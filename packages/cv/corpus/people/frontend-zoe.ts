import type { Person } from "../person.ts";

export const person: Person = {
  id: "frontend-zoe",
  family: "software",
  country: "CA",
  languageCode: "en",
  name: "Zoé Tremblay-Ng",
  headline: "Front-End Developer",
  email: "zoe@tremblayng.example",
  phone: "(604) 555-0147",
  location: "Vancouver, BC",
  links: [["zoetn.example", "https://zoetn.example"], ["GitHub", "https://github.com/zoetn-example"]],
  sections: [
    { heading: "Hi, I'm Zoé", text: ["I care about the last 50 milliseconds and the first-time user. Six years in product teams."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Front-End Developer", company: "Salish Health", place: "Vancouver", dates: "2023-02 → present", from: "2023-02", to: null, points: ["Patient portal in {React} and {TypeScript}, state in {Redux}, tests in {Cypress} and {Vitest}.", "[[Brought Largest Contentful Paint down from 4.1 s to 1.6 s.]]", "{Design system=Design systems|Design system} in {Storybook} shared by five teams; audits against {WCAG=WCAG|Web accessibility|Accessibility}."] },
        { title: "UI Developer", company: "Kootenay Outdoor Co.", companyAlso: ["Kootenay Outdoor"], place: "Nelson", dates: "2020-10 → 2023-01", from: "2020-10", to: "2023-01", points: ["{Next.js} storefront over a {GraphQL} API; {Tailwind CSS|Tailwind}.", "Covered for the designer in {Figma} one summer."] },
      ],
    },
    { heading: "Stack", groups: [["Daily", ["{TypeScript}", "{React}", "{Next.js}", "{CSS}", "{HTML}"]], ["Often", ["{Node.js}", "{GraphQL}", "{Playwright}"]], ["Want to go further with", ["{?Rust}"]]] },
    { heading: "Education", studies: [{ degree: "Diploma, Web and Mobile App Design", degreeAlso: ["Diploma in Web and Mobile App Design"], institution: "Langara College", dates: "2018-2020", year: 2020 }] },
    { heading: "Languages", languages: ["{French} (native), {English} (native), {Cantonese} (heritage)"] },
    { heading: "Outside", text: ["I {!go} bouldering, brew {!Java} and grow sassy tomatoes."] },
  ],
  not: ["Java", "Go"],
  optional: ["Web development", "Front-end development", "JavaScript", "Web performance", "Performance optimization", "UI development", "UI design", "Mobile development", "Unit testing", "Testing", "E-commerce", "API development"],
  totalYears: 6.1,
  level: "Senior",
  inconsistencies: [],
  files: ["timeline", "latex-article"],
};
