import type { Habits } from "../habits.ts";
import { monthFirst, type PageWords } from "./page-words.ts";

const NOW: Readonly<Record<Habits["dates"], string>> = {
  "short-month": "Present",
  "full-month": "present",
  slash: "Present",
  iso: "now",
  apostrophe: "now",
  dot: "today",
  "dotted-month": "to date",
  caps: "PRESENT",
  comma: "date",
  arrow: "now",
  "short-year": "current",
  words: "now",
};

export const ENGLISH: PageWords = {
  headings: {
    summary: ["Profile", "About me", "Summary", "Personal statement", "Who I am", "In short"],
    posts: [
      "Experience",
      "Work experience",
      "Employment history",
      "Career",
      "Where I have worked",
      "Professional background",
      "Work history",
      "Jobs",
      "Relevant experience",
      "Career history",
    ],
    studies: [
      "Education",
      "Education and training",
      "Qualifications",
      "Academic background",
      "Studies",
      "Schooling",
      "Learning",
    ],
    skills: [
      "Skills",
      "Key skills",
      "What I can do",
      "Core competencies",
      "Expertise",
      "Toolbox",
      "Strengths",
    ],
    certificates: [
      "Certifications",
      "Certificates",
      "Licences & certificates",
      "Training and certificates",
      "Tickets",
    ],
    languages: ["Languages", "I speak", "Language skills"],
  },
  labels: { email: ["Email"], phone: ["Phone"], address: ["Address"], web: ["Web"] },
  year: "Year",
  dates: {
    now: (form) => [NOW[form]],
    full: monthFirst,
    short: monthFirst,
    apart: (month, year) => `${month}, ${year}`,
    to: (from, to) => `${from} to ${to}`,
    since: (from) => `since ${from}`,
    between: (from, to) => `from ${from} until ${to}`,
  },
  joins: { at: "at", with: "with", in: "in" },
  script: null,
};
