import type { Person } from "../person.ts";

export const person: Person = {
  id: "react-divya",
  family: "software",
  country: "IN",
  languageCode: "en",
  name: "Divya Raghunathan",
  headline: "Frontend Developer",
  email: "divya.raghunathan@kovaimail.example",
  phone: "+91 96770 55134",
  location: "Coimbatore, India",
  emailLink: "Email me",
  links: [["Portfolio", "https://divya-r.example"]],
  sections: [
    { heading: "About", text: ["Frontend developer with over nine years of professional experience. I like pages that open before the kettle boils."] },
    { heading: "Tools I use", tags: ["{React}", "{Next.js}", "{TypeScript}", "{JavaScript}", "{HTML5=HTML}", "{CSS3=CSS}", "{Tailwind CSS|Tailwind}", "{Redux Toolkit=Redux|Redux Toolkit}", "{Jest}", "{Figma}", "{Git}"] },
    {
      heading: "Where I have worked",
      jobs: [
        { title: "Frontend Developer", company: "Kongu Retail Labs", place: "Coimbatore", dates: "Sep 2023 – Present", from: "2023-09", to: null, points: ["Product and basket pages of a saree shop with 40,000 articles, in {Next.js} and {TypeScript}.", "[[Pages now open in 1.6 seconds on a cheap phone instead of 4.1.]]", "{Storybook} for the shared parts, {Cypress} for the way to the till.", "Redrew the {!angular=Angular} old icons as one soft set."] },
        { title: "Junior Web Developer", company: "Nilgiri Webworks", place: "Ooty", dates: "Jun 2022 – Aug 2023", from: "2022-06", to: "2023-08", points: ["Small sites for hotels and tea rooms in {WordPress}, later in {React}.", "The {!go=Go}-to person for anything that looked wrong on an iPhone."] },
      ],
    },
    { heading: "Education", studies: [{ degree: "B.E. in Computer Science and Engineering", degreeAlso: ["B.E. Computer Science and Engineering", "BE in Computer Science and Engineering"], institution: "Anna University", place: "Chennai", dates: "2018 – 2022", year: 2022 }] },
    { heading: "Languages", languages: ["{Tamil}, {English}, {Malayalam}"] },
  ],
  not: ["Tea", "Retail"],
  optional: ["Front-end development", "Web development", "Responsive design", "Responsive web design", "Web design", "UI development", "Cross-browser compatibility", "Cross-browser testing", "Debugging", "E-commerce", "Web performance", "Performance optimisation", "Web performance optimisation", "Design systems", "Component libraries", "End-to-end testing", "Test automation", "Unit testing", "Icon design", "Mobile web", "CMS", "PHP", "iOS", "User interface design", "State management"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["two-columns@weasyprint", "docx-sidebar"],
};
