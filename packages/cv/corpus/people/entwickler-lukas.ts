import type { Person } from "../person.ts";

export const person: Person = {
  id: "entwickler-lukas",
  family: "software",
  country: "AT",
  languageCode: "de",
  name: "Lukas Reisinger",
  printedName: "DI Lukas Reisinger, BSc",
  headline: "Softwareentwickler .NET",
  email: "lukas@reisinger-ibk.example",
  emailLink: "Mail an Lukas",
  phone: "+43 664 302 71 58",
  location: "Innsbruck, Österreich",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Ort" },
  sections: [
    { heading: "Über mich", text: ["Ich baue lieber ab als an: weniger Code, weniger Server, weniger Sitzungen. Knapp fünf Jahre Berufserfahrung nach dem Studium."] },
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Softwareentwickler", company: "Gipfelticket GmbH", companyAlso: ["Gipfelticket"], place: "Innsbruck", dates: "11.2023 – laufend", from: "2023-11", to: null, about: "Kassensystem für {!Seilbahnen=Ropeways|Cable cars|Seilbahnen}, {!Skiverleih=Ski rental|Skiverleih} und {!Hotels=Hotel management|Hotels|Hospitality}.", points: ["Den alten Monolithen lösen wir Stück für Stück in Dienste mit {C#} und {.NET 8=.NET|.NET 8|.NET Core|dotnet} auf, Nachrichten laufen über {RabbitMQ}.", "Daten in {SQL Server=SQL Server|Microsoft SQL Server|MSSQL}, Zugriff mit {Entity Framework Core=Entity Framework|Entity Framework Core|EF Core}; Deployments nach {Azure=Azure|Microsoft Azure}.", "[[Die Schlange am Drehkreuz: Buchung in 0,8 statt 3,5 Sekunden.]]", "Zur Saison {!express=Express}, im Sommer mit Bedacht."] },
        { title: "Junior-Entwickler", company: "Alpsoft Rum", companyAlso: ["Alpsoft"], place: "Rum bei Innsbruck", dates: "02.2022 – 10.2023", from: "2022-02", to: "2023-10", points: ["Verwaltungsoberflächen in {Blazor}; {Unit-Tests=Unit testing|Unit-Tests|Unit tests} mit {xUnit}.", "Builds und Releases in {Azure DevOps|Azure Pipelines}."] },
        { title: "Zivildienst", company: "Rotes Kreuz Tirol", place: "Schwaz", dates: "10.2014 – 06.2015", from: "2014-10", to: "2015-06", unjudged: true, points: ["{?Rettungsdienst=Emergency medical services|Rettungsdienst|Ambulance service|Emergency care|First aid}"] },
      ],
    },
    { heading: "Kenntnisse", tags: ["{C#}", "{SQL}", "{Git}", "{Docker}", "{~Hausverstand=Common sense|Hausverstand|Pragmatism|Practicality}"] },
    { heading: "Ausbildung", studies: [{ degree: "Diplom-Ingenieur, Informatik", degreeAlso: ["Diplom-Ingenieur", "Diplom-Ingenieur Informatik", "Master Informatik"], institution: "Universität Innsbruck", dates: "2019 – 2021", year: 2021 }, { degree: "Bachelor Informatik", institution: "Universität Innsbruck", dates: "2015 – 2019", year: 2019 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}", "{Englisch=English} C1", "{Italienisch=Italian} A2"] },
    { heading: "Nebenbei", text: ["Ein Buch über {!Kubernetes} gelesen, im Betrieb nie eingesetzt. Einen Vortrag über {!Rust} gehört. Nachhilfe in Mathematik für die Nachbarskinder, Skitouren, ein Hund namens {!Perl}. Bei der {!Bergrettung=Mountain rescue|Bergrettung} nur Förderer."] },
  ],
  optional: ["Deployment", "Admin interfaces", "Microservices", "Microservice architecture", "Software modernisation", "Refactoring", "Messaging", "CI/CD", "Release management", "Web development", "Monolith", "Point of sale", "Tutoring", "Legacy migration", "Informatik"],
  not: ["Skiing", "Mathematics", "Go"],
  totalYears: 4.8,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["latex-alta", "docx-sidebar", "web-stacked-dates"],
};
