import type { Person } from "../person.ts";

export const person: Person = {
  id: "digital-atieno",
  family: "marketing",
  country: "KE",
  languageCode: "en",
  name: "Atieno Ouma",
  headline: "Digital Marketing Officer",
  email: "atieno.ouma@ziwamail.example",
  phone: "+254 720 555 318",
  location: "Nairobi, Kenya",
  sections: [
    { heading: "Hello", text: ["I write for screens that are held in one hand, on a bus, with the sun on them."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Digital Marketing Officer", company: "Acacia Plains Camps", place: "Nairobi", dates: "October 2023 – Present", from: "2023-10", to: null, points: ["{Meta Ads} and {Google Ads} for three {!safari=Safari} camps, with a budget of KES 400,000 a month.", "[[Direct bookings grew from 12% to 31% of all bookings.]]", "Newsletter in {Mailchimp}; posters and reels in {Canva}; monthly figures out of {Google Analytics}.", "Answer every review, the kind ones first."] },
        { title: "Content Assistant", company: "Kazi Book Shops", place: "Kisumu", dates: "July 2020 – November 2021", from: "2020-07", to: "2021-11", points: ["{Copywriting} for the web shop; {?photographs=Photography|Product photography} of books, cats and customers.", "Started the {TikTok|TikTok marketing} channel. [[?It had 26,000 followers when I left.]]"] },
      ],
    },
    { heading: "Education", studies: [{ degree: "Diploma in Mass Communication", institution: "Kenya Institute of Mass Communication", dates: "2018 – 2020", year: 2020 }] },
    { heading: "Courses", certificates: ["{Google Ads Search Certification|Google Ads Certification|Google Ads Search}, 2024"] },
    { heading: "Languages", languages: ["{English}, {Kiswahili=Swahili|Kiswahili}, {Dholuo|Luo}"] },
    { heading: "Referees", text: ["Wanjala Simiyu, General Manager, Acacia Plains Camps, +254 20 555 0441"] },
  ],
  not: ["Books"],
  optional: ["Social media marketing", "Social media", "Content creation", "Content marketing", "Content writing", "Newsletters", "Email marketing", "Online advertising", "Paid advertising", "Review management", "Reputation management", "Online reputation management", "Budget management", "Budgeting", "Video editing", "Video production", "Graphic design", "Web analytics", "Analytics", "Reporting", "E-commerce", "Community management", "Tourism marketing", "Hospitality marketing", "Mass communication", "Writing", "Campaign management", "Instagram", "Bookings", "Reservations", "PPC", "SEM", "Poster design", "Reels", "Blogging"],
  totalYears: 4.5,
  level: "Mid-Level",
  inconsistencies: ["gap"],
  files: ["header-band", "docx-tabs@libreoffice-docx"],
};
