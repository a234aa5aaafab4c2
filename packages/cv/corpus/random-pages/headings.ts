import { esc, tag } from "../render/html/markup.ts";
import type { Habits } from "./habits.ts";
import type { SectionKind } from "./section-kinds.ts";

/** Words that stand over such a section on many pages, plain and odd. */
export const USUAL_HEADINGS: Readonly<Record<Exclude<SectionKind, "other">, readonly string[]>> = {
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
  skills: ["Skills", "Key skills", "What I can do", "Core competencies", "Expertise", "Toolbox", "Strengths"],
  certificates: [
    "Certifications",
    "Certificates",
    "Licences & certificates",
    "Training and certificates",
    "Tickets",
  ],
  languages: ["Languages", "I speak", "Language skills"],
};

const CASES: Readonly<Record<Habits["headingCase"], (text: string) => string>> = {
  "as-is": esc,
  upper: (text) => esc(text.toUpperCase()),
  lower: (text) => esc(text.toLowerCase()),
  spaced: (text) => letterspaced(text.toUpperCase()),
  "tracked-caps": (text) => esc(text.toUpperCase()),
};

/** "I" is no line of a heading. */
const SHORTEST_LINE = 3;

const LINES: Readonly<Record<Habits["headingLines"], (text: string) => readonly string[]>> = {
  one: (text) => [text],
  two: (text) => {
    const words = text.split(" ");
    const half = Math.ceil(words.length / 2);
    const lines = [words.slice(0, half), words.slice(half)].map((part) => part.join(" "));
    return lines.every((line) => line.length >= SHORTEST_LINE) ? lines : [text];
  },
};

export function headingHtml(text: string, habits: Habits): string {
  const sign = habits.headingLook === "icon" ? "◆ " : "";
  const lines = LINES[habits.headingLines](text).map((line) => CASES[habits.headingCase](line));
  return sign + lines.join("<br>");
}

/** "L I K E  T H I S", as people set it by hand: a line ends between words only. */
export function letterspaced(text: string): string {
  const words = text.split(" ").map((word) => tag("span", "unbroken", [...word].map(esc).join(" ")));
  return words.join("&nbsp; ");
}
