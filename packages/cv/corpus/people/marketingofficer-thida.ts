import type { Person } from "../person.ts";

export const person: Person = {
  id: "marketingofficer-thida",
  family: "marketing",
  country: "MM",
  languageCode: "en",
  name: "Thida Win",
  headline: "Digital Marketing Officer",
  email: "thidawin@examplebrand.example",
  emailLink: "E-mail",
  phone: "+95 9 4210 77386",
  location: "Yangon, Myanmar",
  sections: [
    {
      heading: "Where I worked",
      jobs: [
        { title: "Digital Marketing Officer", company: "Shwe Paint", place: "Yangon", dates: "Jul 2025 – Present", from: "2025-07", to: null, points: [
          "Posts and films about primer, {!rust=Rust} and rainy season; dealer letters in {Mailchimp}.",
          "[[Enquiries from Facebook rose from 90 to 410 a month.]]",
          "Briefs a {!photographer=Photography} and a {!printer=Printing}.",
        ] },
        { title: "Marketing Trainee", company: "Inle Express Buses", place: "Taunggyi", dates: "Jul 2024 – Jun 2025", from: "2024-07", to: "2025-06", points: [
          "Posters in {Canva}; seat sale page in {WordPress}.",
        ] },
      ],
    },
    { heading: "Toolkit", tags: ["{Meta Ads}", "{Canva}", "{Mailchimp}", "{Google Analytics}", "{CapCut}", "{Copywriting|Copy writing}", "{~Creativity}"] },
    { heading: "School", studies: [{ degree: "Bachelor of Business Administration", institution: "Yangon University of Economics", dates: "2024", year: 2024 }] },
    { heading: "Tongues", languages: ["{Burmese|Myanmar}", "{English}", "{Shan}"] },
  ],
  optional: ["Social media marketing", "Social media", "Content marketing", "Content creation", "Email marketing", "Facebook marketing", "Poster design", "Graphic design", "Video production", "Video editing", "Newsletters", "Lead generation", "Web design", "Business administration", "Briefing", "Landing pages", "Facebook"],
  not: ["Express", "Painting"],
  totalYears: 2.3,
  level: "Junior",
  inconsistencies: [],
  files: ["canva-sidebar", "header-band@weasyprint"],
};
