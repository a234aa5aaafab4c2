import type { Person } from "../person.ts";

export const person: Person = {
  id: "kfzmechatronikerin-annika",
  family: "automotive trade",
  country: "DE",
  languageCode: "de",
  name: "Annika Behrens",
  headline: "Kfz-Mechatronikerin",
  email: "annika.behrens@beispielpost.example",
  phone: "+49 151 4478 2036",
  location: "Celle",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Wohnort" },
  sections: [
    {
      heading: "Berufserfahrung",
      jobs: [
        { title: "Kfz-Mechatronikerin", company: "Autohaus Lindemann KG", companyAlso: ["Autohaus Lindemann"], place: "Celle", dates: "03/2021 – heute", from: "2021-03", to: null, points: [
          "Inspektionen, Bremsen und Fehlersuche mit {VCDS}, jeden zweiten Samstag Annahme.",
          "[[Nacharbeiten nach Reparaturen von 6 % auf 2 % gesenkt.]]",
        ] },
        { title: "Kfz-Mechatronikerin", company: "Spedition Heidekraut GmbH", companyAlso: ["Spedition Heidekraut"], place: "Uelzen", dates: "02/2018 – 02/2021", from: "2018-02", to: "2021-02", points: [
          "Wartung von 40 Zugmaschinen für {!Kühltransporte=Kühltransporte|Refrigerated transport|Refrigeration} und {!Gefahrgut=Gefahrgut|Dangerous goods|Hazardous materials handling}.",
        ] },
        { title: "Auszubildende Kfz-Mechatronikerin", titleAlso: ["Auszubildende"], company: "Werkstatt Poggensee", place: "Celle", dates: "08/2014 – 01/2018", from: "2014-08", to: "2018-01", points: [
          "Reifen, Ölwechsel, Auspuff.",
        ] },
      ],
    },
    { heading: "Kenntnisse", tags: ["{Fahrzeugdiagnose=Vehicle diagnostics|Fahrzeugdiagnose|Automotive diagnostics|Diagnostics|Vehicle diagnosis}", "{Achsvermessung=Wheel alignment|Achsvermessung}", "{Klimaservice=Air conditioning service|Klimaservice|Vehicle air conditioning|Air conditioning}", "{Hochvolttechnik=High-voltage systems|Hochvolttechnik|High voltage systems|High-voltage technology|High voltage}", "{~Zuverlässigkeit=Reliability|Zuverlässigkeit}", "{~Teamarbeit=Teamwork|Teamarbeit}"] },
    { heading: "Nachweise", certificates: ["{Fachkundige Person Hochvolt|Fachkundige Person Hochvolt (Stufe 2S)|Hochvolt 2S|Stufe 2S} (Stufe 2S), 2022", "{?Führerschein B, BE|Führerschein B|Führerschein BE|Führerschein}"] },
    { heading: "Schule", studies: [{ degree: "Realschulabschluss", institution: "Oberschule Westercelle", dates: "2014", year: 2014, points: ["Note 2 in {!Physik=Physik|Physics}, 3 in Mathematik"] }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}"] },
    { heading: "Freizeit", text: ["{!Go}-Kart, Freiwillige {!Feuerwehr=Firefighting|Feuerwehr}"] },
  ],
  optional: ["Inspektion", "Inspections", "Vehicle inspection", "Inspektionen", "Bremsen", "Brakes", "Brake repair", "Bremsendienst", "Fehlersuche", "Fault finding", "Troubleshooting", "Fehlerdiagnose", "Wartung", "Maintenance", "Reparatur", "Repair", "Reifen", "Tyre fitting", "Tyre service", "Ölwechsel", "Oil changes", "Oil change", "Auspuff", "Exhaust systems", "Truck maintenance", "Kundenannahme", "Annahme", "Customer service", "Lkw-Wartung", "Reifenwechsel", "Fahrzeugwartung", "Fahrzeugannahme", "Reifenservice", "Tyres", "Vehicle servicing", "Driving"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["pipes", "tabellarisch", "web-timeline"],
};
