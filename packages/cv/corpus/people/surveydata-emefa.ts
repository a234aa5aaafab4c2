import type { Person } from "../person.ts";

export const person: Person = {
  id: "surveydata-emefa",
  family: "data",
  country: "GH",
  languageCode: "en",
  name: "Emefa Akosua Dzidzornu",
  headline: "Survey Data Analyst",
  email: "emefa.dzidzornu@examplevolta.example",
  phone: "+233 20 744 6193",
  location: "Ho, Ghana",
  sections: [
    { heading: "CAREER", jobs: [
      { title: "Survey Data Analyst", company: "Kpando Research Partners", place: "Ho", dates: "Since Jan 2023", from: "2023-01", to: null, points: [
        "Cleaning and weighting of household data in {Stata}; tablet forms in {ODK|Open Data Kit}.",
        "[[Faulty interviews fell from 11% to 3%.]]",
      ] },
      { title: "Data Officer", company: "Keta Lagoon Fisheries", place: "Keta", dates: "Aug 2019 – Dec 2022", from: "2019-08", to: "2022-12", points: [
        "Landing reports in {Excel=Microsoft Excel}; {!net=.NET|.NET Core|dotnet} weights taken on the beach.",
        "Market prices by text message from spring 2021.",
      ] },
    ] },
    { heading: "KNOW-HOW", tags: ["{R}", "{Stata}", "{SPSS}", "{KoboToolbox|Kobo Toolbox|KoBo}", "{Power BI}", "{Questionnaire design|Survey design}", "{Sampling|Sampling methods}", "{QGIS}"] },
    { heading: "DEGREES", studies: [{ degree: "BSc in Statistics", degreeAlso: ["BSc Statistics"], institution: "University of Cape Coast", dates: "2014–2018", year: 2018 }] },
    { heading: "LANGUAGES", languages: ["{Ewe}, {English}, {Twi}"] },
  ],
  optional: ["Data cleaning", "Survey weighting", "Data weighting", "Statistics", "Statistical analysis", "Reporting", "Surveys", "Data collection", "Data management"],
  not: ["Fisheries", "Spring"],
  totalYears: 7.3,
  level: "Senior",
  inconsistencies: [],
  files: ["dates-left", "docx-table"],
};
