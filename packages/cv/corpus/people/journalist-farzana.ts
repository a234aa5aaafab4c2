import type { Person } from "../person.ts";

export const person: Person = {
  id: "journalist-farzana",
  family: "journalism",
  country: "BD",
  languageCode: "en",
  name: "Farzana Akter Mim",
  headline: "Reporter",
  email: "farzana.mim@padmapost.example",
  phone: "+880 1712-440913",
  location: "Dhaka, Bangladesh",
  sections: [
    { heading: "Summary", text: ["Business reporter on garments and power."] },
    {
      heading: "Newsroom experience",
      jobs: [
        { title: "Staff Reporter", company: "The Buriganga Express", place: "Dhaka", dates: "August 2023 to present", from: "2023-08", to: null, points: ["{News writing|News reporting|Reporting}, {data journalism} in Excel sheets, {interviewing=Interviewing|Interviews}.", "[[A series on unpaid overtime led to back pay for 2,300 workers.]]"] },
        { title: "Sub-editor", company: "Radio Meghna", place: "Chandpur", dates: "January 2022 to December 2025", from: "2022-01", to: "2025-12", points: ["Full-time desk: {subediting=Sub-editing|Subediting|Copy editing}, {audio editing=Audio editing|Sound editing} in {Audacity}."] },
      ],
    },
    { heading: "Skills", tags: ["{Fact checking|Fact-checking}", "{Photography}", "{Right to information requests}", "{MS Excel=Microsoft Excel}", "{~Persistence}"] },
    { heading: "Education", studies: [{ degree: "BSS in Mass Communication and Journalism", degreeAlso: ["BSS Mass Communication and Journalism"], institution: "University of Dhaka", dates: "2017 – 2021", year: 2021 }] },
    { heading: "Languages", languages: ["{Bengali|Bangla}, {English}, {Hindi} (spoken)"] },
  ],
  not: ["Express"],
  optional: ["Journalism", "Editing", "Investigative journalism", "Business reporting", "Radio production"],
  totalYears: 4.8,
  level: "Mid-Level",
  inconsistencies: ["overlap"],
  files: ["flowing", "docx-columns", "jsonresume-stackoverflow"],
};
