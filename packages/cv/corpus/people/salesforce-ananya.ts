import type { Person } from "../person.ts";

export const person: Person = {
  id: "salesforce-ananya",
  family: "software",
  country: "IN",
  languageCode: "en",
  name: "Ananya Deshpande",
  headline: "Salesforce Developer | 7+ years",
  email: "ananya.deshpande@punemail.example",
  phone: "+91 98905 44172",
  location: "Pune, Maharashtra, India",
  links: [["linkedin.com/in/ananya-deshpande-sf", "https://www.linkedin.com/in/ananya-deshpande-sf"]],
  sections: [
    { heading: "Professional Summary", text: [
      "{Salesforce} developer with over 7 years of IT experience in design, development and support of {Sales Cloud} and {Service Cloud} for clients in insurance, telecom and retail.",
      "Hands-on in {Apex}, {Lightning Web Components|LWC} and {Salesforce Flow|Flows|Flow Builder}. Have {!excelled=Microsoft Excel} in client-facing roles and received two spot awards.",
    ] },
    {
      heading: "Professional Experience",
      jobs: [
        { title: "Senior Salesforce Developer", company: "Sahyadri Infotech Pvt. Ltd.", companyAlso: ["Sahyadri Infotech"], place: "Pune", dates: "Jul 2022 – Till date", from: "2022-07", to: null, about: "Client: general insurance company, UK", points: [
          "Designed the claims console in {Lightning Web Components|LWC} with {Apex} controllers and {platform events}.",
          "Integrated Salesforce with the client's {!Guidewire} policy system through {MuleSoft} and {REST APIs=REST|API integration}.",
          "[[Brought down the average handling time of a claim call from 11 to 7 minutes.]]",
          "Moved deployments from change sets to {Salesforce DX|SFDX} with {Jenkins} and {Git}.",
          "Lead a team of four developers, {code reviews=Code review} and {?sprint demos=Demos|Product demonstrations}.",
        ] },
        { title: "Salesforce Developer", company: "Deccan Cloud Services", place: "Hyderabad", dates: "Nov 2020 – Jun 2022", from: "2020-11", to: "2022-06", points: [
          "[[Wrote {Apex} triggers, batch classes and {Visualforce} pages; test coverage went up from 71% to 92%.]]",
          "{Data migration} of 2 million contacts using {Data Loader|Salesforce Data Loader}.",
          "Created {reports and dashboards=Salesforce reports|Dashboards|Reports|Reporting} for the {!marketing=Marketing} and {!finance=Finance} teams.",
        ] },
        { title: "Associate Software Engineer", company: "Deccan Cloud Services", place: "Hyderabad", dates: "Jun 2019 – Oct 2020", from: "2019-06", to: "2020-10", promoted: true, points: ["Production support, user management, {SOQL} queries, {Java} batch jobs."] },
      ],
    },
    { heading: "Technical Skills", groups: [
      ["Salesforce", ["{Apex}", "{LWC=Lightning Web Components|LWC}", "{Aura}", "{SOQL} / {SOSL}", "{Visualforce}", "{Experience Cloud}"]],
      ["Web", ["{JavaScript}", "{HTML}", "{CSS}"]],
      ["Tools", ["{VS Code|Visual Studio Code}", "{Git}", "{Jenkins}", "{Jira}", "{Postman}", "{Workbench|Salesforce Workbench}"]],
      ["Methodology", ["{Agile} - {Scrum}"]],
    ] },
    { heading: "Certifications", certificates: ["{Salesforce Certified Platform Developer I|Platform Developer I}", "{Salesforce Certified Platform Developer II|Platform Developer II}", "{Salesforce Certified Administrator|Salesforce Administrator}"] },
    { heading: "Education", studies: [{ degree: "B.E. (Computer Engineering)", degreeAlso: ["B.E. Computer Engineering", "Bachelor of Engineering"], institution: "Savitribai Phule Pune University", dates: "2015 – 2019", year: 2019 }] },
    { heading: "Languages Known", languages: ["{Marathi}, {Hindi}, {English}"] },
  ],
  optional: ["Salesforce development", "Salesforce administration", "CRM", "Team leadership", "Leadership", "Apex triggers", "Batch Apex", "Production support", "User management", "CI/CD", "Insurance", "Telecom", "Deployment", "System integration", "Integration", "Client communication", "Test coverage", "Change sets", "Mentoring", "Support", "Technical support"],
  totalYears: 7.4,
  level: "Senior",
  inconsistencies: [],
  files: ["pipes", "docx-pipes@libreoffice"],
};
