import type { Person } from "../person.ts";

export const person: Person = {
  id: "nurse-luca",
  family: "nursing",
  country: "IT",
  languageCode: "it",
  name: "Luca Fabbricatore",
  headline: "Infermiere",
  email: "luca.fabbricatore@etnamail.example",
  phone: "339 704 1182",
  location: "Catania",
  labels: { contact: "Contatti", email: "E-mail", phone: "Telefono", address: "Città" },
  sections: [
    {
      heading: "Esperienza lavorativa",
      jobs: [
        { title: "Infermiere di corsia", company: "Ospedale San Cristoforo", place: "Catania", dates: "da gennaio 2025 ad oggi", from: "2025-01", to: null, points: ["{Somministrazione della terapia=Medication administration|Somministrazione della terapia}, {medicazioni=Wound care|Medicazioni|Wound dressing}, {prelievi=Phlebotomy|Prelievi|Blood collection}.", "[[Cadute in reparto diminuite del 30% con la scheda di rischio.]]"] },
      ],
    },
    { heading: "Volontariato", jobs: [{ title: "Soccorritore volontario", company: "Croce Bianca Etnea", dates: "2020 – 2024", from: "2020", to: "2024", unjudged: true }] },
    { heading: "Capacità e competenze", tags: ["{BLSD=Basic Life Support|BLSD|BLS}", "{Triage}", "{Gestione del dolore=Pain management|Gestione del dolore}", "{~Empatia=Empathy|Empatia}"] },
    { heading: "Istruzione e formazione", studies: [{ degree: "Laurea triennale in Infermieristica", institution: "Università degli Studi di Catania", dates: "2021 – 2024", year: 2024 }] },
    { heading: "Lingue", languages: ["{Italiano=Italian}, {Inglese=English} B1"] },
  ],
  optional: ["Emergency response", "First aid", "Fall prevention", "Risk assessment"],
  totalYears: 1.8,
  level: "Junior",
  inconsistencies: [],
  files: ["label-column", "docx-form"],
};
