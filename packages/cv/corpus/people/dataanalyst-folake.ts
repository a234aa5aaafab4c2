import type { Person } from "../person.ts";

export const person: Person = {
  id: "dataanalyst-folake",
  family: "data",
  country: "NG",
  languageCode: "en",
  name: "Folake Adeyemo",
  headline: "Data Analyst",
  email: "folake.adeyemo@examplebox.example",
  phone: "+234 803 447 1926",
  location: "Lagos, Nigeria",
  sections: [
    { heading: "Summary", text: ["Data analyst with more than 10 years of experience in lending and food storage."] },
    {
      heading: "Employment",
      jobs: [
        { title: "Data Analyst", company: "Harbour Microlending", place: "Lagos", dates: "05/2022 – Present", from: "2022-05", to: null, points: ["Weekly repayment {?dashboards=Dashboards|Dashboard development|Dashboarding} in {Power BI} for eleven branches; data comes from {SQL Server}.", "[[Found duplicate customer records worth NGN 46 million in open loans.]]", "Two months at the branches during the {!go=Go|Golang}-live of the loan ledger."] },
        { title: "Reporting Assistant", company: "Eko Cold Rooms", place: "Lagos", dates: "01/2020 – 04/2022", from: "2020-01", to: "2022-04", points: ["Daily stock and temperature {?reports=Reporting|Report writing|Reports} in {Excel=Microsoft Excel}, with {?pivot tables=Pivot tables|Pivot table}."] },
      ],
    },
    { heading: "Skills", tags: ["{SQL}", "{Power BI}", "{Python}", "{Pandas}", "{Microsoft Excel}", "{Data cleaning}", "{Data visualization=Data visualisation}", "{Statistics|Statistical analysis}", "{~Problem solving}", "{~Attention to detail}"] },
    { heading: "Education", studies: [{ degree: "BSc in Statistics", degreeAlso: ["BSc Statistics"], institution: "University of Ilorin", dates: "2019", year: 2019 }] },
    { heading: "Certificates", certificates: ["{Microsoft Certified: Power BI Data Analyst Associate|Power BI Data Analyst Associate|PL-300}, 2023"] },
    { heading: "Languages", languages: ["{English}, {Yoruba}"] },
  ],
  not: ["Harbour", "Temperature"],
  optional: ["Business intelligence", "Lending", "Microfinance", "Data quality", "Deduplication", "Inventory reporting", "Stock reporting", "Databases", "Inventory management", "Loans", "Go-live support"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["docs-serif", "docx-table"],
};
