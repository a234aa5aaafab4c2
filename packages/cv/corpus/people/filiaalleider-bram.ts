import type { Person } from "../person.ts";

export const person: Person = {
  id: "filiaalleider-bram",
  family: "retail",
  country: "NL",
  languageCode: "nl",
  name: "Bram Oosterveld",
  headline: "Filiaalleider bouwmarkt",
  email: "bram@winkelpost.example",
  phone: "06 2719 4408",
  location: "Hoogeveen",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Over mij", text: ["Begonnen als vakkenvuller, nu zelf verantwoordelijk voor een winkel met 34 mensen."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Filiaalleider", company: "Bouwmarkt De Spijker", place: "Hoogeveen", dates: "jan. 2015 – heden", from: "2015-01", to: null, points: [
          "[[Derving teruggebracht van 2,4% naar 1,1% van de omzet.]]",
          "Weekrooster, sollicitatiegesprekken en de zaterdag zelf op de vloer.",
        ] },
        { title: "Assistent-filiaalleider", company: "Bouwmarkt De Spijker", place: "Hoogeveen", dates: "sep. 2008 – dec. 2014", from: "2008-09", to: "2014-12", promoted: true, points: [
          "Verbouwing van de afdelingen {!verf=Painting|Verf|Schilderen}, {!sanitair=Plumbing|Sanitair} en {!elektra=Electrical installation|Elektra}.",
        ] },
        { title: "Verkoopmedewerker", company: "Tuincentrum Meppen", place: "Emmen", dates: "jun. 2001 – aug. 2008", from: "2001-06", to: "2008-08", points: [
          "Kassa, bestellingen en kerstbomen.",
        ] },
      ],
    },
    { heading: "Vaardigheden", tags: ["{Voorraadbeheer=Inventory management|Voorraadbeheer}", "{Personeelsplanning=Workforce planning|Personeelsplanning|Staff planning|Staff scheduling|Rostering}", "{Winkelpresentatie=Visual merchandising|Winkelpresentatie|Store presentation|Merchandising}", "{Kassasystemen=Point of sale|Kassasystemen|Cash register systems}", "{Excel=Microsoft Excel}", "{~Leidinggeven=Leadership|Leidinggeven|Team management}", "{~Klantgerichtheid=Customer focus|Klantgerichtheid|Customer orientation|Customer-centricity}"] },
    { heading: "Certificaten", certificates: ["{BHV|Bedrijfshulpverlening|Bedrijfshulpverlener}, 2024"] },
    { heading: "Opleiding", studies: [{ degree: "Mbo Detailhandel niveau 3", degreeAlso: ["Mbo Detailhandel", "Mbo Detailhandel, niveau 3"], institution: "Drenthe College", dates: "2001", year: 2001 }] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}", "{Duits=German}"] },
    { heading: "Vrije tijd", text: ["Schaatsen, {!hout=Woodworking|Houtbewerking} draaien in de schuur"] },
  ],
  optional: ["Roosteren", "Weekrooster", "Sollicitatiegesprekken", "Recruitment", "Interviewing", "Job interviews", "Kassa", "Cash handling", "Bestellingen", "Ordering", "Verkoop", "Winkelmanagement", "Store management", "Loss prevention", "Derving", "Roosterplanning", "Store renovation", "Detailhandel", "Verbouwing", "Shrinkage reduction", "Bestellen", "People management", "Order processing", "Shop floor management", "First aid"],
  not: ["Gardening"],
  totalYears: 25.4,
  level: "Expert",
  inconsistencies: [],
  files: ["docx-sidebar", "sidebar-right"],
};
