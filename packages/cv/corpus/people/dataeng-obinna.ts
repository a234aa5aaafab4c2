import type { Person } from "../person.ts";

export const person: Person = {
  id: "dataeng-obinna",
  family: "data",
  country: "NG",
  languageCode: "en",
  name: "Obinna Nwachukwu",
  headline: "Data Engineer",
  email: "obinna.n@lekkipost.example",
  phone: "+234 803 555 0176",
  location: "Lagos, Nigeria",
  sections: [
    {
      heading: "Experience",
      jobs: [
        { title: "Data Engineer", company: "Ikoyi Mobile Money", place: "Lagos", dates: "August 2021 – Present", from: "2021-08", to: null, points: ["Forty daily jobs in {Airflow=Apache Airflow} that bring payments, agents and customers into {BigQuery}.", "Models and tests in {dbt}; late files are reported before anybody in finance wakes up.", "[[Cut the monthly bill of the warehouse by 38% without deleting a table.]]", "Two days a week beside the fraud team, the {!rest=REST} with our own backlog."] },
        { title: "BI Developer", company: "Niger Bridge Foods", place: "Onitsha", dates: "May 2019 – July 2021", from: "2019-05", to: "2021-07", points: ["Sales and delivery reports in {Power BI}; loads written in {SSIS}."] },
        { title: "SQL Tutor (part-time, Saturdays)", titleAlso: ["SQL Tutor", "SQL Tutor (part-time)"], company: "Yaba Code Club", place: "Lagos", dates: "January 2022 – December 2023", from: "2022-01", to: "2023-12", points: ["Evening and weekend classes for beginners."] },
      ],
    },
    {
      heading: "Skills",
      groups: [
        ["Languages", ["{Python}", "{SQL}"]],
        ["Data", ["{BigQuery}", "{dbt}", "{Apache Airflow}", "{Kafka=Apache Kafka}", "{Data modelling}"]],
        ["Platform", ["{Google Cloud}", "{Docker}", "{Terraform}", "{GitHub Actions}"]],
      ],
    },
    { heading: "Education", studies: [{ degree: "B.Sc. in Computer Science", degreeAlso: ["BSc in Computer Science", "B.Sc. Computer Science"], institution: "Delta State University", place: "Abraka", dates: "2018", year: 2018 }] },
    { heading: "Certification", certificates: ["{Google Cloud Professional Data Engineer|Professional Data Engineer|Google Professional Data Engineer}, 2023"] },
    { heading: "Languages", languages: ["{Igbo}, {English}, {Yoruba}"] },
    { heading: "Outside work", text: ["I keep four {!hives=Apache Hive|Hive} behind my mother’s house and sell the honey at church."] },
  ],
  not: ["Delta Lake", "Food"],
  optional: ["Beekeeping", "Data warehousing", "ETL", "ELT", "Data pipelines", "Data engineering", "Data quality", "Data testing", "Business intelligence", "Reporting", "Fraud detection", "Cost optimisation", "Cloud cost optimisation", "Teaching", "Tutoring", "Training", "Infrastructure as code", "CI/CD", "Workflow orchestration", "SQL Server", "Dashboards", "Data visualisation", "Data loading", "Cloud computing", "Payments", "Mobile money", "Monitoring"],
  totalYears: 7.5,
  level: "Senior",
  inconsistencies: [],
  files: ["latex-awesome", "docx-lists@libreoffice", "web-margin-grid"],
};
