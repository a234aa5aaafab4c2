import { capitalFirst, monthFirst, nowWords, type PageWords } from "./page-words.ts";

export const FRENCH: PageWords = {
  headings: {
    summary: ["Profil", "À propos", "À propos de moi", "Qui suis-je ?", "Présentation", "En bref"],
    posts: [
      "Expérience",
      "Expériences professionnelles",
      "Parcours professionnel",
      "Parcours",
      "Emplois occupés",
      "Mes expériences",
      "Carrière",
    ],
    studies: ["Formation", "Formations", "Études", "Diplômes", "Parcours scolaire", "Études et formations"],
    skills: ["Compétences", "Savoir-faire", "Compétences clés", "Atouts", "Ce que je sais faire", "Outils"],
    certificates: ["Certifications", "Certificats", "Habilitations", "Attestations", "Permis et certificats"],
    languages: ["Langues", "Langues parlées", "Compétences linguistiques"],
  },
  labels: {
    email: ["E-mail", "Courriel", "Mail", "Email"],
    phone: ["Téléphone", "Tél.", "Portable", "Mobile"],
    address: ["Adresse", "Domicile", "Ville"],
    web: ["Site web", "Web"],
  },
  year: "Année",
  dates: {
    now: nowWords(
      ["aujourd'hui", "Aujourd’hui", "à ce jour", "présent", "Présent", "actuel", "en cours", "maintenant"],
      ["aujourd'hui", "aujourd’hui", "ce jour", "maintenant"],
    ),
    full: monthFirst,
    short: monthFirst,
    apart: capitalFirst,
    to: (from, to) => `${from} à ${to}`,
    since: (from) => `depuis ${from}`,
    between: (from, to) => `${/^[aeiou]/i.test(from) ? "d'" : "de "}${from} à ${to}`,
  },
  joins: { at: "chez", with: "pour", in: "à" },
  script: null,
};
