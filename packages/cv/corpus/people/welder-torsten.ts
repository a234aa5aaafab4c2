import type { Person } from "../person.ts";

export const person: Person = {
  id: "welder-torsten",
  family: "metal trade",
  country: "DE",
  languageCode: "de",
  name: "Torsten Hagedorn",
  headline: "Schweißer",
  email: "t.hagedorn@nordpost.example",
  phone: "0151 / 2309 8814",
  location: "Wilhelmshaven",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Persönliche Daten", rows: [["Geburtsdatum", "03.09.1988"], ["Familienstand", "verheiratet, zwei Kinder"], ["Führerschein", "B, BE"]] },
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Vorarbeiter Schweißerei", company: "Jadebusen Stahlbau GmbH", place: "Wilhelmshaven", dates: "seit 04/2019", from: "2019-04", to: null, points: ["Einteilung von zwölf Leuten, Abnahme der Nähte, {Arbeitssicherheit=Occupational safety|Arbeitssicherheit|Workplace safety|Occupational health and safety|Health and safety}.", "[[Nacharbeit durch neue Vorrichtungen um 35 % verringert.]]", "{Sichtprüfung=Visual inspection|Sichtprüfung|Visual testing} und {Farbeindringprüfung=Dye penetrant testing|Farbeindringprüfung|Penetrant testing|Liquid penetrant testing} nach Norm."] },
        { title: "Schweißer", company: "Jadebusen Stahlbau GmbH", place: "Wilhelmshaven", dates: "07/2012 – 03/2019", from: "2012-07", to: "2019-03", points: ["{WIG-Schweißen=TIG welding|WIG-Schweißen|TIG|GTAW} und {MAG-Schweißen=MAG welding|MAG-Schweißen|MIG/MAG welding|MIG welding|GMAW} an Offshore-Bauteilen."] },
        { title: "Ausbildung zum Konstruktionsmechaniker", titleAlso: ["Konstruktionsmechaniker", "Auszubildender Konstruktionsmechaniker"], company: "Friesische Metallbau KG", place: "Varel", dates: "08/2008 – 01/2012", from: "2008-08", to: "2012-01" },
      ],
    },
    { heading: "Kenntnisse", tags: ["{Technische Zeichnungen lesen=Technical drawing|Technische Zeichnungen|Reading technical drawings|Blueprint reading|Technical drawings}", "{Brennschneiden=Flame cutting|Brennschneiden|Oxy-fuel cutting}", "{Kranführung=Crane operation|Kranführung|Overhead crane operation}", "{~Zuverlässigkeit=Reliability|Zuverlässigkeit}"] },
    { heading: "Schulbildung", studies: [{ degree: "Realschulabschluss", institution: "Oberschule Jever", dates: "2008", year: 2008 }] },
    { heading: "Zertifikate", certificates: ["{Schweißerprüfung DIN EN ISO 9606-1|Schweißerprüfung|ISO 9606-1}, TÜV Nord, 2024", "{Staplerschein|Gabelstaplerschein|Forklift licence}, 2015"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache)", "{Englisch=English} (Grundkenntnisse)"] },
    { heading: "Hobbys", text: ["Segeln, Freiwillige Feuerwehr Sande"] },
  ],
  optional: ["Welding", "Forklift operation", "Team leadership", "Supervision", "Quality control", "Steel construction"],
  totalYears: 17.8,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-right", "moderncv-classic", "icons", "sidebar-dark", "docx-table@libreoffice"],
};
