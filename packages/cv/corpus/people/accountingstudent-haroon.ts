import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountingstudent-haroon",
  family: "accounting",
  country: "GB",
  languageCode: "en",
  name: "Haroon Siddique",
  email: "haroon.siddique@studentmail.example",
  phone: "07700 900 731",
  location: "Leeds, West Yorkshire",
  sections: [
    { heading: "Personal profile", text: ["Second-year Accounting and Finance student (predicted 2:1) looking for a 12-month industrial placement starting Summer 2027. {~Reliable=Reliability|Dependability|Reliable}, {~sociable=Sociability|Interpersonal skills|Sociable} and not afraid of a spreadsheet."] },
    {
      heading: "Education",
      studies: [
        { degree: "BSc (Hons) Accounting and Finance with industrial placement", institution: "University of Leeds", place: "Leeds", dates: "2025 – 2029", year: 2029 },
        { degree: "A-levels: Maths A, Economics A, Urdu B", institution: "Belle Vue Sixth Form", place: "Bradford", dates: "2025", year: 2025 },
        { degree: "9 GCSEs, grades 6–9", institution: "Belle Vue Academy", place: "Bradford", dates: "2023", year: 2023 },
      ],
    },
    { heading: "Modules so far", list: ["Financial Accounting 1 (74%), Introduction to Management Accounting (69%), Statistics for Business (71%)", "{!Python} for Finance starts in January, so I can't say much about it yet"] },
    {
      heading: "Part-time work",
      jobs: [
        { title: "Barista / Shift Leader", company: "Brew & Bobbin", place: "Headingley, Leeds", dates: "Sept '25 – present", from: "2025-09", to: null, points: ["Open and close, {cash up=Cashing up|Cash handling|Cash-up|Till reconciliation|Cash reconciliation|Cash up|Till cashing up}, order milk and beans.", "[[?Cut weekly waste from £90 to £35.]]", "Train new starters on the {espresso machine=Barista skills|Espresso machine|Coffee making|Espresso preparation|Espresso making|Barista}.", "{Complaints=Complaint handling|Customer complaints|Customer service|Complaints handling|Handling complaints}: mostly oat milk."] },
        { title: "Treasurer's helper (unpaid)", company: "Manningham Community Kitchen", place: "Bradford", dates: "July 2024 – Aug 2025", from: "2024-07", to: "2025-08", points: ["Entered receipts in {QuickBooks Online=QuickBooks|QuickBooks Online} and helped with the {Gift Aid=Gift Aid|Gift Aid claims|Gift Aid claim} claim.", "Banked the takings every Friday; a {!swift=Swift|SWIFT} ten minutes' walk."] },
      ],
    },
    { heading: "Insight & societies", list: ["Spring insight day with the {!forensic accounting=Forensic accounting|Forensic accountancy} team of a Big Four firm, Leeds, 2026 – listened and took notes", "Investment Society: visit to {!Bloomberg=Bloomberg Terminal|Bloomberg} in London; I write one {company note=Equity research|Company analysis|Company notes|Stock analysis|Investment research|Investment analysis} a term ({ratio analysis=Ratio analysis|Financial ratio analysis|Financial ratios}, {DCF=DCF|Discounted cash flow|DCF valuation|Discounted cash flow valuation})", "Five-a-side organiser, Islamic Society"] },
    { heading: "IT", tags: ["{Excel=Microsoft Excel|Excel|MS Excel} (lookups, {pivot tables=Pivot tables|Pivot table|PivotTables})", "{Word=Microsoft Word|Word|MS Word}", "{Minitab}"] },
    { heading: "Certificates", certificates: ["{Level 2 Food Hygiene=Level 2 Food Hygiene|Food Hygiene Level 2|Food Hygiene|Food Hygiene Certificate}, Highspeed Training, 2025", "{Excel Skills for Business: Essentials=Excel Skills for Business: Essentials|Excel Skills for Business}, Macquarie University (Coursera), 2026"] },
    { heading: "Languages", languages: ["{English}, {Urdu} (fluent), {Punjabi} (spoken)"] },
    { heading: "References", text: ["Academic and work references can be supplied."] },
  ],
  optional: ["Accounting", "Finance", "Financial accounting", "Management accounting", "Taxation", "Tax", "Latte art", "Food hygiene", "Food safety", "Teamwork", "Leadership", "Event planning", "Public speaking", "Presentation", "Communication", "Financial analysis", "Valuation", "Auditing", "Audit", "Research", "Microsoft Office", "Bookkeeping", "Fundraising", "Budgeting", "Training", "Stock ordering", "Data analysis", "Tutoring", "Coaching", "Financial reporting", "Corporate finance", "Report writing", "Charity accounts", "Money management", "Receipts", "Football coaching", "Numeracy", "Team leadership", "Shift supervision", "Stock picking", "Staff training", "Stock control"],
  totalYears: 2.3,
  level: "Junior",
  inconsistencies: [],
  files: ["company-dash", "docx-columns"],
};
