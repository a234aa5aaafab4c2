import type { Person } from "../person.ts";

export const person: Person = {
  id: "accountant-nadeesha",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Nadeesha Gunawardena",
  headline: "Assistant Accountant",
  email: "nadeesha.gunawardena@lankamail.example",
  phone: "+94 11 278 5541",
  location: "Dehiwala, Sri Lanka",
  sections: [
    { heading: "Objective", text: ["To work with figures that mean something. Over 8 years of experience in accounts."] },
    {
      heading: "Employment History",
      jobs: [
        { title: "Assistant Accountant", company: "Harbour Foods PLC", place: "Colombo 15", dates: "01/2023 – Present", from: "2023-01", to: null, points: ["{Bank reconciliation}, {VAT returns=VAT returns|VAT|VAT filing} and the {fixed asset register=Fixed assets|Fixed asset register|Fixed asset accounting}.", "[[Closed the month in four working days; before it took nine.]]", "Pivot tables in {Excel=Microsoft Excel|Excel|MS Excel} for the directors."] },
        { title: "Accounts Clerk", company: "Kelani Tyre Mart", place: "Peliyagoda", dates: "02/2021 – 12/2022", from: "2021-02", to: "2022-12", points: ["{Accounts payable}, {petty cash=Petty cash|Petty cash management|Cash handling} and {cheque writing=Cheque preparation|Cheque writing} in {Tally=Tally|Tally ERP|TallyPrime|Tally.ERP 9}."] },
      ],
    },
    { heading: "Expertise", tags: ["{Bookkeeping}", "{QuickBooks}", "{Payroll=Payroll|Payroll processing|Payroll management}", "{Financial reporting}", "{~Accuracy|Attention to detail}"] },
    { heading: "Professional Studies", studies: [{ degree: "AAT Sri Lanka, Final Stage", degreeAlso: ["AAT Sri Lanka", "AAT Final Stage"], institution: "Association of Accounting Technicians of Sri Lanka", dates: "2018–2020", year: 2020 }, { degree: "G.C.E. Advanced Level (Commerce)", degreeAlso: ["GCE Advanced Level", "G.C.E. Advanced Level"], institution: "Anula Girls' College", dates: "2017", year: 2017 }] },
    { heading: "Languages Known", languages: ["{Sinhala}, {English}"] },
  ],
  optional: ["Accounting", "Taxation", "Pivot tables", "Month-end closing", "Month-end close"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: ["total"],
  files: ["dates-left", "docx-tabs"],
};
