import type { Person } from "../person.ts";

export const person: Person = {
  id: "rails-wanjohi",
  family: "software",
  country: "KE",
  languageCode: "en",
  name: "Peter Wanjohi Karanja",
  headline: "Software Engineer",
  email: "p.wanjohi@mwangazamail.example",
  phone: "+254 720 555 318",
  location: "Nairobi, Kenya",
  links: [["github.com/pwanjohi-demo", "https://github.example/pwanjohi-demo"]],
  sections: [
    { heading: "Summary", text: ["Ruby developer, mostly on money that moves by phone. I would rather delete code than explain it."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Software Engineer", company: "Tandika Payments", place: "Nairobi", dates: "Mar 2023 – Present", from: "2023-03", to: null, points: [
          "Look after the merchant dashboard, written in {Rails=Ruby on Rails|Rails|RoR} with {Hotwire} and {PostgreSQL}.",
          "[[Brought the nightly settlement run down from 95 minutes to 11.]]",
          "{Sidekiq} jobs, {?M-Pesa callbacks=M-Pesa API|M-Pesa|M-Pesa integration|Payment integration|Payment gateway integration|Mobile money|M-Pesa callbacks}, and {RSpec} for whatever touches a shilling.",
          "Answer questions on our API from the people who write the {!Flutter} app.",
        ] },
        { title: "Junior Developer", company: "Kericho Leaf Auctions", place: "Kericho", dates: "Sep 2020 – Feb 2023", from: "2020-09", to: "2023-02", points: [
          "Bidding screens in {Vue} for {!tea=Tea|Tea production|Tea tasting} brokers with little patience.",
          "[[Wrong lots on invoices fell from 40 a sale to 2.]]",
        ] },
        { title: "Software Developer Intern", titleAlso: ["Intern", "Developer Intern"], company: "Kericho Leaf Auctions", place: "Kericho", dates: "Feb 2020 – Aug 2020", from: "2020-02", to: "2020-08" },
      ],
    },
    {
      heading: "Technical Skills",
      groups: [
        ["Languages", ["{Ruby}", "{JavaScript}", "{SQL}"]],
        ["Frameworks", ["{Ruby on Rails|Rails|RoR}", "{Vue}", "{Tailwind CSS|Tailwind}"]],
        ["Data", ["{PostgreSQL}", "{Redis}"]],
        ["Delivery", ["{Git}", "{Docker}", "{GitHub Actions}", "{Heroku}"]],
      ],
    },
    { heading: "Education", studies: [{ degree: "BSc in Computer Science", degreeAlso: ["BSc Computer Science"], institution: "Maseno University", dates: "2015 – 2019", year: 2019 }] },
    { heading: "Certification", certificates: ["{AWS Certified Cloud Practitioner|AWS Cloud Practitioner|Cloud Practitioner}, 2024"] },
    { heading: "Languages", languages: ["{English}, {Swahili|Kiswahili}, {Kikuyu|Gikuyu}"] },
    { heading: "Referee", text: ["{!Jasmine} Otieno, Engineering Manager, Tandika Payments, jasmine@tandika.example, +254 733 555 071"] },
  ],
  optional: ["API development", "APIs", "API support", "Invoicing", "Dashboards", "Dashboard development", "Performance optimisation", "Performance optimization", "Payments", "Payment systems", "Fintech", "Background jobs", "Unit testing", "Test automation", "Testing", "REST", "AWS", "Technical support", "Continuous integration", "Refactoring"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-jake", "docx-tabs"],
};
