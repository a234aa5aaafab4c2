import type { Person } from "../person.ts";

export const person: Person = {
  id: "lagerlogistik-mandy",
  family: "logistics",
  country: "DE",
  languageCode: "de",
  name: "Mandy Krähnert",
  headline: "Fachkraft für Lagerlogistik",
  email: "mandy.kraehnert@boerdepost.example",
  phone: "+49 152 555 08431",
  location: "Magdeburg",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobil", address: "Wohnort" },
  sections: [
    { heading: "Profil", text: ["Seit elf Jahren im Lager, die letzten drei als Schichtleiterin. Ich suche eine Stelle ohne Nachtschicht."] },
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Schichtleiterin Wareneingang", titleAlso: ["Schichtleiterin"], company: "Express Teilelogistik Elbe GmbH", companyAlso: ["Express Teilelogistik Elbe"], place: "Magdeburg", dates: "10/2023 – heute", from: "2023-10", to: null, points: [
          "{Wareneingang=Goods receiving|Wareneingang|Wareneingangskontrolle|Goods receipt} mit sieben Leuten, {Schichtplanung=Rostering|Schichtplanung|Dienstplanung|Shift planning|Staff scheduling}, {Einarbeitung neuer Kollegen=Training and development|Einarbeitung|Einarbeitung neuer Kollegen|Onboarding|Einarbeitung neuer Mitarbeiter}.",
          "[[Fehlbuchungen im Wareneingang von 3,1 auf 0,8 Prozent gesenkt.]]",
          "Wir lagern für Kunden {!Schweißgeräte=Welding|Schweißen} und Ersatzteile für {!Melkanlagen=Milking|Melken|Melktechnik}.",
          "Was nicht stimmt, geht an den {!Einkauf=Procurement|Einkauf|Purchasing}; ich schreibe nur die Abweichung auf.",
          "Das alte System auf der {!AS/400|IBM i} war bei meinem Anfang schon abgeschaltet, ich habe von Anfang an {SAP EWM} und war für meine Schicht Key-Userin.",
        ] },
        { title: "Fachkraft für Lagerlogistik", company: "Börde Getränke Vertrieb KG", companyAlso: ["Börde Getränke Vertrieb"], place: "Wanzleben", dates: "08/2015 – 09/2023", from: "2015-08", to: "2023-09", points: [
          "{Kommissionierung=Order picking|Kommissionierung|Kommissionieren|Picking} mit {Pick-by-Voice|Voice picking}, {Verladung=Loading|Verladung|Beladung|Loading and unloading} und {Ladungssicherung=Load securing|Ladungssicherung|Cargo securing}.",
          "[[Inventurdifferenz im Leergut von 41.000 auf 6.500 Euro im Jahr gedrückt.]]",
          "Tourenplanung machte die {!Disposition=Dispatching|Disposition|Transport scheduling|Transportdisposition}; gefahren bin ich nur {Schubmaststapler=Reach truck operation|Schubmaststapler|Reach truck} und Ameise.",
        ] },
      ],
    },
    { heading: "Kenntnisse", tags: ["{Gabelstapler=Forklift operation|Gabelstapler|Gabelstapler fahren|Staplerfahren|Forklift}", "{SAP EWM}", "{Inventur=Stock taking|Inventur|Stocktaking|Inventory counting}", "{Gefahrgut=Hazardous materials handling|Gefahrgut|Dangerous goods handling|Dangerous goods}", "{MDE-Geräte=Barcode scanners|MDE|MDE-Geräte|Handscanner|Mobile data terminals|Handheld scanners}", "{Excel=Microsoft Excel}", "{~Zuverlässigkeit=Reliability|Zuverlässigkeit}", "{~Durchsetzungsvermögen=Assertiveness|Durchsetzungsvermögen}"] },
    { heading: "Ausbildung", studies: [
      { degree: "Ausbildung zur Fachkraft für Lagerlogistik", degreeAlso: ["Fachkraft für Lagerlogistik"], institution: "Börde Getränke Vertrieb KG", place: "Wanzleben", dates: "2012 – 2015", year: 2015 },
      { degree: "Realschulabschluss", institution: "Sekundarschule Oschersleben", dates: "2012", year: 2012 },
    ] },
    { heading: "Nachweise", certificates: ["{Staplerschein|Flurfördermittelschein|Gabelstaplerschein}", "{Ersthelferin|Ersthelfer|Erste Hilfe}, 2025", "{?Führerschein Klasse B|Führerschein B|Führerschein}"] },
    { heading: "Noch nicht", text: ["Den {!Kran=Crane operation|Kran|Kranführen} darf ich nicht fahren, den Schein würde ich gern machen."] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English} (Grundkenntnisse)"] },
    { heading: "Privat", text: ["{!Imkerei=Beekeeping|Imkerei} mit meinem Vater, Handball als Zuschauerin"] },
  ],
  optional: ["Teamführung", "Team management", "Team leadership", "Leadership", "Shift supervision", "Schichtleitung", "Key user", "Key-User", "Lagerlogistik", "Lager", "Voice picking", "SAP", "Warehouse management systems", "Mitarbeiterführung", "Personalführung", "Getränkelogistik", "Reklamationsbearbeitung", "Complaint handling", "Discrepancy reporting", "Inventory management", "Leergut", "Empties management", "Pallet truck", "Ameise", "Staff supervision", "Goods inspection", "First aid", "Warenwirtschaft", "Lagerhaltung", "Hubwagen", "Supervision", "Schichtführung", "Training", "Flurförderzeuge", "Stock control", "Abweichungsmanagement", "Driving", "Fehlerreduzierung"],
  not: ["Express"],
  totalYears: 11.3,
  level: "Expert",
  inconsistencies: [],
  files: ["tabellarisch", "docx-table"],
};
