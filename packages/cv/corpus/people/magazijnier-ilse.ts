import type { Person } from "../person.ts";

export const person: Person = {
  id: "magazijnier-ilse",
  family: "logistics",
  country: "BE",
  languageCode: "nl",
  name: "Ilse Verhaegen",
  headline: "Magazijnier",
  email: "ilse.verhaegen@dijlepost.example",
  phone: "0478 55 03 91",
  location: "Mechelen",
  labels: { contact: "Contact", email: "E-mail", phone: "Gsm", address: "Woonplaats" },
  sections: [
    { heading: "Over mij", text: ["Magazijnier met 20 jaar ervaring in drie magazijnen. Flexibel in ploegen en gewend aan drukke seizoenen."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Magazijnier", company: "Spring Keukenhuis", place: "Willebroek", dates: "maart 2021 – heden", from: "2021-03", to: null, points: [
          "{Orderpicken=Order picking|Orderpicken|Picking} voor elf winkels, {inpakken=Packing|Inpakken|Packaging}, {retouren verwerken=Returns processing|Retouren|Retouren verwerken|Returns handling|Retourverwerking}.",
          "We leveren fornuizen en dampkappen; het plaatsen gebeurt door de {!keukenmonteurs=Kitchen fitting|Keukenmontage|Kitchen installation} en de {!elektricien=Electrical installation|Elektriciteit|Elektriciteitswerken} van de firma.",
          "[[Foute leveringen gedaald van 26 naar 7 per maand sinds mijn controlelijst aan de laadkade.]]",
          "Cijfers voor de {!boekhouding=Accounting|Boekhouding|Bookkeeping} zet ik klaar in een {Excel=Microsoft Excel} blad, meer doe ik daar niet mee.",
          "Het orderboek op papier is vervangen door {Microsoft Dynamics|Dynamics|Microsoft Dynamics 365|Dynamics 365}; ik gaf de uitleg aan de collega's van de late ploeg.",
        ] },
        { title: "Heftruckchauffeur", company: "Brouwerij De Drie Sluizen", place: "Boom", dates: "juni 2016 – februari 2021", from: "2016-06", to: "2021-02", points: [
          "{Heftruck=Forklift operation|Heftruck|Heftruck rijden|Forklift} en {reachtruck=Reach truck operation|Reachtruck|Reach truck}, {laden en lossen=Loading and unloading|Laden en lossen|Loading|Unloading} van 18 vrachtwagens per dag.",
          "[[Vier jaar en acht maanden zonder één arbeidsongeval.]]",
          "Met het {!brouwen=Brewing|Brouwen} zelf had ik niets te maken, en {!Kaizen} was voor de productie, niet voor ons.",
        ] },
        { title: "Inpakster", company: "Fruitveiling Kempenland", place: "Lier", dates: "september 2011 – mei 2016", from: "2011-09", to: "2016-05", points: ["Sorteren, wegen en {etiketteren=Labelling|Etiketteren|Labeling} van appels en peren, {kwaliteitscontrole=Quality control|Kwaliteitscontrole} op zicht."] },
      ],
    },
    { heading: "Vaardigheden", tags: ["{Voorraadbeheer=Inventory management|Voorraadbeheer|Stock management|Stock control}", "{Inventaris tellen=Stock taking|Inventaris tellen|Inventaris|Stock counting|Stocktaking}", "{Handscanner=Barcode scanners|Handscanner|Barcode scanning|Barcode scanner|Handheld scanners}", "{~Stipt=Punctuality|Stipt|Stiptheid}", "{~Teamspeler=Teamwork|Teamspeler|Team player}"] },
    { heading: "Opleiding", studies: [
      { degree: "Diploma secundair onderwijs, Kantoor", degreeAlso: ["Diploma secundair onderwijs"], institution: "Sint-Jozefinstituut", place: "Lier", dates: "2011", year: 2011 },
    ] },
    { heading: "Attesten", certificates: ["{Heftruckattest|Attest heftruckchauffeur|Attest heftruck}, 2016", "{Attest reachtruck|Reachtruckattest}, 2017", "{?Rijbewijs B}"] },
    { heading: "Wat ik nog wil leren", text: ["De VDAB geeft in het voorjaar een opleiding {!transportplanning=Transport planning|Transportplanning|Route planning}; ik sta op de lijst."] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Frans=French} (spreken gaat), {Engels=English} (lezen)"] },
    { heading: "Vrije tijd", text: ["{!Petanque=Pétanque|Petanque}, fietsen, de kinderen"] },
  ],
  not: ["Spring"],
  optional: ["Logistiek", "Magazijn", "Magazijnbeheer", "Expeditie", "Dispatch", "Deliveries", "Delivery checks", "Sorteren", "Sorting", "Wegen", "Weighing", "Training", "Opleiding geven", "User training", "Staff training", "Instructing colleagues", "ERP", "Microsoft Dynamics NAV", "Visual inspection", "Occupational safety", "Shipping", "Loading dock", "Driving", "Checklists", "Outbound logistics", "Data entry", "Onboarding", "Spreadsheets", "Microsoft Office", "Office work", "Fruit sorting", "Goods inspection", "Training and development", "Adaptability", "Flexibility", "Flexibiliteit", "Shift work"],
  totalYears: 15.2,
  level: "Expert",
  inconsistencies: ["total"],
  files: ["timeline", "docx-sidebar"],
};
