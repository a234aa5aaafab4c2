import type { Person } from "../person.ts";

export const person: Person = {
  id: "sales-clara",
  family: "sales",
  country: "CH",
  languageCode: "de",
  name: "Clara Zurbriggen",
  headline: "Verkaufsberaterin Sportartikel",
  email: "clara.zurbriggen@alpenbox.example",
  phone: "079 448 21 07",
  location: "Brig, Schweiz",
  labels: { contact: "Kontakt", email: "E-Mail", phone: "Mobile", address: "Wohnort" },
  sections: [
    { heading: "Zu meiner Person", text: ["Skifahrerin, Verkäuferin, Frühaufsteherin. Über 10 Jahre Berufserfahrung im Verkauf."] },
    {
      heading: "Stationen",
      jobs: [
        { title: "Verkaufsberaterin", company: "Sporthaus Simplon", place: "Brig", dates: "Nov. 2022 bis heute", from: "2022-11", to: null, points: ["{Kundenberatung=Customer service|Kundenberatung|Customer consulting|Customer advice|Sales consulting}, {Skiservice=Ski service|Skiservice|Ski maintenance}, {Kasse=Cash handling|Kasse|Cashiering}.", "[[Umsatz der Schuhabteilung um 23 % erhöht.]]"] },
        { title: "Detailhandelsfachfrau", company: "Landi Oberwallis", place: "Visp", dates: "Aug. 2020 bis Okt. 2022", from: "2020-08", to: "2022-10", points: ["{Warenbewirtschaftung=Inventory management|Warenbewirtschaftung|Merchandise management}, Regale, Inventur."] },
      ],
    },
    { heading: "Fähigkeiten", tags: ["{Verkauf=Sales|Verkauf|Retail sales|Retail}", "{Warenpräsentation=Visual merchandising|Warenpräsentation|Merchandising|Product presentation}", "{Reklamationen=Complaint handling|Reklamationen|Complaints handling|Reklamationsbearbeitung}", "{~Freundlichkeit=Friendliness|Freundlichkeit}"] },
    { heading: "Lehre", studies: [{ degree: "EFZ Detailhandel", institution: "Berufsfachschule Oberwallis", dates: "2017 – 2020", year: 2020 }] },
    { heading: "Sprachen", languages: ["{Deutsch=German}, {Französisch=French} (B2), {Italienisch=Italian} (A2)"] },
  ],
  optional: ["Stock taking", "Retail", "Stocktaking", "Inventur", "Inventory"],
  totalYears: 6.3,
  level: "Senior",
  inconsistencies: ["total"],
  files: ["dates-right", "docx-header"],
};
