import type { Person } from "../person.ts";

export const person: Person = {
  id: "developer-sanne",
  family: "software",
  country: "NL",
  languageCode: "nl",
  name: "Sanne Hoekstra",
  headline: "Junior softwareontwikkelaar",
  email: "sanne@hoekstra-code.example",
  phone: "06 40 88 21 73",
  location: "Utrecht",
  links: [["GitHub", "https://github.com/sannehoekstra-voorbeeld"]],
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Over mij", text: ["Zij-instromer: na drie jaar voor de klas schrijf ik nu software voor scholen."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Junior softwareontwikkelaar", company: "Schoolbord Software", place: "Utrecht", dates: "sep. 2025 – heden", from: "2025-09", to: null, points: ["Roosterpakket in {C#} en {.NET}, schermen in {Angular}.", "[[Laadtijd van het rooster teruggebracht van 9 naar 2 seconden.]]", "Tests in {xUnit}, uitrol met {Azure DevOps}."] },
        { title: "Stagiaire softwareontwikkeling", company: "Schoolbord Software", dates: "feb. 2025 – jul. 2025", from: "2025-02", to: "2025-07", promoted: true },
      ],
    },
    { heading: "Vaardigheden", groups: [["Talen", ["{C#}", "{TypeScript}", "{SQL}"]], ["Hulpmiddelen", ["{Git}", "{Docker}", "{Visual Studio}"]]] },
    { heading: "Opleiding", studies: [{ degree: "HBO-ICT", institution: "Hogeschool Utrecht", dates: "2022 – 2025", year: 2025 }, { degree: "VWO", institution: "Farel College, Amersfoort", dates: "2018", year: 2018 }] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Engels=English} (vloeiend), {Fries=Frisian|West Frisian}"] },
  ],
  optional: ["Azure", "CI/CD", "Unit testing", "ASP.NET", "Teaching"],
  totalYears: 1.7,
  level: "Junior",
  inconsistencies: [],
  files: ["timeline", "docx-tabs@libreoffice"],
};
