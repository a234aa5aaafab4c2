import type { Person } from "../person.ts";

export const person: Person = {
  id: "bookkeeper-roshan",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Roshan Fernandopulle",
  headline: "Bookkeeper",
  email: "roshan.fdo@exampleledger.example",
  phone: "011 293 7705",
  location: "Wattala, Sri Lanka",
  sections: [
    { heading: "Career summary", text: ["24 years of books for family companies, from paper ledgers to QuickBooks."] },
    {
      heading: "Employment record",
      jobs: [
        { title: "Bookkeeper", company: "Hendala Bakers (Pvt) Ltd", companyAlso: ["Hendala Bakers"], place: "Wattala", dates: "June 2011 to date", from: "2011-06", to: null, points: ["Ledgers, {?petty cash=Petty cash} and wages of 45 people; {?EPF and ETF=EPF and ETF|EPF/ETF|EPF|Statutory contributions|Statutory compliance|ETF} payments every month.", "[[Shortened the {?year-end closing=Year-end closing|Year-end close|Year-end accounts} from seven weeks to three.]]"] },
        { title: "Accounts Clerk", company: "Kelani Textile Mills", place: "Peliyagoda", dates: "February 2002 to May 2011", from: "2002-02", to: "2011-05", points: ["{?Invoices=Invoicing|Invoices} and {?debtor lists=Accounts receivable|Debtor lists|Debtors|Debtor management|Debtors ledger} by hand, the {?stock book=Stock taking|Inventory management|Stock records|Stock book|Stock keeping} at the end of each month."] },
      ],
    },
    { heading: "Skills", tags: ["{Bookkeeping|Book-keeping}", "{Bank reconciliation|Reconciliation}", "{Payroll}", "{VAT returns=VAT|VAT returns|Taxation|Tax returns}", "{QuickBooks}", "{Microsoft Excel}", "{Trial balance|Trial balance preparation}", "{~Honesty=Integrity|Honesty}", "{~Accuracy=Attention to detail|Accuracy}"] },
    { heading: "Education", studies: [{ degree: "AAT Final", degreeAlso: ["AAT"], institution: "Association of Accounting Technicians of Sri Lanka", dates: "2004", year: 2004 }, { degree: "G.C.E. Advanced Level (Commerce)", degreeAlso: ["G.C.E. A/L", "G.C.E. Advanced Level", "GCE Advanced Level"], institution: "De Mazenod College, Kandana", dates: "2001", year: 2001 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
    { heading: "Declaration", text: ["I certify that the above particulars are true and correct."] },
  ],
  not: ["Baking", "Textiles"],
  optional: ["Accounting", "Ledger maintenance", "General ledger", "Ledgers", "Financial statements", "Wages", "Wage calculation", "Cash management", "Financial accounting", "Accounts payable"],
  totalYears: 24.8,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-south-asian@libreoffice", "classic@wkhtmltopdf"],
};
