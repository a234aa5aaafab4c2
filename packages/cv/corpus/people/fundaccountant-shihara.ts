import type { Person } from "../person.ts";

export const person: Person = {
  id: "fundaccountant-shihara",
  family: "finance",
  country: "LK",
  languageCode: "en",
  name: "Shihara Marikkar",
  headline: "Fund Accountant",
  email: "shihara.marikkar@galleface.example",
  phone: "+94 77 555 4036",
  location: "Dehiwala, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Fund accountant on London hours. Finds the break first and the reason second."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Senior Associate, Fund Accounting", titleAlso: ["Senior Associate - Fund Accounting", "Senior Associate"], company: "Harbourline Fund Services", place: "Colombo 02", dates: "Aug 2023 – Present", from: "2023-08", to: null, points: [
          "Weekly {NAV=NAV calculation|NAV|Net asset value|NAV preparation|Net asset value calculation} of eighteen hedge funds; prices from {Bloomberg=Bloomberg Terminal|Bloomberg}.",
          "[[Price breaks older than three days came down from 64 to 5.]]",
          "{?Cash and position reconciliations=Account reconciliation|Reconciliation|Reconciliations|Cash reconciliation|Position reconciliation|Cash and position reconciliations} and {?corporate actions=Corporate actions|Corporate actions processing} in {Geneva|Advent Geneva}.",
          "Replies to the {!tax=Taxation|Tax} desk in Luxembourg and to auditors.",
        ] },
        { title: "Associate, Fund Accounting", titleAlso: ["Associate - Fund Accounting", "Associate"], company: "Harbourline Fund Services", place: "Colombo 02", dates: "Feb 2021 – Jul 2023", from: "2021-02", to: "2023-07", promoted: true, points: [
          "Capital calls and distributions of {?private equity=Private equity|Private equity accounting|Private equity fund accounting} funds in {Investran}.",
          "[[Wrote a {VBA} macro that saves the team nine hours a month.]]",
        ] },
        { title: "Audit Trainee", company: "Lebbe Fernando & Co.", companyAlso: ["Lebbe Fernando & Co"], place: "Colombo 04", dates: "Jan 2019 – Dec 2020", from: "2019-01", to: "2020-12", points: [
          "{?Vouching} and stock counts at a {!rubber=Rubber|Rubber manufacturing} works, two tea brokers and a {!hospital=Hospital|Hospital management}.",
        ] },
      ],
    },
    { heading: "Strengths", tags: ["{Fund accounting}", "{NAV calculation|NAV|Net asset value calculation}", "{IFRS}", "{Microsoft Excel|MS Excel}", "{VBA}", "{Financial reporting}", "{~Accuracy=Attention to detail|Accuracy}", "{~Meeting deadlines=Time management|Meeting deadlines|Deadline management}"] },
    { heading: "Education", studies: [{ degree: "BSc (Special) in Accountancy", degreeAlso: ["BSc in Accountancy", "BSc Accountancy"], institution: "University of Kelaniya", dates: "2014 – 2018", year: 2018 }] },
    { heading: "Professional exams", certificates: ["{CFA Level I|CFA Level 1|CFA}, passed 2022", "{CA Sri Lanka Business Level|CA Sri Lanka|CA Business Level}, 2020"] },
    { heading: "Languages", languages: ["{English}, {Sinhala}, {Tamil}"] },
    { heading: "Leisure", text: ["Open-water {!swimming=Swimming}, my grandmother's recipes."] },
  ],
  optional: ["Auditing", "Statutory audits", "Stock taking", "Stock counts", "Hedge funds", "Hedge fund accounting", "Investment accounting", "Macros", "Process automation", "Automation", "Audit support", "Capital calls", "Pricing", "Securities pricing", "Financial accounting", "Investment management", "Fund administration", "Investor reporting", "Bookkeeping", "Teamwork"],
  not: ["Tea"],
  totalYears: 7.8,
  level: "Senior",
  inconsistencies: [],
  files: ["justified@weasyprint", "docx-columns"],
};
