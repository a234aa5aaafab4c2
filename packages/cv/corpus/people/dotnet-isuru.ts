import type { Person } from "../person.ts";

export const person: Person = {
  id: "dotnet-isuru",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Isuru Wickramaratne",
  headline: "Software Engineer (.NET)",
  email: "isuru.wickramaratne@postlanka.example",
  phone: "+94 76 555 4182",
  location: "Java Lane, Colombo 02, Sri Lanka",
  links: [["github.example/isuruw", "https://github.example/isuruw"]],
  sections: [
    { heading: "Summary", text: ["Backend engineer who reads the log before he asks a question. Six years in hospital and hotel software, most of them on the server side."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Senior Software Engineer", company: "Mahaweli Health Systems", place: "Colombo", dates: "03/2023 – Present", from: "2023-03", to: null, points: ["Appointment and {?billing=Billing|Invoicing|Billing systems} services in {ASP.NET Core|ASP.NET|.NET Core} for eleven private hospitals.", "[[Brought the nightly invoice run down from 4 hours to 35 minutes.]]", "Releases through {Azure DevOps}; messages between the services go over {RabbitMQ}.", "Look after two interns and their first pull requests."] },
        { title: "Software Engineer", company: "Kelani Soft Solutions", place: "Nugegoda", dates: "06/2020 – 02/2023", from: "2020-06", to: "2023-02", points: ["Booking and room pages for {!Spring} Court Hotels in {C#} and {SQL Server}; printed guest bills with {Crystal Reports|SAP Crystal Reports}.", "Moved 140 {?stored procedures} into code that could be tested."] },
      ],
    },
    { heading: "Technical Skills", tags: ["{C#}", "{ASP.NET Core}", "{Entity Framework|Entity Framework Core|EF Core}", "{SQL Server}", "{REST APIs=REST}", "{RabbitMQ}", "{xUnit|xUnit.net}", "{Docker}", "{Azure}", "{Git}"] },
    { heading: "Education", studies: [{ degree: "BSc (Hons) in Software Engineering", degreeAlso: ["BSc in Software Engineering", "BSc (Hons) Software Engineering"], institution: "University of Kelaniya", dates: "2016 – 2020", year: 2020 }] },
    { heading: "Certifications", certificates: ["{Microsoft Certified: Azure Developer Associate|Azure Developer Associate|AZ-204|Microsoft Azure Developer Associate} (AZ-204), 2024"] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Referees", text: ["Ms. Dulanji Perera, Engineering Manager, Mahaweli Health Systems, dulanji@mahawelihealth.example, 011 555 9034"] },
  ],
  not: ["Java"],
  optional: ["Appointment scheduling", "Appointment systems", "Booking systems", ".NET", ".NET Framework", "Microsoft .NET", "Web API", "ASP.NET Web API", "API development", "API design", "Microservices", "Unit testing", "CI/CD", "Mentoring", "Code review", "Refactoring", "Log analysis", "Logging", "Performance optimisation", "Performance tuning", "ORM", "Messaging", "Cloud computing", "Healthcare software", "Hotel software", "Report development", "Databases", "T-SQL", "GitHub", "Release management", "Deployment", "Object-oriented programming"],
  totalYears: 6.4,
  level: "Senior",
  inconsistencies: [],
  files: ["spaced", "docx-textbox"],
};
