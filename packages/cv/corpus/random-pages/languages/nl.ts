import { capitalFirst, monthFirst, nowWords, type PageWords } from "./page-words.ts";

export const DUTCH: PageWords = {
  headings: {
    summary: ["Profiel", "Over mij", "Persoonlijk profiel", "Wie ben ik", "Samenvatting", "In het kort"],
    posts: [
      "Werkervaring",
      "Ervaring",
      "Loopbaan",
      "Arbeidsverleden",
      "Professionele ervaring",
      "Waar ik heb gewerkt",
    ],
    studies: ["Opleiding", "Opleidingen", "Onderwijs", "Scholing", "Studie", "Opleidingen en studies"],
    skills: ["Vaardigheden", "Competenties", "Kennis", "Kwaliteiten", "Sterke punten", "Wat ik kan"],
    certificates: [
      "Certificaten",
      "Cursussen",
      "Cursussen en certificaten",
      "Diploma's en certificaten",
      "Trainingen",
    ],
    languages: ["Talen", "Talenkennis", "Taalvaardigheid"],
  },
  labels: {
    email: ["E-mail", "E-mailadres", "Mail", "Email"],
    phone: ["Telefoon", "Tel.", "Mobiel", "Gsm"],
    address: ["Adres", "Woonplaats"],
    web: ["Website", "Web"],
  },
  year: "Jaar",
  dates: {
    now: nowWords(
      ["heden", "Heden", "nu", "Nu", "vandaag", "huidig", "tot heden"],
      ["heden", "nu", "op heden"],
    ),
    full: monthFirst,
    short: monthFirst,
    apart: capitalFirst,
    to: (from, to) => `${from} tot ${to}`,
    since: (from) => `sinds ${from}`,
    between: (from, to) => `van ${from} tot ${to}`,
  },
  joins: { at: "bij", with: "bij", in: "in" },
  script: null,
};
