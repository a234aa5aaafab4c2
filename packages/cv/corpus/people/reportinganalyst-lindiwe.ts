import type { Person } from "../person.ts";

export const person: Person = {
  id: "reportinganalyst-lindiwe",
  family: "data",
  country: "SZ",
  languageCode: "en",
  name: "Lindiwe Nxumalo",
  headline: "Reporting Analyst",
  email: "lindiwe.n@exampledata.example",
  phone: "+268 7612 4408",
  location: "Siteki, Eswatini",
  sections: [
    { heading: "Profile", text: ["I turn other people's spreadsheets into one page that they agree on."] },
    {
      heading: "Positions held",
      jobs: [
        { title: "Reporting Analyst", company: "Lubombo Sugar Estates", place: "Big Bend", dates: "November 2022 to present", from: "2022-11", to: null, points: [
          "Daily cane, {!irrigation=Irrigation} and {!haulage=Haulage|Truck driving} figures in {Power BI}, with measures in {DAX}.",
          "[[Month-end pack ready on day 3 instead of day 11.]]",
          "Answers to auditors and a glossary of 120 terms.",
        ] },
        { title: "Data Capturer", company: "Manzini Licensing Office", place: "Manzini", dates: "February 2019 to June 2021", from: "2019-02", to: "2021-06", points: [
          "Some 300 vehicle forms a day; balanced the till in rand ({!R}) and emalangeni (E).",
        ] },
      ],
    },
    { heading: "Can do", tags: ["{Power BI}", "{SQL}", "{Microsoft Excel}", "{Power Query}", "{Data cleaning}", "{~Attention to detail}", "{~Patience}"] },
    { heading: "Studies", studies: [{ degree: "Bachelor of Commerce", institution: "University of Eswatini", dates: "2018", year: 2018 }] },
    { heading: "Languages", languages: ["{siSwati=Swati|siSwati|Swazi}", "{English}", "{Zulu|isiZulu}"] },
  ],
  optional: ["Reporting", "Data entry", "Cash handling", "Dashboards", "Month-end reporting", "Data visualisation", "Business intelligence", "Data capturing", "Month-end close", "Commerce", "Data dictionary", "Vehicle licensing"],
  not: ["Sugar"],
  totalYears: 6.4,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["sidebar-left", "docx-table"],
};
