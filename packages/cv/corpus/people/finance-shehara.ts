import type { Person } from "../person.ts";

export const person: Person = {
  id: "finance-shehara",
  family: "accounting",
  country: "LK",
  languageCode: "en",
  name: "Shehara Peiris",
  printedName: "Shehara Peiris, ACMA",
  headline: "Management Accountant",
  email: "shehara.peiris@gampolapost.example",
  phone: "+94 77 555 0913",
  location: "Kandy, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Management accountant in factories. I walk the floor before I write the comment under the figure."] },
    {
      heading: "Career",
      jobs: [
        { title: "Assistant Finance Manager", company: "Kandurata Dairy", place: "Kandy", dates: "Jan 2022 – Present", from: "2022-01", to: null, points: ["Yearly budget for four plants, monthly {?forecasts=Forecasting|Financial forecasting|Forecasts} and the board pack.", "[[The books of a month are closed in 4 working days; it was 9 when I came.]]", "Lead a team of five; took the plants from spreadsheets to {SAP}."] },
        { title: "Management Accountant", company: "Ruhunu Cement", place: "Galle", dates: "Jun 2018 – Dec 2021", from: "2018-06", to: "2021-12", points: ["Product cost sheets and {?stock valuation=Inventory valuation|Stock valuation}; questions of the auditors.", "[[?Found freight charges of LKR 6.2 million that had been paid twice.]]"] },
        { title: "Accounts Trainee", company: "Hill Street Auditors", place: "Kandy", dates: "Sep 2016 – May 2018", from: "2016-09", to: "2018-05", points: ["{?Stock counts=Stock taking|Stock counts}, {?vouching=Vouching} and tea for the seniors."] },
      ],
    },
    { heading: "Skills", list: ["{Budgeting}", "{Variance analysis}", "{Costing=Cost accounting|Costing|Product costing}", "{Management reporting|Management accounts|Management accounting}", "{SAP}", "{Advanced Excel=Microsoft Excel}", "{Power BI}", "{~Leadership}"] },
    { heading: "Professional Qualification", certificates: ["{CIMA|ACMA|Associate Chartered Management Accountant|Chartered Institute of Management Accountants|Associate Member of CIMA} – passed finalist 2019, associate member (ACMA) 2021"] },
    { heading: "Education", studies: [{ degree: "BBA in Accounting", institution: "University of Peradeniya", dates: "2012 – 2016", year: 2016 }] },
    { heading: "Languages", languages: ["{Sinhala}, {English}, {Tamil}"] },
    { heading: "Referees", text: ["Mr. K. Ekanayake, Finance Director, Kandurata Dairy, ekanayake@kandudairy.example, 081 555 7710"] },
  ],
  not: ["Cement", "Dairy", "Tea"],
  optional: ["Management accounting", "Financial reporting", "Financial analysis", "Month-end close", "Team management", "Auditing", "Audit", "External audit", "Audit liaison", "Cost analysis", "ERP implementation", "SAP implementation", "Board reporting", "Accounts payable", "Freight cost control", "Process improvement", "Manufacturing", "Data visualisation", "Spreadsheets", "Cost control", "Digital transformation", "System implementation", "ERP migration"],
  totalYears: 10.2,
  level: "Expert",
  inconsistencies: [],
  files: ["label-column", "docx-table@libreoffice"],
};
