import type { Person } from "../person.ts";

export const person: Person = {
  id: "credit-hansini",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "HANSINI RUWANTHIKA JAYAKODY",
  email: "hansinij.94@sltposta.example",
  phone: "077-5550193",
  location: "Nugegoda",
  labels: { contact: "Contact", email: "E-Mail", phone: "Mobile", address: "Address" },
  sections: [
    { heading: "PERSONAL DETAILS", rows: [["Date of Birth", "22nd September 1994"], ["Civil Status", "Married"], ["NIC No.", "947661203V"]] },
    {
      heading: "EDUCATIONAL QUALIFICATIONS",
      studies: [
        { degree: "G.C.E. Advanced Level (Commerce)", degreeAlso: ["G.C.E. Advanced Level", "GCE A/L"], institution: "Anula Vidyalaya, Nugegoda", dates: "2013", year: 2013, points: ["Accounting A, Business Studies B, Economics {!C}"] },
      ],
    },
    { heading: "PROFESSIONAL QUALIFICATIONS", certificates: ["{AAT Sri Lanka Passed Finalist|AAT Passed Finalist|AAT} - 2016", "{CA Sri Lanka Business Level|CA Business Level|Business Level} - completed 2021"] },
    {
      heading: "WORKING EXPERIENCE",
      jobs: [
        { title: "Credit Control Executive", company: "Lanka Tyre Traders PLC", place: "Colombo 10", dates: "2021.03 to date", from: "2021-03", to: null, points: ["Follow up 240 dealers and report the {?debtors ageing=Debtors ageing|Aged receivables|Accounts receivable|Receivables} every Monday.", "[[Overdue debt came down from Rs. 41 million to Rs. 17 million in two years.]]", "Post-dated cheques and {?dealer agreements=Contract management}."] },
        { title: "Accounts Assistant", company: "Gunasena & Company", place: "Maharagama", dates: "2018-2020", from: "2018", to: "2020", points: ["{Petty cash}, {invoicing=Invoicing} and {VAT} returns for five small firms."] },
      ],
    },
    { heading: "SKILLS", list: ["{Credit control|Credit management}", "{Bank reconciliations=Bank reconciliation}", "{QuickBooks}", "{MS Excel=Microsoft Excel}", "{~Accuracy=Attention to detail|Accuracy}"] },
    { heading: "LANGUAGES", languages: ["{Sinhala}, {English}"] },
    { heading: "INTERESTS", text: ["Home gardening ({!sage=Sage}, curry leaves), netball, {!sewing=Sewing} for my daughter"] },
    { heading: "DECLARATION", text: ["I certify that the above particulars are true and accurate to the best of my knowledge."] },
  ],
  optional: ["Debt collection", "Collections", "Debtor management", "Cheque handling", "Customer follow-up", "Taxation"],
  not: ["Netball", "Gardening"],
  totalYears: 7.7,
  level: "Senior",
  inconsistencies: [],
  files: ["bio-data", "docx-table@libreoffice-docx"],
};
