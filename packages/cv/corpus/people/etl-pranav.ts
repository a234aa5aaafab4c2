import type { Person } from "../person.ts";

export const person: Person = {
  id: "etl-pranav",
  family: "data",
  country: "IN",
  languageCode: "en",
  name: "Pranav Gokhale",
  headline: "Data Warehouse Developer",
  email: "pranav.gokhale@examplebox.example",
  phone: "+91 98224 07715",
  location: "Pune, India",
  sections: [
    { heading: "Professional record", jobs: [
      { title: "ETL Developer", company: "Sinhagad Retail Analytics", place: "Pune", dates: "Jul 2022 – Present", from: "2022-07", to: null, points: [
        "Nightly loads from 46 stores into {Snowflake} with {Informatica|Informatica PowerCenter}.",
        "[[Load window cut from seven hours to 95 minutes.]]",
        "Second pair of eyes for every change to the sales tables.",
      ] },
      { title: "Database Developer", company: "Koyna Pumps", place: "Karad", dates: "Jun 2018 – Dec 2023", from: "2018-06", to: "2023-12", points: ["{?Stored procedures} in {Oracle}; shift reports for the {!pump=Pumps|Pump} {!assembly=Assembly|Assembly language|Assembler} hall."] },
    ] },
    { heading: "Skills", tags: ["{SQL}", "{PL/SQL}", "{Snowflake}", "{Informatica}", "{dbt}", "{Airflow=Apache Airflow}", "{Python}", "{Unix|UNIX}", "{Data modelling}", "{Power BI}"] },
    { heading: "Education", studies: [{ degree: "BE in Information Technology", degreeAlso: ["BE Information Technology", "Bachelor of Engineering in Information Technology"], institution: "Savitribai Phule Pune University", dates: "2018", year: 2018 }] },
    { heading: "Languages", languages: ["{Marathi}, {Hindi}, {English}"] },
  ],
  optional: ["ETL", "Data warehousing", "Code review", "Batch processing", "Reporting", "Databases", "Data warehouse development", "Database development"],
  totalYears: 8.4,
  level: "Senior",
  inconsistencies: ["overlap"],
  files: ["company-dash", "docx-lists"],
};
