import type { Person } from "../person.ts";

export const person: Person = {
  id: "data-kofi",
  family: "data",
  country: "GH",
  languageCode: "en",
  name: "Kofi Asante-Mensah",
  headline: "Data Analyst",
  email: "k.asante.mensah@accramail.example",
  phone: "+233 24 555 6071",
  location: "Accra, Ghana",
  sections: [
    {
      heading: "Education",
      studies: [
        { degree: "MSc Business Analytics", institution: "University of Ghana", place: "Legon", dates: "2023 – 2024", year: 2024 },
        { degree: "BSc Statistics", institution: "Kwame Nkrumah University of Science and Technology", place: "Kumasi", dates: "2019 – 2023", year: 2023 },
      ],
    },
    {
      heading: "Experience",
      jobs: [
        { title: "Data Analyst", company: "Volta Mobile Money", place: "Accra", dates: "January 2025 – Present", from: "2025-01", to: null, points: ["Weekly {?dashboards=Dashboards|Dashboarding|Dashboard development} for the {?fraud=Fraud detection|Fraud analysis} desk.", "[[Found 1,900 duplicate wallets and saved GHS 240,000 in bonuses.]]"] },
        { title: "Data Intern", company: "Ghana Cocoa Growers Union", place: "Tema", dates: "Summer 2023", from: "2023", to: "2023", points: ["{?Cleaned=Data cleaning|Data cleansing} 48 survey files by hand."] },
      ],
    },
    { heading: "Skills", tags: ["{SQL}", "{Power BI}", "{Python}", "{pandas=Pandas}", "{Excel=Microsoft Excel}", "{~Curiosity}"] },
    { heading: "Languages", languages: ["{Twi} (native)", "{English} (C2)", "{French} (A2)"] },
    { heading: "Referee", text: ["Dr. {!R}. Boateng, Department of Statistics, Tel. 030 255 0199"] },
  ],
  hidden: { how: "white", text: "TensorFlow Kubernetes Snowflake Apache Spark Databricks Tableau team leadership 10 years of experience", claims: ["TensorFlow", "Kubernetes", "Snowflake", "Apache Spark", "Databricks", "Tableau"] },
  optional: ["Survey data", "Reporting", "Data visualisation", "Business intelligence", "Statistics", "Business analytics", "Duplicate detection", "Data quality"],
  not: ["Cocoa"],
  totalYears: 1.8,
  level: "Junior",
  inconsistencies: [],
  files: ["rating", "spaced@weasyprint"],
};
