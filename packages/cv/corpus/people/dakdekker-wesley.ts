import type { Person } from "../person.ts";

export const person: Person = {
  id: "dakdekker-wesley",
  family: "roofing",
  country: "NL",
  languageCode: "nl",
  name: "Wesley van den Bosch",
  headline: "Allround dakdekker / voorman",
  email: "wesley@brabantpost.example",
  phone: "06 5550 1832",
  location: "Tilburg",
  labels: { contact: "Contact", email: "E-mail", phone: "Mobiel", address: "Woonplaats" },
  sections: [
    { heading: "Wie ik ben", text: ["Twaalf jaar op het dak, plat en pannen. Werk netjes, sta om half zeven klaar en zeg het als iets niet klopt. Zoek een vaste ploeg in de regio, liever geen overnachtingen meer: ik heb twee kleintjes."] },
    { heading: "Werk", jobs: [
      { title: "Voorman dakdekker", titleAlso: ["Voorman", "Voorman dakdekkers"], company: "De Kroon Daken BV", companyAlso: ["De Kroon Daken"], place: "Tilburg", dates: "mei 2021 - heden", from: "2021-05", to: null, points: [
        "{~Aansturen=Leadership|Leidinggeven|Team leadership|Aansturen} van een ploeg van vijf, werkvoorbereiding met de {!calculator=Calculatie|Cost estimation} op kantoor",
        "{Bitumineuze dakbedekking=Bitumen roofing|Bitumineuze dakbedekking|Bitumen|Bituminous roofing|Dakbedekking} en {EPDM}, nieuwbouw en renovatie",
        "[[Lekkagemeldingen na oplevering teruggebracht van 9 naar 2 per jaar]]",
        "{?Groendaken=Green roofs|Groendaken|Sedum roofs|Sedumdaken} aanleggen; de {!beplanting=Planting|Beplanting|Hovenier} doet de hovenier",
        "Dak klaarmaken voor {!zonnepanelen=Zonnepanelen|Solar panels|Solar panel installation}, de elektricien legt ze",
      ] },
      { title: "Dakdekker", company: "Van Gestel Dakwerken", place: "Oisterwijk", dates: "aug 2016 - apr 2021", from: "2016-08", to: "2021-04", points: [
        "{Pannendaken=Roof tiling|Pannendaken|Tiled roofs|Dakpannen|Roof tiles} vernieuwd, {?dakgoten=Gutter installation|Dakgoten|Gutters|Guttering}, {?loodwerk=Lead work|Loodwerk|Leadwork|Lead flashing} rond schoorstenen, {?zinkwerk=Zinc work|Zinkwerk|Zinc roofing|Zinc sheet work}",
        "{Dakisolatie=Roof insulation|Dakisolatie|Isolatie|Insulation} met PIR; {?dakramen=Roof window installation|Dakramen|Roof windows|Skylights} van {!Velux} plaatsen",
        "[[In 2019 met z'n vieren 61 daken gedaan, het jaar ervoor 47]]",
      ] },
      { title: "Leerling dakdekker", company: "Van Gestel Dakwerken", place: "Oisterwijk", dates: "sep 2014 - jul 2016", from: "2014-09", to: "2016-07", promoted: true },
      { title: "Vakkenvuller", company: "Supermarkt Leijzicht", place: "Tilburg", dates: "2013 - 2014", from: "2013", to: "2014", points: ["Zaterdag en twee avonden"] },
    ] },
    { heading: "Wat ik kan", tags: ["{Branden=Torch-on roofing|Branden|Torch welding|Dakbranden}", "{Föhnen=Hot-air welding|Föhnen|Hot air welding}", "{Steiger bouwen=Scaffolding|Steigerbouw|Steiger bouwen}", "{Verreiker=Telehandler operation|Verreiker|Telehandler}", "{Lekdetectie=Leak detection|Lekdetectie}", "{PVC-dakbedekking=PVC roofing|PVC-dakbedekking|PVC}", "{~Hoogtevast=Head for heights|Hoogtevast|Geen hoogtevrees}", "{~Doorzetter=Perseverance|Doorzettingsvermogen|Doorzetter}"] },
    { heading: "Papieren", certificates: ["{VCA VOL|VCA-VOL|VCA} (2024)", "{Dakdekker Gesloten Dak niveau 3|Dakdekker niveau 3|Vakbekwaam dakdekker} (2018)", "{BHV|Bedrijfshulpverlening} (2025)", "{Brandveilig werken op daken|NEN 6050} (2023)"] },
    { heading: "Opleiding", studies: [
      { degree: "MBO 2 Dakdekker", degreeAlso: ["MBO Dakdekker", "Dakdekker MBO 2"], institution: "Tectum Opleidingen", place: "Nieuwegein", dates: "2014 - 2016", year: 2016 },
      { degree: "VMBO kader", degreeAlso: ["VMBO", "VMBO kaderberoepsgerichte leerweg"], institution: "De Rooi Pannen", dates: "2009 - 2013", year: 2013, points: ["Richting {!bouw=Bouw}, {!metaal=Metaal} en hout"] },
    ] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Pools=Polish} (van de steiger geleerd, redelijk), {Engels=English} (basis)"] },
    { heading: "Rijbewijs", text: ["{?B=Rijbewijs B|Driving|Driving licence} en {?BE=Rijbewijs BE|Trailer driving} (aanhanger)"] },
    { heading: "Vrije tijd", text: ["{!Motorcross=Motocross|Motorcross}, {!vissen=Vissen|Fishing} en de carnavalswagen: {!lassen=Lassen|Welding} doet m'n broer, ik schilder."] },
  ],
  optional: ["Roofing", "Dakdekken", "Dakwerken", "Flat roofs", "Platte daken", "Pitched roofs", "Platdak", "Werkvoorbereiding", "Work preparation", "Nieuwbouw", "Renovatie", "Renovation", "Leakage repair", "PIR insulation", "Team management", "Voorman", "Working at height", "Werken op hoogte", "Construction", "Punctuality", "Stiptheid", "Reliability", "Eerlijkheid", "Honesty", "Netheid", "Neatness", "Fire safety", "VCA", "Safety", "Shelf stacking", "Vakkenvullen", "BHV", "First aid", "PIR", "Schilderen", "Aansturing", "Dakrenovatie", "Schoorstenen", "Openness"],
  totalYears: 13.2,
  level: "Expert",
  inconsistencies: [],
  files: ["sidebar-right", "docx-textbox"],
};
