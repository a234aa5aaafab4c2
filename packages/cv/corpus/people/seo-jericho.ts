import type { Person } from "../person.ts";

export const person: Person = {
  id: "seo-jericho",
  family: "marketing",
  country: "PH",
  languageCode: "en",
  name: "Jericho Emmanuel Villaflor",
  headline: "SEO Specialist | Remote",
  email: "jericho.villaflor@davaopost.example",
  phone: "+63 917 555 0134",
  location: "Davao City, Philippines",
  links: [["jericho-seo.example", "https://jericho-seo.example"]],
  sections: [
    { heading: "PROFILE", text: ["SEO specialist for e-commerce and SaaS sites, working for clients in Australia and the US on their clock. Available full time, with my own backup internet."] },
    {
      heading: "WORK HISTORY",
      jobs: [
        {
          title: "SEO Specialist", company: "Wattle & Co. Digital (Sydney, remote)", companyAlso: ["Wattle & Co. Digital"], place: "Remote", dates: "Jan 2024 - Present", from: "2024-01", to: null,
          points: [
            "{Keyword research} with {Ahrefs} and {Semrush|SEMrush}, content briefs for five writers, {on-page=On-page SEO|On-page optimization|On-page optimisation} and {internal linking|Internal links}.",
            "{Technical audits=Technical SEO|SEO audits|SEO audit|Technical SEO audit|Site audits} in {Screaming Frog}: redirects, {Core Web Vitals|Page speed optimization|Site speed}, {schema markup|Structured data|Schema.org}.",
            "[[Organic sessions of a pet-food shop up 212% year on year, from 18k to 56k a month.]]",
            "[[?Ranked #1 for 14 money keywords.]]",
          ],
        },
        { title: "Link Building Associate", titleAlso: ["Link Builder"], company: "OutreachHub Manila", place: "Makati", dates: "Apr 2022 - Dec 2023", from: "2022-04", to: "2023-12", points: ["{Guest posting=Link building|Guest posting|Guest posts|Outreach|Backlink outreach} and {HARO} pitches, 40 emails a day; {Hunter.io} and {BuzzStream}.", "[[Earned 312 links from DR 50+ domains in 2023.]]"] },
        { title: "Customer Service Representative", titleAlso: ["CSR"], company: "Samal Contact Solutions", place: "Davao City", dates: "Aug 2021 - Mar 2022", from: "2021-08", to: "2022-03", points: ["{Chat support=Live chat support|Chat support|Live chat|Customer service} for a US telco, three chats at once, {Zendesk}.", "[[?QA score above 95% was the rule.]]"] },
      ],
    },
    { heading: "TOOLS", tags: ["{Google Search Console|Search Console|GSC}", "{GA4=Google Analytics|GA4}", "{Looker Studio|Google Data Studio|Data Studio}", "{WordPress}", "{Shopify}", "{Surfer SEO|SurferSEO}", "{basic HTML=HTML}", "{ChatGPT} for outlines"] },
    { heading: "EDUCATION", studies: [{ degree: "BS Information Technology", degreeAlso: ["Bachelor of Science in Information Technology", "BSIT"], institution: "University of Mindanao", dates: "2017 - 2021", year: 2021 }] },
    { heading: "CERTIFICATES", certificates: ["{Google Analytics Certification|Google Analytics}, 2024", "{HubSpot Content Marketing|HubSpot Content Marketing Certification}, 2023"] },
    { heading: "LANGUAGES", languages: ["{Cebuano|Bisaya}, {Filipino|Tagalog}, {English}"] },
    { heading: "CHARACTER REFERENCES", text: ["Ms. Angelica Bautista, Team Lead, OutreachHub Manila, 0918 555 0177", "Engr. Django Salcedo, Barangay Kagawad, 0922 555 0143"] },
  ],
  hidden: { how: "white", text: "SEO expert PPC Google Ads Facebook Ads Marketo Salesforce Python JavaScript React HubSpot CRM growth marketing 10 years", claims: ["Google Ads", "PPC", "Marketo", "Salesforce", "Python", "JavaScript", "React"] },
  not: ["Django"],
  optional: ["SEO", "Off-page SEO", "Customer support", "E-commerce", "SaaS", "Content briefs", "Content marketing", "Email outreach", "Content strategy", "Digital marketing", "Redirects", "Email marketing", "HubSpot", "E-commerce SEO", "Remote work", "Web analytics", "Content planning", "Outreach", "Artificial intelligence", "AI tools", "Prompt engineering", "Data visualisation", "Business intelligence"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["header-band", "timeline", "docx-sidebar"],
};
