import type { Person } from "../person.ts";

export const person: Person = {
  id: "fietsenmaker-ruben",
  family: "cycle repair",
  country: "NL",
  languageCode: "nl",
  name: "Ruben Postma",
  headline: "Fietsenmaker / e-bikemonteur",
  email: "ruben.postma@ijsselpost.example",
  phone: "06 5550 1473",
  location: "Zwolle",
  labels: { contact: "Contact", email: "E-mail", phone: "Telefoon", address: "Adres" },
  sections: [
    { heading: "Over mij", text: ["Nuchtere sleutelaar die liever luistert naar een trapas dan naar de radio."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "E-bikemonteur", company: "Van Elburg Tweewielers", place: "Zwolle", dates: "maart 2023 – heden", from: "2023-03", to: null, points: [
          "Storingen uitlezen op {Bosch=Bosch eBike|Bosch|Bosch eBike Systems|Bosch e-bike systems} en {Shimano Steps|Shimano STEPS|Shimano}, {?accu's testen=Battery testing|Accu's testen|Battery diagnostics|Accutest} en wielen richten.",
          "[[De wachttijd voor een beurt ging van 12 naar 4 werkdagen.]]",
          "Elke dinsdag rolstoelen en duofietsen bij een {!zorginstelling=Healthcare|Zorg|Care|Zorginstelling}; {?facturen=Invoicing|Facturen|Facturatie|Facturering} in {CycleSoftware|Cycle Software}.",
        ] },
        { title: "Leerling-fietstechnicus (BBL)", titleAlso: ["Leerling-fietstechnicus", "Leerling fietstechnicus"], company: "Van Elburg Tweewielers", place: "Zwolle", dates: "augustus 2021 – februari 2023", from: "2021-08", to: "2023-02", points: [
          "Banden, remmen en kettingen; {!koffie=Coffee|Koffie|Coffee making|Barista} voor de klanten en dozen naar het {!magazijn=Warehouse operations|Magazijn|Warehousing}.",
        ] },
      ],
    },
    { heading: "Vaardigheden", tags: ["{E-bikediagnose=E-bike diagnostics|E-bikediagnose|E-bike diagnose|E-bike repair}", "{Wielen spaken=Wheel building|Wielen spaken|Wheel lacing|Wheel truing}", "{Hydraulische remmen=Hydraulic brakes|Hydraulische remmen|Brake repair|Hydraulic disc brakes}", "{Naafversnellingen=Hub gears|Naafversnellingen|Internal gear hubs|Naafversnelling}", "{Klantadvies=Customer advice|Klantadvies|Customer consultation|Advising customers|Customer service}", "{Kassa=Cash handling|Kassa|Kassawerk|Point of sale|Cash register}", "{~Nauwkeurigheid=Attention to detail|Nauwkeurigheid|Accuracy|Precision|Nauwkeurig}", "{~Klantvriendelijkheid=Customer focus|Klantvriendelijkheid|Customer friendliness|Customer orientation|Klantvriendelijk|Friendliness|Customer service}"] },
    {
      heading: "Opleiding",
      studies: [
        { degree: "Fietstechnicus, mbo niveau 2", degreeAlso: ["Fietstechnicus", "Mbo Fietstechnicus", "Mbo niveau 2 Fietstechnicus"], institution: "Deltion College", place: "Zwolle", dates: "2021 – 2023", year: 2023 },
        { degree: "Vmbo-diploma", degreeAlso: ["Vmbo"], institution: "Het Kampveld College", place: "Kampen", dates: "2017 – 2021", year: 2021 },
      ],
    },
    { heading: "Cursus", certificates: ["{Bosch eBike Expert|Bosch eBike Expert Training}, 2024"] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}, {Engels=English}, {Duits=German}"] },
    { heading: "Vrije tijd", text: ["{!Mountainbiken=Mountain biking|Mountainbiken}, {!drummen=Drumming|Drummen|Drums} in een coverband. Rijbewijs B."] },
  ],
  optional: ["Bicycle repair", "Fietsreparatie", "Fietsen repareren", "Bicycle maintenance", "Fault diagnosis", "Fault finding", "Storingsdiagnose", "Tyre repair", "Tire repair", "Tyre replacement", "Banden", "Brakes", "Remmen", "Chains", "Kettingen", "Wheelchair repair", "Wheelchair maintenance", "Rolstoelen", "Wheel alignment", "Wielen richten", "Diagnostics", "Maintenance", "Driving", "Repair", "Retail", "Sales", "Mechanics", "Batteries", "E-bike maintenance", "E-bikes", "Bicycle mechanics"],
  not: ["Radio"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["icons", "docx-textbox@libreoffice"],
};
