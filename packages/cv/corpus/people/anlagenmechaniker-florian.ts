import type { Person } from "../person.ts";

export const person: Person = {
  id: "anlagenmechaniker-florian",
  family: "plumbing",
  country: "DE",
  languageCode: "de",
  name: "Florian Zschoche",
  headline: "Anlagenmechaniker SHK",
  email: "florian.zschoche@beispielpost.example",
  phone: "+49 151 260 7748",
  location: "Leipzig",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Telefon", address: "Anschrift" },
  sections: [
    { heading: "Beruflicher Werdegang", jobs: [
      { title: "Kundendiensttechniker", company: "Wärmewerk Pleiße GmbH", companyAlso: ["Wärmewerk Pleiße"], place: "Leipzig", dates: "02/2022 – heute", from: "2022-02", to: null, points: [
        "Wartung von Gasthermen, {?Notdienst=Emergency service|Notdienst|On-call duty|Bereitschaftsdienst} jede fünfte Woche.",
        "[[Zweite Anfahrten zum selben Kunden von 14 % auf 6 % gesenkt.]]",
      ] },
      { title: "Geselle Anlagenmechaniker", titleAlso: ["Anlagenmechaniker"], company: "Badhaus Seidel", place: "Markkleeberg", dates: "08/2020 – 01/2022", from: "2020-08", to: "2022-01", points: ["Bäder in {!Altbauten=Altbau|Altbauten}, abgestimmt mit {!Fliesenlegern=Tiling|Fliesenlegen|Fliesenleger}."] },
      { title: "Auszubildender Anlagenmechaniker", titleAlso: ["Auszubildender"], company: "Badhaus Seidel", place: "Markkleeberg", dates: "08/2017 – 07/2020", from: "2017-08", to: "2020-07", points: ["{?Löten=Soldering|Löten}, {?Biegen=Pipe bending|Biegen|Bending}, {?Gewindeschneiden=Threading|Gewindeschneiden|Thread cutting}."] },
    ] },
    { heading: "Kenntnisse", tags: ["{Heizungsbau=Heating installation|Heizungsbau|Heating|Heating systems|Heizungsinstallation}", "{Wärmepumpen=Heat pumps|Wärmepumpen|Heat pump}", "{Gasinstallation=Gas installation|Gasinstallation|Gas fitting}", "{Hydraulischer Abgleich=Hydronic balancing|Hydraulischer Abgleich|Hydraulic balancing}", "{~Zuverlässigkeit=Reliability|Zuverlässigkeit}"] },
    { heading: "Schule", studies: [{ degree: "Realschulabschluss", institution: "Oberschule Grünau-West", place: "Leipzig", dates: "2017", year: 2017 }] },
    { heading: "Nachweise", certificates: ["{Sachkunde Kältemittel Kategorie I|Sachkunde Kältemittel|Sachkundenachweis Kältemittel|Sachkundenachweis Kältemittel Kategorie I}, 2023"] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Englisch=English}"] },
  ],
  optional: ["Wartung", "Maintenance", "Gasthermen", "Gas boilers", "Boiler maintenance", "Bathroom installation", "Badinstallation", "Sanitary installation", "Sanitärinstallation", "Customer service", "Kundendienst", "Badsanierung"],
  totalYears: 9.3,
  level: "Senior",
  inconsistencies: [],
  files: ["pipes", "tabellarisch"],
};
