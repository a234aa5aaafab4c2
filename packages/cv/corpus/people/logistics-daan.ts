import type { Person } from "../person.ts";

export const person: Person = {
  id: "logistics-daan",
  family: "logistics",
  country: "NL",
  languageCode: "nl",
  name: "Daan Verhoeven",
  headline: "Teamleider magazijn",
  email: "daan.verhoeven@polderpost.example",
  phone: "06-21884730",
  location: "Tilburg",
  labels: { contact: "Contactgegevens", email: "E-mail", phone: "Telefoon", address: "Woonplaats" },
  sections: [
    { heading: "Profiel", text: ["Nuchtere teamleider die liever loopt dan vergadert."] },
    {
      heading: "Werkervaring",
      jobs: [
        { title: "Teamleider magazijn", company: "Brabant Fulfilment B.V.", place: "Tilburg", dates: "maart 2021 – heden", from: "2021-03", to: null, points: ["Ploeg van 35 mensen in twee ploegen, {roosterplanning=Shift planning|Roosterplanning|Rostering|Scheduling}, {voorraadbeheer=Inventory management|Voorraadbeheer}.", "[[Doorlooptijd per order verkort van 9 naar 5 uur.]]", "{Lean}-borden en {5S}."] },
        { title: "Orderpicker", company: "Brabant Fulfilment B.V.", dates: "aug. 2018 – feb. 2021", from: "2018-08", to: "2021-02", promoted: true, points: ["{Heftruck=Forklift operation|Heftruck|Forklift driving|Forklift} en reachtruck."] },
        { title: "Bezorger", company: "Fietskoeriers Zuid", place: "Breda", dates: "sept. 2015 – dec. 2016", from: "2015-09", to: "2016-12" },
      ],
    },
    { heading: "Vaardigheden", tags: ["{WMS|Warehouse management system|Warehouse management systems}", "{SAP}", "{Excel=Microsoft Excel}", "{~Leidinggeven=Leadership|Leidinggeven|People management}", "{~Samenwerken=Teamwork|Samenwerken}"] },
    { heading: "Opleiding", studies: [{ degree: "MBO 3 Logistiek teamleider", institution: "ROC Tilburg", dates: "2011 – 2014", year: 2014 }] },
    { heading: "Talen", languages: ["{Nederlands=Dutch}", "{Engels=English}", "{Pools=Polish} (een beetje)"] },
    { heading: "Hobby's", text: ["Wielrennen, {!houtbewerking=Woodworking}"] },
  ],
  optional: ["Lean manufacturing", "Warehouse operations", "Order picking", "Team leadership", "Reach truck", "Delivery", "Reach truck operation", "Warehouse management"],
  totalYears: 9.6,
  level: "Senior",
  inconsistencies: ["gap"],
  files: ["icons", "docx-tabs"],
};
