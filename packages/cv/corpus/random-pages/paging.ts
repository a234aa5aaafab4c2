import type { Person } from "../person.ts";
import { esc } from "../render/html/markup.ts";
import { type Fixed, valueDrawer } from "./draw-value.ts";
import type { Random } from "./random.ts";

/** What makes a page two, and what runs along all of them. */
export const PAGING = {
  running: ["none", "none", "none", "none", "none", "none", "head", "foot"],
  runningWords: ["name-cv-of", "cv-name", "name-contact", "number-of", "number"],
  secondPage: ["own", "own", "own", "own", "own", "own", "airy", "section"],
} as const;

export type Paging = { readonly [K in keyof typeof PAGING]: (typeof PAGING)[K][number] };

export function drawPaging(random: Random, fixed: Fixed): Paging {
  const draw = valueDrawer(random, fixed);
  return {
    running: draw("running", PAGING.running),
    runningWords: draw("runningWords", PAGING.runningWords),
    secondPage: draw("secondPage", PAGING.secondPage),
  };
}

/** Stand for the numbers that the program fills in. */
export const PAGE = "{page}";
export const PAGES = "{pages}";

const WORDS: Readonly<Record<Paging["runningWords"], (person: Person) => string>> = {
  "name-cv-of": ({ name }) => `${name} – CV – page ${PAGE} of ${PAGES}`,
  "cv-name": ({ name }) => `Curriculum Vitae of ${name}`,
  "name-contact": ({ name, email, phone }) => `${name} | ${phone} | ${email} | ${PAGE}`,
  "number-of": () => `Page ${PAGE} of ${PAGES}`,
  number: () => PAGE,
};

/** Pages in other languages say it without words. */
const WORDLESS: typeof WORDS = {
  ...WORDS,
  "name-cv-of": ({ name }) => `${name} – CV – ${PAGE}/${PAGES}`,
  "cv-name": ({ name }) => `CV ${name}`,
  "number-of": () => `${PAGE} / ${PAGES}`,
};

export function runningWords(person: Person, { runningWords }: Paging): string {
  return (person.languageCode === "en" ? WORDS : WORDLESS)[runningWords](person);
}

/** The line as the browser prints it in the margin, undefined where none runs. */
export function runningHtml(
  person: Person,
  habits: Paging,
): { readonly header: string; readonly footer: string } | undefined {
  if (habits.running === "none") return undefined;
  const words = esc(runningWords(person, habits))
    .replace(PAGE, '<span class="pageNumber"></span>')
    .replace(PAGES, '<span class="totalPages"></span>');
  const line = `<div style="font:8pt Lato,sans-serif;color:#555;width:100%;text-align:center">${words}</div>`;
  const none = "<span></span>";
  return habits.running === "head" ? { header: line, footer: none } : { header: none, footer: line };
}

/** What an airy page adds to its looks; a second page begins with the third section of one column. */
export const SECOND_PAGES: Readonly<Record<Paging["secondPage"], string>> = {
  own: "",
  airy: "body{line-height:1.7} .entry{margin-bottom:1.5em} .heading{margin-top:1.6em} li{margin-bottom:.4em}",
  section: "body>section:nth-of-type(3){break-before:page}",
};
