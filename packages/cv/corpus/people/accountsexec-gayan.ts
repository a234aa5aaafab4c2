import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountsexec-gayan",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Gayan Prasanna Jayakody",
  headline: "Accounts Executive",
  email: "gayan.jayakody@gampahapost.example",
  phone: "+94 71 925 3360",
  location: "Gampaha",
  sections: [
    { heading: "PROFILE", text: ["Accounts executive, six years with two companies. I close the month on the fourth working day."] },
    {
      heading: "PROFESSIONAL EXPERIENCE",
      jobs: [
        { title: "Accounts Executive", company: "Gampaha Motor & Print Group", place: "Gampaha", dates: "January 2022 - Present", from: "2022-01", to: null, points: [
          "Monthly {management accounts=Management accounting|Management accounts} of three businesses of the owner: the {!garage=Automotive repair|Vehicle repair|Garage}, the {!printing=Printing|Printing press} press and the {!tyre=Tyre fitting|Tyre repair} shop.",
          "{Bank reconciliations=Bank reconciliation}, {VAT returns=VAT|VAT returns}, {EPF and ETF=EPF/ETF|EPF|ETF|EPF and ETF|EPF and ETF returns|EPF/ETF returns} schedules, {fixed assets register=Fixed assets|Fixed asset register|Fixed assets register}.",
          "[[Month end was finished on the 11th working day, now it is the 4th.]]",
          "The books were in {!Tally} up to 2021, under my predecessor. I opened the new ones in {QuickBooks} and train the two clerks in it.",
          "Answering the queries of the {?external auditors}; income tax is done by Messrs. Rupasinghe & Co.",
          "[[Recovered LKR 3.8 million of old debts in 2024 by calling every Friday.]]",
        ] },
        { title: "Accounts Assistant", company: "Excel Agro Traders", place: "Minuwangoda", dates: "November 2020 - December 2021", from: "2020-11", to: "2021-12", points: [
          "{Petty cash}, {cheque writing=Cheque preparation|Cheque writing}, {invoicing}, {debtors' ledger=Accounts receivable|Debtors ledger|Debtors' ledger|Sales ledger}.",
          "Head office in Colombo had {!SAP}; we typed a sheet for them every evening and somebody there entered it.",
          "Goods were {!fertiliser=Fertiliser application|Fertilisation|Fertilisers|Fertilizers} and seedlings, so the harvest months were the heavy ones.",
        ] },
      ],
    },
    { heading: "SKILLS", tags: ["{Financial reporting|Financial statements}", "{Payroll}", "{Cash flow forecasting}", "{Advanced Excel=Microsoft Excel|Advanced Excel}", "{QuickBooks}", "{Inventory valuation}", "{Budgeting}", "{Internal controls}", "{~Accuracy=Attention to detail|Accuracy}", "{~Confidentiality=Discretion|Confidentiality}"] },
    { heading: "PROFESSIONAL QUALIFICATIONS", certificates: ["{AAT Sri Lanka|AAT|AAT passed finalist|AATSL}, 2021", "{?CIMA}, registered, first paper in May 2027"] },
    { heading: "EDUCATION", studies: [{ degree: "G.C.E. A/L (Commerce)", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Bandaranayake College", place: "Gampaha", dates: "2018", year: 2018 }] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
    { heading: "HOBBIES", text: ["{!Cricket} umpiring on Sundays, fish tank"] },
    { heading: "REFEREES", text: ["Mr. Nalin Rupasinghe, {!Tax=Taxation|Tax} Partner, Rupasinghe & Co., 033 222 7741"] },
  ],
  optional: ["Month-end close", "Debt collection", "Debt recovery", "Loan recovery", "Credit control", "Collections", "Staff training", "Training", "Training and development", "Team supervision", "Audit support", "Auditing", "Bookkeeping", "Reporting", "Data entry", "Microsoft Excel", "Billing", "Cash management", "Cost accounting", "External audit", "Statutory audits", "Financial accounting", "Spreadsheets", "Accounts receivable", "Accounting software", "Software training", "Umpiring", "Trade", "User training"],
  totalYears: 6,
  level: "Senior",
  levelAlso: ["Mid-Level"],
  inconsistencies: [],
  files: ["dates-right", "docx-table@libreoffice"],
};
