import type { Person } from "../person.ts";

export const person: Person = {
  id: "hovenier-sander",
  family: "landscaping",
  country: "NL",
  languageCode: "nl",
  name: "Sander Hoekstra",
  headline: "Allround hovenier",
  email: "sander.hoekstra@groenpost.example",
  phone: "06 1855 0394",
  location: "Deventer",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Profiel", text: ["Nuchtere vakman die graag buiten werkt. Ik denk mee met de klant en laat een tuin altijd netjes achter. In bezit van rijbewijs BE."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Voorman hovenier", titleAlso: ["Voorman"], company: "IJsselgroen Tuinen", place: "Deventer", dates: "april 2019 – heden", from: "2019-04", to: null, points: [
          "Aansturen van een ploeg van vier man bij {tuinaanleg=Garden construction|Tuinaanleg|Landscaping|Garden design and construction|Aanleg van tuinen} in de regio Salland",
          "{Bestrating=Paving|Bestrating|Straatwerk|Bestraten}, {vijvers=Pond construction|Vijvers|Vijveraanleg|Ponds} en {schuttingen=Fencing|Schuttingen|Fence building|Schuttingen plaatsen}",
          "{Offertes=Quotations|Offertes|Offertes maken} uitwerken met de eigenaar en overleg met de {!architect=Architecture|Architectuur} bij nieuwbouw",
          "[[Het aantal klachten na oplevering daalde van 11 naar 2 per jaar]]",
        ] },
        { title: "Hovenier onderhoud", titleAlso: ["Hovenier"], company: "Van Putten Groenvoorziening", place: "Apeldoorn", dates: "maart 2013 – maart 2019", from: "2013-03", to: "2019-03", points: [
          "{Snoeien=Pruning|Snoeien|Snoeiwerk}, {maaien=Mowing|Maaien|Lawn mowing} en {onkruidbestrijding=Weed control|Onkruidbestrijding|Weeding} voor gemeenten en zorginstellingen",
          "Werken met {motorkettingzaag=Chainsaw operation|Motorkettingzaag|Chainsaw|Kettingzaag}, {bosmaaier=Brush cutter|Bosmaaier|Brush cutting|Brushcutter operation} en {minikraan=Excavator operation|Minikraan|Mini excavator|Mini-excavator operation}",
          "[[Het jaarcontract van drie gemeenten binnen budget gehouden, met 8% minder uren dan begroot]]",
        ] },
        { title: "Seizoensmedewerker", company: "Kwekerij De Bloemerd", place: "Twello", dates: "september 2012 – mei 2012", from: "2012-09", to: "2012-05", points: ["Oppotten, sorteren en klaarzetten van vaste planten"] },
      ],
    },
    { heading: "Opleiding", studies: [
      { degree: "MBO 3 Hovenier", degreeAlso: ["MBO Hovenier"], institution: "Groene Welle", place: "Zwolle", dates: "2009 – 2012", year: 2012 },
      { degree: "VMBO-groen", degreeAlso: ["VMBO"], institution: "Etty Hillesum Lyceum", place: "Deventer", dates: "2005 – 2009", year: 2009 },
    ] },
    { heading: "Diploma's en certificaten", certificates: ["{VCA|VCA Basis}", "{Rijbewijs BE|BE}", "{Spuitlicentie|Licentie gewasbescherming}", "{?ECS European Chainsaw 2|European Chainsaw}"] },
    { heading: "Vaardigheden", tags: ["{Plantenkennis=Plant knowledge|Plantenkennis}", "{Beregening=Irrigation|Beregening|Irrigation systems}", "{Gazonaanleg=Lawn laying|Gazonaanleg|Lawn installation|Turf laying}", "{Tuintekening lezen=Technical drawing|Tuintekening lezen|Tekening lezen|Garden plans}", "{~Klantgericht=Customer orientation|Klantgericht|Klantgerichtheid|Customer service}", "{~Doorzettingsvermogen=Perseverance|Doorzettingsvermogen|Persistence}"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Duits=German} (redelijk), {Engels=English} (redelijk)"] },
    { heading: "Hobby's", text: ["{!Schaatsen=Skating|Schaatsen}, {!bijen houden=Beekeeping|Bijen houden}, vrijwilliger bij de speeltuin"] },
  ],
  optional: ["Hoveniersvak", "Gardening", "Landscaping", "Tuinonderhoud", "Garden maintenance", "Leidinggeven", "Team leadership", "Leadership", "Ploegleiding", "Oppotten", "Potting", "Brush cutter", "Bosmaaier", "Gewasbescherming", "Crop protection", "Driving", "Horticulture", "Supervision", "Groenvoorziening", "Groenonderhoud", "Customer advice", "Planting", "Machine operation", "Sorting", "Plant propagation"],
  totalYears: 13.7,
  level: "Expert",
  inconsistencies: ["reversed"],
  files: ["dates-left@wkhtmltopdf", "docx-table"],
};
