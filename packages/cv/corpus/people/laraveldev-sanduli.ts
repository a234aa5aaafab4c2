import type { Person } from "../person.ts";

export const person: Person = {
  id: "laraveldev-sanduli",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Sanduli Wickramaarachchi",
  headline: "Associate Software Engineer",
  email: "sanduli.wick@devpost.example",
  phone: "+94 76 418 2290",
  location: "Maharagama, Sri Lanka",
  links: [["github.com/sanduli-w", "https://github.example/sanduli-w"]],
  sections: [
    { heading: "Profile", text: ["Software engineer with two years of work on web systems for clinics and shops. I {!excel=Microsoft Excel|Excel} in finding bugs and in explaining them to clients."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Associate Software Engineer", company: "Ruby Lanka Solutions (Pvt) Ltd", companyAlso: ["Ruby Lanka Solutions"], place: "Nugegoda", dates: "Mar 2025 – Present", from: "2025-03", to: null, points: [
          "Build the appointment and billing modules of a clinic system in {Laravel} and {MySQL}. The front end is done by another team in {!Angular}; I give them the {REST endpoints=REST|REST endpoints|REST APIs|REST API}.",
          "[[Rewrote the slot search, and the booking page now opens in 1.1 seconds instead of 6.2.]]",
          "{PHPUnit} tests for everything that touches money.",
          "Hosting is with our parent company, whose people run {!Kubernetes} and {!Terraform}. I only open their {?Grafana} to look at our errors.",
          "After the person who set up {GitLab CI} left, I was the only one to volunteer, so the pipelines are mine now.",
        ] },
        { title: "Software Engineer Intern", titleAlso: ["Intern", "Software Engineering Intern"], company: "Kotte Web House", place: "Kotte", dates: "Jul 2024 – Jan 2025", from: "2024-07", to: "2025-01", points: [
          "Small {WordPress} plugins and page fixes in {Bootstrap} and {jQuery}.",
          "The shop of our biggest client was on {!Magento} before I came. I never saw that code, I entered the 1,400 products again by hand in WordPress.",
          "[[Closed 63 tickets in six months, four of them reopened.]]",
        ] },
      ],
    },
    { heading: "Skills", groups: [
      ["Languages", ["{PHP}", "{JavaScript}", "{SQL}", "{HTML}", "{CSS}"]],
      ["Frameworks", ["{Laravel}", "{Vue.js=Vue|Vue.js}"]],
      ["Tools", ["{Git}", "{Docker}", "{Postman}", "{Jira}"]],
      ["Personal", ["{~Team player=Teamwork|Team player}", "{~Fast learner|Quick learner}"]],
    ] },
    { heading: "Education", studies: [
      { degree: "BSc (Hons) in Information Systems", degreeAlso: ["BSc in Information Systems"], institution: "Sabaragamuwa University of Sri Lanka", dates: "2020 – 2024", year: 2024, points: ["Group project: bus timetable app in {Flutter}, my part were the screens and the map. A friend did the server in {!Django}."] },
      { degree: "G.C.E. A/L (Physical Science)", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Anula Vidyalaya", dates: "2019", year: 2019 },
    ] },
    { heading: "What comes next", text: ["I have booked a weekend course on {!AWS|Amazon Web Services} that starts in January 2027."] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Referees", text: ["Mr. Suranga Perera, {!Scrum} Master, Ruby Lanka Solutions, 011 282 0044, suranga@rubylanka.example", "Dr. (Mrs.) P. Gunathilaka, Senior Lecturer, Sabaragamuwa University"] },
  ],
  not: ["Ruby"],
  optional: ["Code testing", "Test automation", "Mobile development", "Dart", "CI/CD", "GitLab", "Bug fixing", "Debugging", "Unit testing", "Maps", "Monitoring", "Query optimisation", "Performance optimisation", "Performance tuning", "Data entry", "Databases", "Plugin development", "WordPress plugins", "WordPress plugin development", "API development", "Testing", "Information systems", "Product data entry", "Log analysis", "SQL optimisation", "CMS", "Ticketing"],
  totalYears: 2.3,
  level: "Junior",
  inconsistencies: [],
  files: ["latex-jake", "docx-lists"],
};
