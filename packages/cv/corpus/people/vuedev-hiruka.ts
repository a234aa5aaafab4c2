import type { Person } from "../person.ts";

export const person: Person = {
  id: "vuedev-hiruka",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Hiruka Nimsara Wickramage",
  headline: "Web Developer",
  email: "hiruka.wickramage@examplecoast.example",
  phone: "+94 76 418 2250",
  location: "Galle, Sri Lanka",
  links: [["github.com/hirukaw-demo", "https://github.com/hirukaw-demo"]],
  sections: [
    { heading: "Employment", jobs: [
      { title: "Web Developer", company: "Unawatuna Digital", place: "Galle", dates: "Aug 2023 – Present", from: "2023-08", to: null, points: [
        "{Vue} front end and {Flask} services for a {!whale watching=Whale watching|Whales} booking site.",
        "[[Cut the loading time of the payment page from 4.2 to 1.3 seconds.]]",
        "Releases through {GitHub Actions}; errors collected in {Sentry}.",
        "Show the boat crews how to enter trips and prices themselves.",
      ] },
      { title: "Junior Web Developer", company: "Koggala Soft", place: "Habaraduwa", dates: "Jan 2021 – Jul 2023", from: "2021-01", to: "2023-07", points: ["Product pages in {jQuery} and {Sass} for a {!ruby=Ruby|Ruby on Rails} and sapphire dealer."] },
    ] },
    { heading: "Skills", groups: [
      ["Languages", ["{JavaScript}", "{TypeScript}", "{Python}"]],
      ["Frameworks", ["{Vue.js=Vue}", "{Nuxt|Nuxt.js}", "{Flask}", "{Tailwind CSS|Tailwind}"]],
      ["Databases", ["{MySQL}", "{Redis}"]],
      ["Other", ["{Git}", "{Linux}", "{Cypress}"]],
    ] },
    { heading: "Education", studies: [{ degree: "Higher National Diploma in Information Technology", degreeAlso: ["HND in Information Technology"], institution: "Advanced Technological Institute Galle", dates: "2018 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
  ],
  optional: ["Booking systems", "User training", "Web performance", "Performance optimisation", "Error monitoring", "Error tracking", "CSS", "HTML", "E-commerce", "Release management"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["dates-right", "docx-tabs"],
};
