import type { Person } from "../person.ts";

export const person: Person = {
  id: "pythondev-makena",
  family: "software",
  country: "KE",
  languageCode: "en",
  name: "Makena Mutua",
  headline: "Backend Developer",
  email: "makena.mutua@exampledev.example",
  phone: "+254 720 416 083",
  location: "Thika, Kenya",
  links: [["github.com/makena-demo", "https://github.com/makena-demo"]],
  sections: [
    { heading: "About me", text: ["Backend developer who likes plain code, short meetings and a test for every bug."] },
    {
      heading: "Work",
      jobs: [
        { title: "Backend Developer", company: "Mwamba Microfinance", place: "Thika", dates: "Mar 2023 – Present", from: "2023-03", to: null, points: [
          "{Django} services behind a loan book of 60,000 borrowers; background jobs in {Celery}.",
          "[[Cut the nightly interest run from 95 to 12 minutes.]]",
          "Stood by the branches on the {!go=Go}-live weekends of the new ledger.",
          "Releases through {GitLab CI}.",
        ] },
        { title: "Junior Developer", company: "Kahawa Digital", place: "Nairobi", dates: "Jan 2021 – Feb 2023", from: "2021-01", to: "2023-02", points: [
          "Tracking pages for an {!express=Express} courier and a {!coffee=Coffee|Coffee roasting} exporter, in {Flask}.",
          "Wrote tests in {pytest|Pytest}.",
        ] },
      ],
    },
    { heading: "Skills", groups: [
      ["Languages", ["{Python}", "{SQL}", "{JavaScript}"]],
      ["Frameworks", ["{Django}", "{Flask}"]],
      ["Data", ["{PostgreSQL}", "{Redis}"]],
      ["Other", ["{Docker}", "{Git}", "{Linux}", "{~Teamwork}"]],
    ] },
    { heading: "Education", studies: [{ degree: "BSc in Mathematics and Computer Science", institution: "Jomo Kenyatta University of Agriculture and Technology", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Swahili|Kiswahili}, {English}, {Kimeru=Meru|Kimeru}"] },
    { heading: "Free time", text: ["Trail running; {!swifts=Swift} and sunbirds through old binoculars."] },
  ],
  optional: ["Unit testing", "Testing", "CI/CD", "Background jobs", "Task queues", "Mathematics", "GitHub", "Microfinance", "Batch processing", "Performance optimisation", "GitLab", "Computer science", "On-call support"],
  not: ["Agriculture"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["modern", "docx-lists"],
};
