import type { Person } from "../person.ts";

export const person: Person = {
  id: "treasury-megan",
  family: "finance",
  country: "US",
  languageCode: "en",
  name: "Megan L. Abernathy",
  headline: "Senior Treasury Analyst, CTP",
  email: "megan.abernathy@queencitymail.example",
  emailLink: "Email me",
  phone: "704-555-0138",
  location: "Charlotte, NC 28203",
  links: [["LinkedIn profile", "https://linkedin.example/in/meganabernathy"]],
  sections: [
    { heading: "Summary", text: ["Corporate treasury professional. I excel at making cash visible: forty-one bank accounts, nine currencies, one page at 8:30 a.m."] },
    {
      heading: "Experience",
      jobs: [
        {
          title: "Senior Treasury Analyst", company: "Catawba Foods, Inc.", place: "Charlotte, NC", dates: "06/2022 – Present", from: "2022-06", to: null,
          points: [
            "Run daily {cash positioning=Cash positioning|Cash management|Daily cash positioning|Cash position} and the 13-week {cash forecast=Cash flow forecasting|Cash forecasting|Cash forecast|Cash flow forecast} in {Kyriba}.",
            "Execute {FX hedges=FX hedging|Foreign exchange hedging|Hedging|FX hedges|Foreign exchange|Currency hedging} (forwards and collars) for MXN and CAD exposures; {hedge accounting} memos under ASC 815.",
            "[[Raised yield on idle cash by 140 basis points, worth $1.9M a year.]]",
            "Prepare {covenant=Covenant compliance|Debt covenants|Covenant reporting|Covenant monitoring} certificates and lender decks for a $350M revolver.",
          ],
        },
        {
          title: "Treasury Analyst", company: "Piedmont Building Supply", place: "Greensboro, NC", dates: "08/2018 – 05/2022", from: "2018-08", to: "2022-05",
          points: ["{Bank reconciliations=Bank reconciliation|Bank reconciliations}, {wire transfers=Wire transfers|Wires|Wire payments|Payments} and {ACH|ACH payments} release, {positive pay|Positive Pay|Fraud prevention} set-up.", "[[Closed 17 dormant accounts and trimmed bank fees 31%.]]", "{Bank relationship management|Banking relationships|Bank relations}: RFP with six banks."],
        },
        { title: "Staff Accountant", company: "Dogwood CPA Group", place: "Raleigh, NC", dates: "07/2016 – 07/2018", from: "2016-07", to: "2018-07", points: ["{Journal entries|Journal entry}, {accruals|Accrual accounting}, {month-end close=Month-end close|Month-end closing|Month end|Month-end}; {QuickBooks} for 20 small clients."] },
      ],
    },
    { heading: "Systems", tags: ["{SAP S/4HANA|SAP|S/4HANA|SAP S4HANA}", "{Kyriba}", "{Bloomberg Terminal|Bloomberg}", "{Power Query}", "{Advanced Excel=Microsoft Excel}", "{Alteryx}"] },
    { heading: "Knowledge", tags: ["{Liquidity management|Liquidity}", "{Working capital=Working capital management|Working capital}", "{SOX|Sarbanes-Oxley|SOX compliance|SOX controls}", "{Investment policy|Short-term investments|Investments}", "{~Attention to detail}", "{~Presenting to executives=Presentation skills|Presentation|Presentations}"] },
    { heading: "Education", studies: [{ degree: "BSBA, Finance", degreeAlso: ["BSBA Finance", "Bachelor of Science in Business Administration, Finance", "BSBA"], institution: "Appalachian State University", place: "Boone, NC", dates: "May 2016", year: 2016, points: ["GPA 3.7, Dean's List, Beta Gamma Sigma"] }] },
    { heading: "Credentials", certificates: ["{Certified Treasury Professional|CTP}, AFP, 2020", "{?Bloomberg Market Concepts|BMC}, 2017"] },
    { heading: "Languages", languages: ["{English}, {Spanish} (working)"] },
    { heading: "Volunteer", jobs: [{ title: "Volunteer Treasurer", titleAlso: ["Treasurer"], company: "Dilworth Little League", place: "Charlotte, NC", dates: "2021 – Present", from: "2021", to: null, unjudged: true }] },
  ],
  optional: ["Treasury", "Treasury management", "Accounting", "Finance", "Financial analysis", "Debt management", "Reporting", "Request for proposal", "RFP", "Foreign exchange", "Corporate finance", "Bank fees", "Risk management", "Lender relations", "General ledger", "Financial reporting", "ASC 815", "US GAAP", "Cash flow", "ERP", "Internal controls", "Technical accounting", "Payments", "Banking", "Cost reduction", "Cash handling"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: [],
  files: ["pipes", "moderncv-banking", "docx-lists@libreoffice"],
};
