import { capitalFirst, monthFirst, nowWords, type PageWords } from "./page-words.ts";

export const GERMAN: PageWords = {
  headings: {
    summary: ["Profil", "Kurzprofil", "Über mich", "Zusammenfassung", "Zur Person", "Wer ich bin"],
    posts: [
      "Berufserfahrung",
      "Beruflicher Werdegang",
      "Berufspraxis",
      "Werdegang",
      "Berufliche Stationen",
      "Berufliche Laufbahn",
      "Praxiserfahrung",
      "Wo ich gearbeitet habe",
    ],
    studies: [
      "Ausbildung",
      "Bildungsweg",
      "Schule und Ausbildung",
      "Schulbildung",
      "Studium und Ausbildung",
      "Akademischer Werdegang",
    ],
    skills: ["Kenntnisse", "Fähigkeiten", "Kompetenzen", "Fachkenntnisse", "Stärken", "Was ich kann"],
    certificates: [
      "Zertifikate",
      "Weiterbildung",
      "Fortbildungen",
      "Lehrgänge",
      "Scheine und Nachweise",
      "Qualifikationen",
    ],
    languages: ["Sprachen", "Sprachkenntnisse", "Fremdsprachen"],
  },
  labels: {
    email: ["E-Mail", "Mail", "Email"],
    phone: ["Telefon", "Tel.", "Mobil", "Handy"],
    address: ["Anschrift", "Adresse", "Wohnort"],
    web: ["Web", "Website"],
  },
  year: "Jahr",
  dates: {
    now: nowWords(
      ["heute", "Heute", "jetzt", "aktuell", "dato", "laufend", "bis heute"],
      ["heute", "dato", "jetzt"],
    ),
    full: monthFirst,
    short: monthFirst,
    apart: capitalFirst,
    to: (from, to) => `${from} bis ${to}`,
    since: (from) => `seit ${from}`,
    between: (from, to) => `von ${from} bis ${to}`,
  },
  joins: { at: "bei", with: "bei", in: "in" },
  script: null,
};
