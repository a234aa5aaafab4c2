import type { Person } from "../person.ts";

export const person: Person = {
  id: "schichtleiterin-katharina",
  family: "manufacturing",
  country: "AT",
  languageCode: "de",
  name: "Katharina Wöginger",
  headline: "Schichtleiterin Lebensmittelproduktion",
  email: "katharina.woeginger@donaupost.example",
  phone: "+43 660 5550 417",
  location: "Linz, Österreich",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Adresse" },
  sections: [
    { heading: "Zur Person", text: ["Gelernte Lebensmitteltechnikerin, seit acht Jahren in der industriellen Backwarenfertigung. Ich stehe lieber an der Linie als im Büro, rede {~offen=Openness|Offenheit|Open communication|Offene Kommunikation|Communication|Honesty} und bleibe {~belastbar=Resilience|Belastbarkeit|Stress resistance|Working under pressure}, auch um vier in der Früh."] },
    {
      heading: "Berufspraxis",
      jobs: [
        { title: "Schichtleiterin", company: "Traunbäck Industriebäckerei GmbH", place: "Linz", dates: "04/2022 – laufend", from: "2022-04", to: null, points: ["Verantwortlich für zwei Linien (Semmeln, Laugengebäck) und 26 Mitarbeiterinnen und Mitarbeiter im Dreischichtbetrieb.", "[[Die Anlagenverfügbarkeit stieg unter meiner Leitung von 71 % auf 84 %.]]", "[[Teigabfall um 38 % verringert, das sind rund 90 Tonnen im Jahr.]]", "{Personaleinsatzplanung=Staff scheduling|Personaleinsatzplanung|Workforce planning|Personnel planning|Personnel scheduling|Shift planning|Staff planning}, {Einschulung neuer Kolleginnen=Onboarding|Einschulung|Training new employees|Einschulung neuer Kolleginnen|Employee onboarding|Training|Staff training|Employee training}, {Schichtübergabe=Shift handover|Schichtübergabe}, {Rückverfolgbarkeit=Traceability|Rückverfolgbarkeit} der Chargen.", "Störungssuche und {!SPS-Programmierung=PLC programming|SPS-Programmierung|PLC|SPS} macht die Elektrowerkstatt; wir rufen nur an."] },
        { title: "Anlagenführerin", company: "Traunbäck Industriebäckerei GmbH", place: "Linz", dates: "09/2020 – 03/2022", from: "2020-09", to: "2022-03", points: ["{Bedienen und Umrüsten=Machine setup|Machine changeover|Umrüsten|Bedienen und Umrüsten|Changeovers|Machine operation|Anlagenbedienung|Setup and changeover|Maschinenbedienung} der Knet- und Ausformanlage, {Reinigung nach CIP=CIP cleaning|CIP|Clean-in-place|Cleaning in place|Reinigung nach CIP|CIP-Reinigung}, kleine {Wartungsarbeiten=Maintenance|Wartung|Wartungsarbeiten|Machine maintenance|Preventive maintenance|Equipment maintenance}."], promoted: true },
        { title: "Produktionsmitarbeiterin", company: "Mühlviertler Feinkost KG", place: "Freistadt", dates: "08/2018 – 08/2020", from: "2018-08", to: "2020-08", points: ["{Abfüllung=Filling|Abfüllung|Bottling|Filling machines}, {Etikettierung=Labelling|Labeling|Etikettierung}, {Metalldetektor-Kontrollen=Metal detection|Metalldetektor-Kontrollen|Metal detector checks|Metal detector|Metalldetektor|Metal detector inspection|Metal detector control} und {Probenahme=Sampling|Probenahme} für das Labor.", "Die Verladung übernahm die {!Logistik=Logistics|Logistik} im Nebengebäude."] },
      ],
    },
    { heading: "Kenntnisse", tags: ["{HACCP}", "{IFS Food=IFS Food|IFS|IFS Food Standard|International Featured Standards}", "{SAP PP=SAP PP|SAP|SAP Production Planning}", "{Shopfloor-Management=Shop floor management|Shopfloor management|Shopfloor-Management}", "{KVP=Continuous improvement|KVP|Kaizen|Continuous improvement process}", "{Excel=Microsoft Excel|Excel|MS Excel}", "{~Durchsetzungsvermögen=Assertiveness|Durchsetzungsvermögen}"] },
    {
      heading: "Ausbildung",
      studies: [
        { degree: "Lehrabschluss Lebensmitteltechnik", institution: "Berufsschule Wels", place: "Wels", dates: "2018", year: 2018 },
        { degree: "Hauptschulabschluss", institution: "Mittelschule Bad Leonfelden", place: "Bad Leonfelden", dates: "2014", year: 2014 },
      ],
    },
    { heading: "Nachweise", certificates: ["{Lehrlingsausbilderin=Lehrlingsausbilderin|Ausbilderprüfung|Lehrlingsausbilder|Apprentice trainer}, WIFI Oberösterreich, 2023", "{Staplerschein=Staplerschein|Forklift licence|Forklift license|Forklift certificate}, 2019", "{Erste Hilfe=First Aid|Erste Hilfe|Erste-Hilfe-Kurs}, Rotes Kreuz, 2024"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache), {Englisch=English} (B1), {Bosnisch=Bosnian} (Grundkenntnisse)"] },
    { heading: "Sonst noch", text: ["Ehrenamtlich bei der Feuerwehr Urfahr, im Sommer Bergtouren. Für 2027 habe ich mich zu einem Kurs im {!Schweißen=Welding|Schweißen} angemeldet, rein für das eigene Gartentor."] },
  ],
  optional: ["Food production", "Lebensmittelproduktion", "Production", "Produktion", "Leadership", "Führung", "Team management", "Team leadership", "Production management", "Quality control", "Qualitätskontrolle", "Quality assurance", "Baking", "Backen", "Supervision", "Process optimization", "Prozessoptimierung", "Scheduling", "Shift management", "Schichtführung", "Employee management", "Production planning", "Cleaning", "Waste reduction", "Schulung", "Mitarbeiterschulung", "Occupational safety", "Arbeitssicherheit", "Food safety", "Lebensmittelsicherheit", "Microsoft Office", "Visual inspection", "Food technology", "Feuerwehr", "Firefighting", "Dough making", "Teigherstellung", "Batch traceability", "Bäckerei", "Mountain hiking", "People management", "Mitarbeiterführung", "Personalführung", "Staff management", "OEE", "Apprentice training", "Lehrlingsausbildung", "Forklift", "Stapler", "Forklift operation", "Forklift driving", "Staplerfahren"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["tabellarisch", "cards"],
};
