import type { Person } from "../person.ts";

export const person: Person = {
  id: "cloud-uwase",
  family: "devops",
  country: "RW",
  languageCode: "en",
  name: "Divine Uwase Mukamana",
  headline: "Cloud Engineer",
  email: "divine.uwase@examplehills.example",
  phone: "+250 788 514 306",
  location: "Kigali, Rwanda",
  sections: [
    { heading: "Experience", jobs: [
      { title: "Cloud Engineer", company: "Nyabugogo Mobility", place: "Kigali", dates: "November 2023 - Present", from: "2023-11", to: null, points: [
        "Accounts and networks in {AWS}, written as {Terraform} modules.",
        "[[Monthly cloud bill fell from USD 41,000 to USD 26,500.]]",
        "Logs in {Elasticsearch}, dashboards in {Kibana}.",
        "On call one week in four; the canteen {!chef=Chef} knows my number.",
      ] },
      { title: "Systems Administrator", company: "Virunga Tea Factories", place: "Musanze", dates: "February 2020 - October 2023", from: "2020-02", to: "2023-10", points: ["{Windows Server} and {VMware|VMware vSphere} hosts for four factories; backups with {Veeam|Veeam Backup}."] },
      { title: "Network Instructor (part-time)", titleAlso: ["Network Instructor"], company: "Kacyiru Evening College", place: "Kigali", dates: "March 2021 - June 2022", from: "2021-03", to: "2022-06", points: ["Cabling and {?subnetting=Subnetting|IP addressing} for evening students."] },
    ] },
    { heading: "Technical profile", tags: ["{AWS}", "{Terraform}", "{Kubernetes}", "{Docker}", "{Linux}", "{Python}", "{GitLab CI|GitLab CI/CD}", "{CloudFormation|AWS CloudFormation}", "{PostgreSQL}"] },
    { heading: "Education", studies: [{ degree: "BSc in Computer Engineering", degreeAlso: ["BSc Computer Engineering"], institution: "University of Rwanda", dates: "2019", year: 2019 }] },
    { heading: "Certificates", certificates: ["{AWS Certified Solutions Architect – Associate|AWS Certified Solutions Architect - Associate|AWS Certified Solutions Architect|AWS Certified Solutions Architect Associate|AWS Solutions Architect Associate}, 2024"] },
    { heading: "Languages", languages: ["{Kinyarwanda}, {English}, {French}"] },
  ],
  optional: ["Infrastructure as code", "Cost optimisation", "Cloud cost optimisation", "Backup and recovery", "Networking", "Network cabling", "Teaching", "Virtualisation", "Logging", "Dashboards", "On-call support", "Monitoring", "Cloud infrastructure", "ELK Stack"],
  not: ["Tea"],
  totalYears: 6.8,
  level: "Senior",
  inconsistencies: [],
  files: ["classic@weasyprint", "moderncv-banking"],
};
