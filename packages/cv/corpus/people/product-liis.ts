import type { Person } from "../person.ts";

export const person: Person = {
  id: "product-liis",
  family: "product management",
  country: "EE",
  languageCode: "en",
  name: "Liis Tamberg",
  headline: "Product Manager",
  email: "liis.tamberg@tallinnmail.example",
  phone: "+372 5555 0164",
  location: "Tallinn",
  sections: [
    { heading: "Summary", text: ["Product person with over 12 years of experience in digital products. I say no politely and in writing."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Product Manager", company: "Harju Energy Tools", place: "Tallinn", dates: "August 2023 – today", from: "2023-08", to: null, points: ["Own the app in which 70,000 households see what they pay for {!electricity=Electricity}.", "[[Monthly churn went down from 4.1% to 2.3% after we rebuilt the first five minutes.]]", "Talks with users every second week, {A/B tests=A/B testing}, and a {roadmap=Product roadmap|Roadmap|Product roadmaps} that fits on one page."] },
        { title: "Product Owner", company: "Baltic Ticketing", place: "Tartu", dates: "January 2020 – July 2023", from: "2020-01", to: "2023-07", points: ["Kept the {backlog=Backlog management|Backlog|Product backlog|Product backlog management|Backlog grooming|Backlog prioritisation|Backlog refinement} of a team of nine short; wrote {?stories=User stories|User story writing} and said why."] },
        { title: "Customer Success Specialist", company: "Baltic Ticketing", place: "Tartu", dates: "June 2018 – December 2019", from: "2018-06", to: "2019-12", points: ["Drew seat maps with theatres and taught their box {!offices=Microsoft Office|Office} to sell from them."] },
      ],
    },
    { heading: "Know-how", tags: ["{User interviews=User interviews|User interviewing|Customer interviews|User research|Customer discovery}", "{Product strategy}", "{Scrum}", "{Jira}", "{Amplitude}", "{SQL}", "{Figma}", "{~Stakeholder management|Stakeholder communication|Stakeholder engagement}"] },
    { heading: "Degree", studies: [{ degree: "BSc in Economics", degreeAlso: ["BSc Economics"], institution: "University of Tartu", dates: "2018", year: 2018 }] },
    { heading: "Certificate", certificates: ["{Certified Scrum Product Owner|CSPO}, Scrum Alliance, 2021"] },
    { heading: "Languages", languages: ["{Estonian}, {English} (C1), {Russian} (B1)"] },
  ],
  optional: ["Customer success", "Customer training", "User training", "Training", "Churn reduction", "Customer retention", "User onboarding", "Onboarding", "Agile", "Product ownership", "Product analytics", "Economics", "Ticketing", "Seating plans", "Prioritisation", "Customer onboarding"],
  not: ["Theatre"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["company-dash", "docx-columns"],
};
