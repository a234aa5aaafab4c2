import type { Person } from "../person.ts";

export const person: Person = {
  id: "waiter-giulia",
  family: "restaurant service",
  country: "IT",
  languageCode: "it",
  name: "Giulia Marchesini",
  headline: "Cameriera di sala",
  email: "giulia.marchesini@postabologna.example",
  phone: "+39 347 118 6620",
  location: "Bologna, Italia",
  labels: { contact: "Contatti", email: "E-mail", phone: "Cellulare", address: "Indirizzo" },
  sections: [
    { heading: "Profilo", text: ["Cameriera con passione per il vino e la memoria per i nomi."] },
    {
      heading: "Esperienze lavorative",
      jobs: [
        { title: "Cameriera di sala", company: "Trattoria del Portico", place: "Bologna", dates: "aprile 2024 – oggi", from: "2024-04", to: null, points: ["Servizio ai tavoli, {abbinamento vini=Wine pairing|Abbinamento vini|Wine service|Wine knowledge}, {cassa=Cash handling|Cassa}.", "[[Scontrino medio aumentato del 15% con i vini al calice.]]"] },
        { title: "Barista", company: "Caffè dei Glicini", place: "Modena", dates: "giugno 2022 – marzo 2024", from: "2022-06", to: "2024-03", points: ["{Caffetteria=Coffee preparation|Caffetteria|Barista skills|Coffee making}: {!espresso=Express}, cappuccino, {latte art}."] },
      ],
    },
    { heading: "Competenze", tags: ["{Accoglienza clienti=Customer service|Accoglienza clienti|Guest relations}", "{HACCP}", "{~Lavoro di squadra=Teamwork|Lavoro di squadra}", "{~Gestione dello stress=Stress management|Gestione dello stress|Working under pressure}"] },
    { heading: "Istruzione", studies: [{ degree: "Diploma alberghiero", institution: "Istituto Scappi, Castel San Pietro", dates: "2017 – 2022", year: 2022 }] },
    { heading: "Lingue", languages: ["{Italiano=Italian} (madrelingua)", "{Inglese=English} (B1)", "{Tedesco=German} (A2)"] },
  ],
  optional: ["Table service", "Food and beverage service", "Waiting tables", "Point of sale", "Upselling", "Serving"],
  totalYears: 4.4,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["sidebar-dark", "docx-sidebar"],
};
