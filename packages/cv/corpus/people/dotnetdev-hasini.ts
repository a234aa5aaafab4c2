import type { Person } from "../person.ts";

export const person: Person = {
  id: "dotnetdev-hasini",
  family: "software",
  country: "LK",
  languageCode: "en",
  name: "Hasini Wickramage",
  headline: "Associate Software Engineer",
  email: "hasini.w@examplecode.example",
  phone: "071 448 2096",
  location: "Nugegoda, Sri Lanka",
  sections: [
    { heading: "Profile", text: ["Software engineer at the start of the road, careful with other people's data."] },
    {
      heading: "Experience",
      jobs: [
        { title: "Associate Software Engineer", company: "Mahaweli Freight Systems", place: "Colombo 03", dates: "Aug 2024 – Present", from: "2024-08", to: null, points: [
          "Services in {ASP.NET Core|ASP.NET} for container bookings; pages in {Blazor}.",
          "[[Time to issue a {!bill of lading=Bill of lading} went down from 20 to 8 minutes.]]",
          "Tests in {xUnit|xUnit.net}; deployed with {Azure DevOps}.",
        ] },
        { title: "Intern Developer", titleAlso: ["Intern"], company: "Oushada Herbals", place: "Panadura", dates: "Feb 2024 – Jul 2024", from: "2024-02", to: "2024-07", points: [
          "Small repairs to the sales screens; label printing for balms and oils.",
        ] },
      ],
    },
    { heading: "Technical skills", list: ["{C#}", "{ASP.NET Core|ASP.NET}", "{Entity Framework|Entity Framework Core|EF Core}", "{SQL Server}", "{Git}", "{Scrum}", "{~Communication}"] },
    { heading: "Education", studies: [
      { degree: "BSc (Hons) in Software Engineering", degreeAlso: ["BSc in Software Engineering"], institution: "University of Kelaniya", dates: "2024", year: 2024 },
      { degree: "G.C.E. Advanced Level", degreeAlso: ["G.C.E. A/L", "GCE Advanced Level"], institution: "Anula Vidyalaya", dates: "2018", year: 2018, points: ["Combined Mathematics B, Physics {!C}, {!Chemistry} {!C}"] },
    ] },
    { heading: "Languages", languages: ["{Sinhala}, {English}"] },
    { heading: "Referees", text: ["Mr. Ruwan Perera, Mahaweli Freight Systems, ruwan@mahawelifreight.example, 011 255 7810"] },
  ],
  optional: [".NET", ".NET Core", "Unit testing", "CI/CD", "Web development", "Label printing", "Azure", "Logistics software", "Software maintenance", "Deployment", "Bug fixing"],
  not: ["Freight", "Herbals"],
  totalYears: 2.8,
  level: "Junior",
  inconsistencies: [],
  files: ["docx-tabs", "label-column"],
};
