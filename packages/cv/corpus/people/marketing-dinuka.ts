import type { Person } from "../person.ts";

export const person: Person = {
  id: "marketing-dinuka",
  family: "marketing",
  country: "LK",
  languageCode: "en",
  name: "Dinuka Fonseka",
  headline: "Digital Marketing Executive",
  email: "dinuka.fonseka@kolambabox.example",
  phone: "+94 71 992 4406",
  location: "Rajagiriya, Sri Lanka",
  links: [["Portfolio", "https://dinukaf.example"]],
  sections: [
    { heading: "ABOUT", text: ["Performance marketer who still reads books. Launched two brands in {!spring=Spring} 2024 and one in a hurry."] },
    {
      heading: "EXPERIENCE",
      jobs: [
        { title: "Digital Marketing Executive", company: "Cinnamon Beauty Lanka", place: "Colombo", dates: "Feb/2024 – Present", from: "2024-02", to: null, points: ["{Google Ads}, {Meta Ads|Facebook Ads} and {email marketing|E-mail marketing} in {Mailchimp}.", "[[Cost per order down from LKR 640 to LKR 310.]]", "{SEO=SEO|Search engine optimization|Search engine optimisation} of 400 product pages with {Ahrefs}."] },
        { title: "Content Writer", company: "Banyan Media", place: "Colombo", dates: "Sep/2022 – Jan/2024", from: "2022-09", to: "2024-01", points: ["{Copywriting} in two languages, {WordPress}, reels shot on a phone."] },
      ],
    },
    { heading: "SKILLS", tags: ["{Google Analytics|GA4}", "{Social media marketing|Social media management}", "{Canva}", "{CapCut}", "{Content strategy|Content planning}", "{~Creativity}"] },
    { heading: "CERTIFICATIONS", certificates: ["{Google Ads Search Certification|Google Ads Search}, 2025", "{HubSpot Inbound Marketing|Inbound Marketing}, HubSpot Academy, 2023"] },
    { heading: "EDUCATION", studies: [{ degree: "BBA in Marketing", institution: "NSBM Green University", dates: "2019 – 2022", year: 2022 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
  ],
  hidden: { how: "tiny", text: "Salesforce HubSpot CRM Python SQL Tableau Power BI Adobe Premiere After Effects growth hacking", claims: ["Salesforce", "Python", "SQL", "Tableau", "Power BI"] },
  optional: ["Digital marketing", "Performance marketing", "Content writing", "Video editing", "Brand management", "Product launch", "Online advertising", "Paid advertising", "Content marketing", "Facebook Ads", "Pay-per-click advertising", "E-commerce"],
  totalYears: 4.2,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["rating", "sidebar-left", "docx-tabs"],
};
