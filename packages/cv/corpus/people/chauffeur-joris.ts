import type { Person } from "../person.ts";

export const person: Person = {
  id: "chauffeur-joris",
  family: "driving",
  country: "BE",
  languageCode: "nl",
  name: "Joris Vandecasteele",
  headline: "Vrachtwagenchauffeur CE",
  email: "joris.vandecasteele@leiepost.example",
  phone: "+32 478 55 01 84",
  location: "9800 Deinze",
  labels: { contact: "Contact", email: "E-mail", phone: "Gsm", address: "Adres" },
  sections: [
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Internationaal chauffeur (voltijds)", titleAlso: ["Internationaal chauffeur"], company: "Transport De Leie", place: "Deinze", dates: "mei 2018 – heden", from: "2018-05", to: null, points: [
          "{Koeltransport=Refrigerated transport|Koeltransport|Gekoeld transport|Reefer transport|Refrigerated haulage} naar Noord-Italië, vijf nachten per week onderweg.",
          "{Lading vastzetten=Load securing|Lading vastzetten|Ladingzekering|Cargo securing|Load securement}, {tachograaf=Tachograph|Tachograaf|Digital tachograph|Tachographs} en {CMR-documenten=CMR|CMR-documenten|CMR documents|CMR waybills}.",
          "[[Dieselverbruik verlaagd van 31 naar 27,5 liter per 100 km.]]",
        ] },
        { title: "Magazijnier (voltijds)", titleAlso: ["Magazijnier"], company: "Stockage Gent-Zuid", place: "Gent", dates: "januari 2019 – december 2021", from: "2019-01", to: "2021-12", points: [
          "{Heftruck=Forklift operation|Heftruck|Heftruck rijden|Heftruckrijden}, dagploeg; geen {!boekhouding=Bookkeeping|Boekhouding|Accounting}, wel veel papier.",
        ] },
        { title: "Bestelwagenchauffeur", company: "Pakjes Express", place: "Gent", dates: "maart 2014 – april 2018", from: "2014-03", to: "2018-04", points: ["Gemiddeld 120 adressen per dag, ook in {!december}."] },
      ],
    },
    { heading: "Vaardigheden", tags: ["{Routeplanning=Route planning|Routeplanning}", "{Voertuigcontrole=Vehicle inspection|Voertuigcontrole}", "{Kleine herstellingen=Minor repairs|Kleine herstellingen|Vehicle maintenance|Vehicle repair|Basic vehicle maintenance|Minor vehicle repairs}", "{~Stiptheid=Punctuality|Stiptheid}", "{~Zelfstandigheid=Independence|Zelfstandigheid}", "{~Stressbestendigheid=Stress management|Stressbestendigheid|Stress resistance}"] },
    { heading: "Attesten", certificates: ["{Rijbewijs CE|Driving licence CE}", "{Code 95|Vakbekwaamheid code 95}", "{ADR-attest|ADR|ADR certificate}"] },
    { heading: "Opleiding", studies: [{ degree: "Diploma secundair onderwijs, Auto", degreeAlso: ["Diploma secundair onderwijs", "Diploma secundair onderwijs Auto"], institution: "VTI Deinze", dates: "2013", year: 2013 }] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Frans=French}, {Duits=German} (basis)"] },
    { heading: "Vrije tijd", text: ["Duiven, {!koken=Cooking|Koken}, {!lassen=Welding|Lassen} aan oude tractoren"] },
  ],
  optional: ["Driving", "Truck driving", "Vrachtwagen rijden", "International transport", "Internationaal transport", "Parcel delivery", "Delivery", "Pakketbezorging", "Bezorging", "Van driving", "Warehouse operations", "Warehousing", "Magazijn", "Magazijnwerk", "Magazijnbeheer", "ADR", "Dangerous goods transport", "Hazardous materials handling", "Fuel efficiency", "Eco-driving", "Zuinig rijden", "Ecodriving", "Logistics", "Transport", "Night work", "Cold chain management", "Vehicle mechanics", "Automotive", "Shift work", "Fuel-efficient driving", "Dangerous goods", "Administration", "Paperwork", "Road transport", "Long-distance driving"],
  not: ["Express"],
  totalYears: 12.7,
  level: "Expert",
  inconsistencies: ["overlap"],
  files: ["pipes", "docx-form"],
};
