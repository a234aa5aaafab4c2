import type { Person } from "../person.ts";

export const person: Person = {
  id: "data-weiling",
  family: "data",
  country: "SG",
  languageCode: "en",
  name: "Tan Wei Ling",
  headline: "Analytics Engineer",
  email: "weiling.tan@singpost.example",
  phone: "+65 9183 4470",
  location: "Singapore",
  links: [["weiling-tan.example", "https://weiling-tan.example"]],
  sections: [
    { heading: "What I do", text: ["I turn messy tables into models that people trust."] },
    {
      heading: "Where I have worked",
      jobs: [
        { title: "Analytics Engineer", company: "Straits Grocer", place: "Singapore", dates: "Nov '23 – now", from: "2023-11", to: null, points: ["{dbt} models on {Snowflake}, scheduled in {Airflow=Apache Airflow|Airflow}.", "[[Warehouse bill cut by SGD 90,000 a year by rewriting the twelve slowest models.]]", "Dashboards in {Looker} for {!R&D=R} and the stores."] },
        { title: "Data Analyst", company: "Merlion Rides", place: "Singapore", dates: "Feb '21 – Oct '23", from: "2021-02", to: "2023-10", points: ["{A/B testing=A/B testing|A/B tests|Experimentation|Split testing} of fares; {Python} notebooks with {pandas=Pandas}, {SQL}.", "Presented to the board every quarter."] },
      ],
    },
    { heading: "Tools", tags: ["{SQL}", "{Python}", "{dbt}", "{Snowflake}", "{Looker}", "{Git}", "{Great Expectations}"] },
    { heading: "Studies", studies: [{ degree: "BSc in Statistics", institution: "National University of Singapore", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Certified", certificates: ["{SnowPro Core Certification|SnowPro Core}, Snowflake, 2024"] },
    { heading: "I speak", languages: ["{English}", "{Mandarin|Chinese|Mandarin Chinese}", "{Malay} (some)"] },
  ],
  optional: ["Data modelling", "Data modeling", "Data visualization", "Data warehousing", "Statistics", "Data analysis", "Presentation skills", "Dashboards", "ETL", "Analytics"],
  totalYears: 5.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["two-columns", "docx-textbox@libreoffice"],
};
