import type { Person } from "../person.ts";

export const person: Person = {
  id: "elektriker-manuel",
  family: "electrical trade",
  country: "AT",
  languageCode: "de",
  name: "Manuel Hofstätter",
  printedName: "Manuel HOFSTÄTTER",
  email: "manuel.hofstaetter@mailbox.example",
  phone: "+43 664 551 20 87",
  location: "Eisenstadt",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Adresse" },
  sections: [
    { heading: "Angaben zur Person", rows: [["Geboren am", "3. Februar 1995 in Oberpullendorf"], ["Staatsbürgerschaft", "Österreich"], ["Zivilstand", "ledig"], ["Führerschein", "B, BE"]] },
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Partieführer Elektroinstallation", company: "Elektro Pannonia GmbH", place: "Eisenstadt", dates: "seit April 2021", from: "2021-04", to: null, points: ["{~Führung=Leadership|Führung|Team leadership|Team management|Mitarbeiterführung|People management|Staff management|Supervision} von drei Monteuren und zwei Lehrlingen", "{Verteilerbau=Distribution board construction|Verteilerbau|Switchboard assembly|Distribution board assembly|Panel building|Switchboard building|Distribution boards|Panel wiring}, {Zählerplatzumbau=Meter installation|Zählerplatzumbau|Meter panel conversion|Electricity meter installation|Electric meter installation|Meter replacement} und {Prüfung nach OVE E 8101=Electrical testing|Prüfung nach OVE E 8101|OVE E 8101|Electrical inspection|Electrical installation testing|Anlagenprüfung|Electrical safety testing}", "Montage von {Photovoltaikanlagen=Photovoltaics|Photovoltaikanlagen|Photovoltaik|PV|PV installation|Photovoltaic installation|Solar panel installation|Solar installation|Photovoltaic systems} samt {Wallboxen=EV charger installation|Wallboxen|Wallbox installation|Wallbox|EV charging stations|EV charging}", "[[2024 insgesamt 63 PV-Anlagen übergeben, um 40 % mehr als im Jahr davor.]]", "Die {!KNX}-Programmierung macht bei uns ein Partnerbetrieb."] },
        { title: "Elektroinstallationstechniker", company: "Elektro Pannonia GmbH", place: "Eisenstadt", dates: "Oktober 2016 – März 2021", from: "2016-10", to: "2021-03", points: ["{Kabelverlegung=Cable laying|Kabelverlegung|Cabling|Cable installation|Wiring|Cable routing} und {Elektroinstallationen=Electrical installation|Elektroinstallationen|Elektroinstallation|Electrical installations} im Wohnbau, Arbeiten nach {Stromlaufplänen=Circuit diagrams|Stromlaufplan|Stromlaufplänen|Stromlaufpläne|Reading circuit diagrams|Wiring diagrams|Schematics|Electrical schematics|Schematic reading|Electrical drawings}", "Großbaustelle Seehotel in {!Rust}, Blitzschutz und Außenbeleuchtung", "{Störungsbehebung=Troubleshooting|Störungsbehebung|Fault finding|Fault repair|Electrical troubleshooting|Fault clearance|Fault rectification} im Bereitschaftsdienst"], promoted: true },
      ],
    },
    { heading: "Präsenzdienst", rows: [["Jänner – Juni 2016", "Grundwehrdienst, Bundesheer, Martin-Kaserne Eisenstadt (Kraftfahrer)"]] },
    {
      heading: "Schule und Lehre",
      studies: [
        { degree: "Lehre Elektrotechnik – Elektro- und Gebäudetechnik (Lehrabschlussprüfung mit gutem Erfolg)", institution: "Elektro Zechmeister", place: "Mattersburg", dates: "2012 – 2015", year: 2015 },
        { degree: "Polytechnische Schule", institution: "PTS Mattersburg", place: "Mattersburg", dates: "2011 – 2012", year: 2012 },
      ],
    },
    { heading: "Kurse", certificates: ["{Arbeiten unter Spannung=Arbeiten unter Spannung|Live working}, WIFI Burgenland, 2019", "{Ersthelfer im Betrieb=Ersthelfer im Betrieb|Ersthelfer|First Aid|Workplace first aider|First aider}, Rotes Kreuz, 2023", "{Hubarbeitsbühnenschein=Hubarbeitsbühnenschein|Hubarbeitsbühne|Aerial work platform licence|Aerial work platform}, 2020"] },
    { heading: "Sonstige Kenntnisse", tags: ["{E-Plan=EPLAN|E-Plan|EPLAN Electric P8} (Grundlagen)", "{Loxone}", "{Fluke-Messgeräte=Electrical measurement|Fluke-Messgeräte|Fluke|Measuring instruments|Fluke meters|Fluke multimeter|Electrical measuring instruments|Test equipment}"] },
    { heading: "Sprachen", languages: ["{Deutsch=German}: Muttersprache", "{Burgenlandkroatisch=Burgenland Croatian|Croatian}: fließend", "{Englisch=English}: Schulkenntnisse"] },
  ],
  optional: ["Driving licence", "Driving", "Führerschein", "Electrical engineering", "Elektrotechnik", "Site management", "Bauleitung", "Customer service", "Electrical work", "Work scheduling", "Lehrlingsausbildung", "Apprentice training", "Training apprentices", "Blitzschutz", "Lightning protection", "Außenbeleuchtung", "Outdoor lighting", "Lighting installation"],
  totalYears: 10.1,
  level: "Expert",
  inconsistencies: [],
  files: ["europass-form", "docx-table@libreoffice-docx"],
};
