import type { Person } from "../person.ts";

export const person: Person = {
  id: "ngo-aline",
  family: "development work",
  country: "RW",
  languageCode: "en",
  name: "Aline Uwimana",
  headline: "M&E Officer",
  email: "aline.uwimana@millehills.example",
  phone: "+250 788 412 667",
  location: "Kigali, Rwanda",
  sections: [
    { heading: "Summary", text: ["Monitoring and evaluation for water and school feeding programmes."] },
    {
      heading: "Work experience",
      jobs: [
        { title: "M&E Officer", titleAlso: ["Monitoring and Evaluation Officer"], companyAlso: ["Imbuto Water"], company: "Imbuto Water Initiative", place: "Kigali", dates: "February 2023 – Present", from: "2023-02", to: null, points: ["{Logframe=Logframe|Logical framework} and {indicator tracking=Indicator tracking|KPI tracking|Indicators}, {household surveys=Survey design|Household surveys|Surveys} in {ODK}, {data cleaning} in {Stata}.", "[[Share of working pumps rose from 58% to 83% after our monthly scorecard.]]"] },
        { title: "Field Assistant", company: "Akagera School Meals", place: "Kayonza", dates: "July 2020 – January 2023", from: "2020-07", to: "2023-01", points: ["Kitchen audits, {focus groups=Focus groups|Focus group discussions}, {translation=Translation} for visitors."] },
      ],
    },
    { heading: "Skills", tags: ["{Monitoring and evaluation|M&E}", "{Report writing|Reporting}", "{Power BI}", "{Donor reporting}", "{~Cultural sensitivity|Cultural awareness}"] },
    { heading: "Education", studies: [{ degree: "BSc in Statistics", institution: "University of Rwanda", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Languages", languages: ["{Kinyarwanda}, {French}, {English}, {Swahili}"] },
  ],
  optional: ["Data collection", "Statistics", "Auditing", "Data analysis", "Facilitation", "Interpretation", "Project management"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: [],
  files: ["sidebar-left", "docx-tabs"],
};
