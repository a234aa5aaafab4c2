import type { Person } from "../person.ts";

export const person: Person = {
  id: "creditors-thembisile",
  family: "accounting",
  country: "ZA",
  languageCode: "en",
  name: "Thembisile Mkhize",
  headline: "Creditors Clerk",
  email: "thembisile.mkhize@ethekwinimail.example",
  phone: "+27 82 555 0196",
  location: "Pinetown, KwaZulu-Natal",
  sections: [
    { heading: "Personal Profile", text: ["Creditors clerk with more than four years in food and cold storage. Accurate, patient with supplier queries, used to month end pressure."] },
    {
      heading: "Employment History",
      jobs: [
        { title: "Creditors Clerk", company: "Swift Cold Storage (Pty) Ltd", companyAlso: ["Swift Cold Storage"], place: "Pinetown", dates: "02/2024 – Present", from: "2024-02", to: null, points: [
          "About 900 supplier invoices a month: {three-way matching=Three-way matching|3-way matching|Invoice matching|Three way match}, {supplier reconciliations=Supplier reconciliation|Supplier statement reconciliation|Creditors reconciliation|Creditor reconciliations|Vendor reconciliation|Account reconciliation|Supplier reconciliations}, {payment runs=Payment runs|Payment processing|Supplier payments|Creditor payments}.",
          "{!Procurement=Procurement|Purchasing} raises the order and the {!warehouse=Warehouse operations|Warehousing} signs for it; if the two differ I send it back.",
          "[[Overdue suppliers went from 74 to 9 in my first year.]]",
          "{!Payroll} sits at the desk next to mine, and {!VAT} is submitted by our outside accountant.",
          "We pay for {!forklift=Forklift operation|Forklift|Forklift driving} hire, {!refrigeration=Refrigeration|Commercial refrigeration} repairs and diesel, and I check the prices against the contracts.",
          "[[Found double payments of R186 000 to a transport firm and got them back.]]",
        ] },
        { title: "Finance Learner", company: "Umgeni Bakeries", place: "Durban", dates: "06/2022 – 01/2024", from: "2022-06", to: "2024-01", points: [
          "{Capturing of invoices=Invoice capturing|Invoice processing|Invoice capture|Capturing invoices|Data capturing|Invoice entry}, {cash book=Cash book|Cashbook}, {filing=File management|Filing}, {petty cash}.",
          "Helped with the {stock count=Stock taking|Stock count|Stock counts|Inventory counting} of flour and tins every month end.",
          "The company planned to go to {!Xero} and stayed with {Pastel|Sage Pastel|Pastel Accounting|Pastel Partner}.",
        ] },
      ],
    },
    { heading: "Computer Skills", tags: ["{Syspro}", "{Pastel|Sage Pastel|Pastel Accounting|Pastel Partner}", "{Excel=Microsoft Excel} (VLOOKUP, {pivot tables})", "{Outlook=Microsoft Outlook|Outlook}"] },
    { heading: "Strengths", tags: ["{Creditors=Accounts payable|Creditors|Accounts payable (creditors)|Creditors management}", "{~Accuracy=Attention to detail|Accuracy}", "{~Deadline driven=Time management|Meeting deadlines|Deadline driven}"] },
    { heading: "Education", studies: [
      { degree: "N6 Certificate in Financial Management", degreeAlso: ["N6 Financial Management"], institution: "Elangeni TVET College", dates: "2021", year: 2021 },
      { degree: "National Senior Certificate", degreeAlso: ["Matric"], institution: "Kloof Ridge High School", dates: "2019", year: 2019 },
    ] },
    { heading: "Languages", languages: ["{isiZulu=Zulu|isiZulu}, {English}, {Afrikaans} (fair)"] },
    { heading: "Interests", text: ["Church choir, {!netball=Netball}, reading."] },
  ],
  not: ["Swift"],
  optional: ["Supplier management", "Supplier relations", "Supplier queries", "Reconciliation", "Data entry", "VLOOKUP", "Invoicing", "Month-end close", "Cost control", "Recovery of overpayments", "Bookkeeping", "Query resolution", "Document management", "Record keeping", "Financial management", "Purchase orders", "Creditors control", "Bulk payments", "Duplicate payment recovery", "Cash management", "Accounting software", "Stock control", "Inventory management", "Computer skills", "Computer literacy", "Email", "Payments", "Stock management", "Patience", "Stress management"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["label-column", "docx-form@libreoffice"],
};
