import type { Person } from "../person.ts";

export const person: Person = {
  id: "mechatronics-ben",
  family: "metal trade",
  country: "DE",
  languageCode: "de",
  name: "Ben Kowalke",
  headline: "Mechatroniker",
  email: "ben.kowalke@havelpost.example",
  phone: "+49 1577 330 9184",
  location: "Brandenburg an der Havel",
  labels: { contact: "Kontaktdaten", email: "Mail", phone: "Handy", address: "Wohnort" },
  sections: [
    {
      heading: "Berufspraxis",
      jobs: [
        { title: "Mechatroniker Instandhaltung", company: "Havelland Kunststoffe GmbH", place: "Brandenburg", dates: "ab 03/2024", from: "2024-03", to: null, points: ["{Störungssuche=Fault finding|Störungssuche|Troubleshooting|Fehlersuche} an Spritzgießmaschinen, {SPS-Programmierung=PLC programming|SPS-Programmierung|SPS|PLC} mit {TIA Portal}, {Wartung=Maintenance|Wartung|Preventive maintenance}.", "[[Stillstände der Linie 3 von 14 auf 5 Stunden im Monat gedrückt.]]"] },
        { title: "Aushilfe Getränkemarkt", company: "Trinkgut Kanal", place: "Brandenburg", dates: "09/2025 – 04/2025", from: "2025-09", to: "2025-04" },
      ],
    },
    { heading: "Das kann ich", tags: ["{Pneumatik=Pneumatics|Pneumatik}", "{Elektrotechnik=Electrical engineering|Elektrotechnik}", "{Löten=Soldering|Löten}", "{~Sorgfalt=Diligence|Attention to detail|Sorgfalt|Carefulness}"] },
    { heading: "Ausbildung", studies: [{ degree: "Facharbeiterbrief Mechatroniker", degreeAlso: ["Mechatroniker"], institution: "IHK Potsdam", dates: "2020 – 2024", year: 2024 }, { degree: "Mittlerer Schulabschluss", institution: "Nicolaischule Brandenburg", dates: "2020", year: 2020 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}, {Polnisch=Polish} (etwas)"] },
    { heading: "Freizeit", text: ["Kanupolo, {!Schweißen=Welding} von Gartenskulpturen"] },
  ],
  optional: ["Machine maintenance", "Industrial maintenance", "Siemens TIA Portal", "Injection moulding", "Mechatronics", "Servicing"],
  totalYears: 2.7,
  level: "Junior",
  inconsistencies: ["reversed"],
  files: ["grid", "moderncv-banking"],
};
