import type { Person } from "../person.ts";

export const person: Person = {
  id: "lager-merve",
  family: "logistics",
  country: "DE",
  languageCode: "de",
  name: "Merve Aydoğan",
  headline: "Fachkraft für Lagerlogistik",
  email: "merve.aydogan@rheinbrief.example",
  phone: "+49 176 555 01884",
  location: "47119 Duisburg",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Profil", text: ["Seit zehn Jahren im Lager, vom ersten Palettenschein bis zur Leitung der Frühschicht."] },
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Schichtleiterin Lager", company: "Rheinkai Spedition GmbH", place: "Duisburg", dates: "04/2023 – heute", from: "2023-04", to: null, points: [
          "Leitung von 14 Kolleginnen und Kollegen, {Schichtplanung=Rostering|Schichtplanung|Shift planning|Schichtpläne}.",
          "[[Fehlkommissionierungen von 2,1 % auf 0,6 % gesenkt.]]",
          "Wöchentliche Abstimmung mit {!Vertrieb=Sales|Vertrieb} und {!Buchhaltung=Bookkeeping|Buchhaltung|Accounting}.",
        ] },
        { title: "Fachkraft für Lagerlogistik", company: "Ruhrwerk Handel KG", place: "Oberhausen", dates: "08/2019 – 03/2023", from: "2019-08", to: "2023-03", points: [
          "{Wareneingang=Goods receiving|Wareneingang|Wareneingangskontrolle}, {Kommissionierung=Order picking|Kommissionierung|Kommissionieren}, {Inventur=Stock taking|Inventur} und {Ladungssicherung=Load securing|Ladungssicherung|Cargo securing|Load securement}.",
        ] },
        { title: "Auszubildende Fachkraft für Lagerlogistik", titleAlso: ["Auszubildende", "Ausbildung zur Fachkraft für Lagerlogistik"], company: "Ruhrwerk Handel KG", place: "Oberhausen", dates: "08/2016 – 07/2019", from: "2016-08", to: "2019-07", promoted: true },
      ],
    },
    { heading: "Kenntnisse", tags: ["{SAP EWM}", "{Gabelstapler=Forklift operation|Gabelstapler|Staplerfahren|Gabelstaplerfahren}", "{Gefahrgut=Hazardous materials handling|Gefahrgut|Dangerous goods|Gefahrguthandhabung}", "{Bestandsführung=Inventory management|Bestandsführung|Bestandsmanagement}", "{MS Excel=Microsoft Excel}", "{~Teamfähigkeit=Teamwork|Teamfähigkeit}", "{~Durchsetzungsvermögen=Assertiveness|Durchsetzungsvermögen}"] },
    { heading: "Scheine", certificates: ["{Gabelstaplerschein|Staplerschein|Forklift licence}", "{Ausbildereignung (AdA)|Ausbildereignung|AdA-Schein}"] },
    { heading: "Schulbildung", studies: [{ degree: "Mittlere Reife", institution: "Gesamtschule Hamborn", place: "Duisburg", dates: "2016", year: 2016 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Türkisch=Turkish}, {Englisch=English} (Grundkenntnisse)"] },
    { heading: "Freizeit", text: ["{!Nähen=Sewing|Nähen}, Schrebergarten, {!Boxen=Boxing|Boxen}"] },
  ],
  optional: ["Logistics", "Logistik", "Warehouse operations", "Warehouse logistics", "Lagerlogistik", "Lagerhaltung", "Leadership", "Team leadership", "Mitarbeiterführung", "Personalführung", "Teamleitung", "Warehouse management", "Lagerleitung", "Personnel management", "Staff management", "Shift management", "Schichtleitung", "SAP", "Training of apprentices", "Ausbildung", "Quality control", "Training", "Coordination", "Vocational training"],
  totalYears: 10.3,
  level: "Expert",
  inconsistencies: [],
  files: ["label-column", "docx-tabs@libreoffice-docx"],
};
