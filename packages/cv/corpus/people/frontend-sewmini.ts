import type { Person } from "../person.ts";

export const person: Person = {
  id: "frontend-sewmini",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Sewmini Abeywickrama",
  headline: "Front-end Developer",
  email: "sewmini@abeymail.example",
  phone: "+94 76 340 1182",
  location: "Kandy, Sri Lanka",
  links: [["sewmini-portfolio.example", "https://sewmini-portfolio.example"]],
  sections: [
    { heading: "About me", text: ["Front-end developer, careful with small screens and slow phones."] },
    {
      heading: "Work",
      jobs: [
        { title: "Front-end Developer", company: "Hanthana Digital", place: "Kandy", dates: "Nov 2024 – Present", from: "2024-11", to: null, points: ["Build pages of an online saree shop in {React} and {Next.js|NextJS|Next}; an {!express=Express|Express.js} checkout went live in June.", "[[{?Lighthouse|Google Lighthouse} performance score of the home page rose from 54 to 96.]]", "{?Keyboard and screen reader checks=Web accessibility|Accessibility|Accessibility testing|Keyboard and screen reader checks|Screen reader testing} before each release."] },
        { title: "Intern, Front-end", titleAlso: ["Front-end Intern", "Intern"], company: "Hanthana Digital", place: "Kandy", dates: "Apr 2024 – Oct 2024", from: "2024-04", to: "2024-10", points: ["Newsletter templates and small fixes in {?WordPress} themes."] },
      ],
    },
    { heading: "Skills", tags: ["{HTML}", "{CSS}", "{JavaScript}", "{TypeScript}", "{React}", "{Tailwind CSS|Tailwind}", "{Figma}", "{Git}", "{Responsive design|Responsive web design}", "{~Teamwork}", "{~Quick learner=Fast learner|Quick learner|Fast learning|Willingness to learn}"] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) in Computer Science", degreeAlso: ["BSc in Computer Science", "BSc (Hons) Computer Science"], institution: "University of Peradeniya", dates: "2020 – 2024", year: 2024 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Referees", list: ["Ms. {!Ruby} Wijetunge, Hanthana Digital, ruby@hanthana.example, 081 222 4906"] },
  ],
  not: ["Saree"],
  optional: ["Performance optimisation", "Web performance", "Web performance optimization", "E-commerce", "Newsletters", "Newsletter templates", "HTML email", "Email templates", "Email development", "WordPress themes", "Email marketing", "Testing", "Mobile-first design", "UI development", "Online shops"],
  totalYears: 2.6,
  level: "Junior",
  inconsistencies: [],
  files: ["sidebar-right", "docx-plain@libreoffice"],
};
