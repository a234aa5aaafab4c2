import { capitalFirst, monthFirst, nowWords, type PageWords } from "./page-words.ts";

export const ITALIAN: PageWords = {
  headings: {
    summary: ["Profilo", "Profilo professionale", "Chi sono", "Presentazione", "Su di me", "In breve"],
    posts: [
      "Esperienza",
      "Esperienza lavorativa",
      "Esperienze professionali",
      "Esperienze lavorative",
      "Percorso professionale",
      "Carriera",
      "Dove ho lavorato",
    ],
    studies: [
      "Istruzione",
      "Istruzione e formazione",
      "Formazione",
      "Titoli di studio",
      "Studi",
      "Percorso di studi",
    ],
    skills: ["Competenze", "Capacità", "Conoscenze", "Competenze tecniche", "Cosa so fare", "Punti di forza"],
    certificates: ["Certificazioni", "Attestati", "Corsi", "Corsi e attestati", "Abilitazioni", "Patentini"],
    languages: ["Lingue", "Lingue straniere", "Conoscenze linguistiche"],
  },
  labels: {
    email: ["E-mail", "Email", "Posta elettronica"],
    phone: ["Telefono", "Tel.", "Cellulare", "Cell."],
    address: ["Indirizzo", "Residenza", "Città"],
    web: ["Sito web", "Web"],
  },
  year: "Anno",
  dates: {
    now: nowWords(["oggi", "Oggi", "in corso", "presente", "Presente", "attuale", "ad oggi"], ["oggi"]),
    full: monthFirst,
    short: monthFirst,
    apart: capitalFirst,
    to: (from, to) => `${from} a ${to}`,
    since: (from) => `da ${from}`,
    between: (from, to) => `da ${from} a ${to}`,
  },
  joins: { at: "presso", with: "presso", in: "a" },
  script: null,
};
