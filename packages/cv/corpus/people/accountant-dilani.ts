import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountant-dilani",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Dilani Wickramasinghe",
  headline: "Assistant Accountant",
  email: "dilani.wick@mailbox.example",
  phone: "+94 71 305 8842",
  location: "Nugegoda, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Part-qualified management accountant with just over seven years in apparel and trading companies. {~Meticulous=Attention to detail|Meticulousness|Meticulous|Accuracy} with figures and used to {~deadlines=Meeting deadlines|Deadline management|Time management|Working to deadlines}; looking for a role with more exposure to cost control."] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Assistant Accountant", company: "Lakmini Apparel Exports (Pvt) Ltd", place: "Biyagama", dates: "Mar 2023 – Present", from: "2023-03", to: null, points: ["Prepare the {monthly management accounts=Management accounts|Monthly management accounts|Management accounting|Management reporting} and explain {variances against budget=Variance analysis|Budget variance analysis|Budget variances} to the factory manager.", "{Reconcile eleven bank accounts=Bank reconciliation|Bank reconciliations|Reconciliation|Account reconciliation|Reconciliations} in LKR, USD and EUR every week.", "File {VAT and SVAT returns=VAT returns|VAT|SVAT|VAT return|VAT filing|VAT and SVAT returns|Tax returns|Tax filing|SVAT returns} through the RAMIS portal and answer the queries of the Inland Revenue.", "[[Shortened the {month-end close=Month-end close|Month-end closing|Month end close|Month end|Closing} from nine working days to five.]]", "Our parent company in Hong Kong keeps its books in {!SAP}; I send them a reporting pack on the third of each month.", "Salaries are handled by an outside bureau ({!payroll=Payroll|Payroll processing} is not part of my work), I only post their journal.", "Sit with the external auditors every April and give them whatever they ask for."] },
        { title: "Accounts Executive", company: "Serendib Hardware Traders", place: "Pettah, Colombo 11", dates: "Jan 2020 – Feb 2023", from: "2020-01", to: "2023-02", points: ["{Accounts payable=Accounts payable|AP|Payables|Creditors} for about 140 suppliers and {debtor follow-up=Debt collection|Debtor follow-up|Credit control|Accounts receivable|Debtors|Debtor management|Collections}.", "[[Brought overdue debtors down from Rs. 18 million to Rs. 6.5 million within one year.]]", "Opened {letters of credit=Letters of credit|Letter of credit|LC|L/C|Trade finance} for imports from India and checked the shipping documents.", "Kept the {petty cash=Petty cash|Petty cash handling|Petty cash management} of Rs. 50,000 and paid the daily wages of the loaders.", "Annual {stock counts=Stock counts|Stock counting|Stock taking|Stocktaking|Inventory counting|Stock count|Stock control} at three stores."] },
        { title: "Accounts Trainee", company: "Perera Gunasekara & Co., Chartered Accountants", place: "Colombo 03", dates: "Jun 2019 – Dec 2019", from: "2019-06", to: "2019-12", points: ["{Vouching=Vouching|Auditing|Audit|External audit} of expenses and drafting of schedules for audits of small companies.", "Checked {fixed asset registers=Fixed asset register|Fixed asset registers|Fixed assets|Fixed asset accounting|Depreciation} and depreciation workings at clients' offices."] },
      ],
    },
    { heading: "Skills", groups: [["Accounting packages", ["{QuickBooks=QuickBooks|QuickBooks Online|Quick Books}", "{Tally ERP 9=Tally|Tally ERP 9|Tally ERP|Tally.ERP 9|TallyPrime}"]], ["Office", ["{MS Excel=Microsoft Excel|Excel|MS Excel} ({pivot tables=Pivot tables|Pivot table|PivotTables}, {VLOOKUP})", "{MS Word=Microsoft Word|Word|MS Word}"]], ["Personal", ["{~team player=Teamwork|Team player|Team work|Collaboration}", "{~honest=Honesty|Integrity|Honest}"]]] },
    { heading: "Professional Qualifications", certificates: ["{CIMA Operational Level=CIMA Operational Level|CIMA|CIMA Certificate|CIMA (Operational Level)}, Chartered Institute of Management Accountants, 2022", "{AAT Sri Lanka Final=AAT Sri Lanka Final|AAT|AAT Sri Lanka|AAT Final}, Association of Accounting Technicians, 2018"] },
    {
      heading: "Education",
      studies: [
        { degree: "B.Sc. in Business Administration (Special)", institution: "University of Sri Jayewardenepura", place: "Nugegoda", dates: "2015 – 2019", year: 2019 },
        { degree: "G.C.E. Advanced Level (Commerce)", institution: "Anula Vidyalaya", place: "Nugegoda", dates: "2014", year: 2014 },
      ],
    },
    { heading: "Languages", languages: ["{Sinhala} – native", "{English} – fluent", "{Tamil} – conversational"] },
    { heading: "Referee", text: ["Mr. Nihal Hettiarachchi, Partner, Perera Gunasekara & Co., 41 {!Java} Lane, Colombo 02."] },
  ],
  optional: ["Accounting", "Bookkeeping", "Financial reporting", "Reporting", "Group reporting", "Cash flow forecasting", "Tax", "Taxation", "RAMIS", "Cash management", "Audit support", "Inventory management", "Cost control", "Supplier management", "Microsoft Office", "Foreign currency", "Shipping documents", "Import documentation", "Imports", "Communication", "Journal entries", "Finance", "Audit liaison", "External audit support"],
  totalYears: 7.4,
  level: "Senior",
  inconsistencies: [],
  files: ["web-counts", "docx-letterhead"],
};
