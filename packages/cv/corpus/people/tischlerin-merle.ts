import type { Person } from "../person.ts";

export const person: Person = {
  id: "tischlerin-merle",
  family: "carpentry",
  country: "DE",
  languageCode: "de",
  name: "Merle von der Heydt",
  headline: "Tischlergesellin",
  email: "merle.heydt@hobelpost.example",
  phone: "0761 / 555 20 18",
  location: "79104 Freiburg im Breisgau",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Persönliches", rows: [["Geburtsdatum", "17.03.1993"], ["Familienstand", "verheiratet, zwei Kinder"]] },
    {
      heading: "Werkstätten",
      jobs: [
        { title: "Tischlergesellin", titleAlso: ["Tischlerin"], company: "Holzwerk Dreisam GmbH", place: "Kirchzarten", dates: "Seit 10/2022", from: "2022-10", to: null, points: ["Küchen und Einbauschränke vom {?Aufmaß=Measuring|Aufmaß|Site measuring} bis zur {Montage=Installation|Montage|Assembly|Fitting|Furniture assembly}.", "[[Der Verschnitt bei Eiche sank von 22 auf 13 Prozent.]]"] },
        { title: "Tischlergesellin", titleAlso: ["Tischlerin"], company: "Bühnenbau Ortenau", place: "Rust", dates: "09/2015 – 06/2020", from: "2015-09", to: "2020-06", points: ["Kulissen für einen Freizeitpark; {?Schichtarbeit=Shift work|Schichtarbeit} vor jeder Saison.", "Ersatzteile notfalls per {!Express} aus der Werkstatt."] },
        { title: "Auszubildende zur Tischlerin", titleAlso: ["Auszubildende", "Auszubildende Tischlerin"], company: "Schreinerei Bächle", place: "Staufen", dates: "09/2012 – 08/2015", from: "2012-09", to: "2015-08" },
      ],
    },
    { heading: "Elternzeit", text: ["07/2020 – 09/2022"] },
    { heading: "Handwerk", tags: ["{Massivholzverarbeitung=Solid wood processing|Massivholzverarbeitung|Woodworking|Solid wood}", "{Möbelbau=Furniture making|Möbelbau|Furniture construction|Cabinet making}", "{Oberflächenbehandlung=Surface finishing|Oberflächenbehandlung|Surface treatment|Wood finishing}", "{CNC-Bearbeitung=CNC machining|CNC-Bearbeitung|CNC}", "{Technisches Zeichnen=Technical drawing|Technisches Zeichnen}", "{~Sorgfalt=Attention to detail|Sorgfalt|Diligence|Care}"] },
    { heading: "Schule", studies: [{ degree: "Mittlere Reife", degreeAlso: ["Realschulabschluss"], institution: "Realschule am Schlossberg", dates: "2012", year: 2012 }] },
    { heading: "Scheine", certificates: ["{Gesellenbrief Tischlerin|Gesellenbrief}, Handwerkskammer Freiburg, 2015", "{Tischler-Schreiner-Maschinenkurs TSM 1|TSM 1|Maschinenkurs}, 2013", "{?Führerschein Klasse B|Führerschein}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Französisch=French} (gut)"] },
    { heading: "Freizeit", text: ["{!Imkern=Beekeeping|Imkerei}, {!Klettern=Climbing|Klettern} in den Vogesen"] },
  ],
  optional: ["Carpentry", "Joinery", "Kitchen installation", "Set construction", "Stage construction", "Interior fittings", "Woodworking machines", "Fitted furniture"],
  not: ["Rust"],
  totalYears: 11.9,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-left", "pandoc-pdf"],
};
