import type { Person } from "../person.ts";

export const person: Person = {
  id: "elektroniker-sebastian",
  family: "electrical trade",
  country: "DE",
  languageCode: "de",
  name: "Sebastian Kröger",
  headline: "Elektroniker für Energie- und Gebäudetechnik",
  email: "s.kroeger@foerdepost.example",
  phone: "0171 555 3098",
  location: "24937 Flensburg",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobil", address: "Anschrift" },
  sections: [
    { heading: "Persönliche Daten", rows: [["Geboren", "14. August 1997 in Schleswig"], ["Familienstand", "ledig"], ["Führerschein", "Klasse B"]] },
    {
      heading: "Beruflicher Werdegang",
      jobs: [
        { title: "Elektroniker", company: "Nordlicht Gebäudetechnik GmbH", companyAlso: ["Nordlicht Gebäudetechnik"], place: "Flensburg", dates: "03/2020 – heute", from: "2020-03", to: null, points: ["Wohnhäuser und zwei {!Schulen=Schule|School|Teaching}: Leitungen ziehen, {?Zählerschränke=Zählerschrankbau|Zählerschränke|Meter cabinets|Verteilerbau|Distribution boards|Switchgear installation|Meter installation} bauen, prüfen, übergeben.", "[[Mängel bei der Abnahme von 12 auf 3 im Jahr gesenkt.]]", "Baustelle mit drei Kollegen, Bereitschaft jedes vierte Wochenende."] },
        { title: "Elektroniker", company: "Elektro Petersen e. K.", companyAlso: ["Elektro Petersen"], place: "Schleswig", dates: "02/2018 – 02/2020", from: "2018-02", to: "2020-02", points: ["{Störungssuche=Fault finding|Störungssuche|Fehlersuche|Fehlerdiagnose} in Altbauten, {?Kundendienst=Customer service|Kundendienst|Kundenservice|Field service}."] },
        { title: "Auszubildender Elektroniker", titleAlso: ["Auszubildender", "Auszubildender zum Elektroniker"], company: "Elektro Petersen e. K.", companyAlso: ["Elektro Petersen"], place: "Schleswig", dates: "08/2014 – 01/2018", from: "2014-08", to: "2018-01", points: ["Grundausbildung, Berufsschule im Block."] },
      ],
    },
    { heading: "Kenntnisse", tags: ["{Elektroinstallation=Electrical installation|Elektroinstallation|Elektroinstallationen}", "{KNX|KNX/EIB}", "{Photovoltaik=Photovoltaics|Photovoltaik|PV|Photovoltaikanlagen|Solar PV|Solar PV installation}", "{Prüfung nach DGUV V3=DGUV V3|DGUV V3-Prüfung|Prüfung nach DGUV V3|DGUV Vorschrift 3|Electrical testing|Electrical safety testing}", "{Wallboxen=EV charger installation|Wallboxen|Wallbox|EV charging|Wallbox installation|EV chargers}", "{~Zuverlässigkeit=Reliability|Zuverlässigkeit}"] },
    {
      heading: "Ausbildung und Schule",
      studies: [
        { degree: "Gesellenprüfung Elektroniker für Energie- und Gebäudetechnik", degreeAlso: ["Gesellenprüfung", "Elektroniker für Energie- und Gebäudetechnik", "Gesellenbrief"], institution: "Handwerkskammer Flensburg", dates: "2018", year: 2018 },
        { degree: "Realschulabschluss", degreeAlso: ["Mittlere Reife"], institution: "Schleischule Schleswig", dates: "2014", year: 2014 },
      ],
    },
    { heading: "Lehrgänge", certificates: ["{KNX-Basiskurs|KNX Basiskurs|KNX Basic Course|KNX Partner}, Bildungszentrum Elbe, 2021"] },
    { heading: "Sprachen", languages: ["{Deutsch=German} (Muttersprache), {Dänisch=Danish} (gut), {Englisch=English} (Grundkenntnisse)"] },
    { heading: "Freizeit", text: ["{!Segeln=Segeln|Sailing}, Handball, alte {!Radios=Radio|Radio repair}."] },
  ],
  optional: ["Building technology", "Gebäudetechnik", "Building services", "Building automation", "Kabelverlegung", "Cable installation", "Cable laying", "Cabling", "Leitungsverlegung", "Bauleitung", "Site supervision", "Bereitschaftsdienst", "On-call", "On-call duty", "Inspection", "Electrical inspection", "Energietechnik", "Energy technology", "Smart home", "Renewable energy", "Driving licence", "Driving licence class B", "Führerschein Klasse B", "Driving", "Electrical wiring", "Electronics", "Quality control", "Handover"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["dates-left", "docx-table@libreoffice-docx"],
};
