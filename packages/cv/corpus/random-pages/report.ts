import { totalsLines } from "../../scoreboard/report/print-totals.ts";
import { splitResult } from "../../scoreboard/result.ts";
import type { Field, FileScore } from "../../scoreboard/score/score-file.ts";
import type { Scored } from "../../scoreboard/totals.ts";
import type { DrawnPage } from "./draw-page.ts";
import { habitValues } from "./options.ts";

export interface ReadPage {
  readonly page: DrawnPage;
  /** Those that its form shows. */
  readonly habits: Readonly<Record<string, string>>;
  readonly scored: Scored;
}

/** Facts that any form of page shows alike. Skills and achievements are judged by their words, in the totals only. */
const FACTS: readonly Field[] = [
  "name",
  "email",
  "phone",
  "location",
  "positions",
  "positionDates",
  "totalYears",
  "education",
  "certifications",
  "languages",
];

/** A habit of fewer pages says nothing. */
const FEWEST_PAGES = 4;
const WORST_HABITS = 8;

export function isWrong(score: FileScore): boolean {
  return FACTS.some((field) => isWrongIn(score, field));
}

/** A page with its habits, and what was missed (-) and invented (+). */
export function pageLines({ page, habits: own, scored }: ReadPage): string[] {
  const habits = Object.entries(own).map(([habit, value]) => `${habit}=${value}`);
  return [
    `#${page.id} ${page.person.id}`,
    `  ${habits.join(",")}`,
    ...FACTS.flatMap((field) => {
      const { missed, invented } = scored.score[field];
      return [
        ...missed.map((fact) => `    ${field} - ${fact}`),
        ...invented.map((fact) => `    ${field} + ${fact}`),
      ];
    }),
    "",
  ];
}

/** Totals, then by field the habits whose pages are most often read wrongly. */
export function summaryLines(read: readonly ReadPage[]): string[] {
  const scored = read.map((item) => item.scored);
  const result = splitResult(scored, null);
  const wrong = scored.filter(({ score }) => isWrong(score)).length;
  return [
    ...totalsLines("pages drawn at random", result, result),
    `${wrong} of ${read.length} pages with a fact missed or invented.`,
    ...FACTS.flatMap((field) => worstHabits(read, field)),
  ];
}

function worstHabits(read: readonly ReadPage[], field: Field): string[] {
  const wrong = read.filter(({ scored }) => isWrongIn(scored.score, field));
  if (wrong.length === 0) return [];
  const shares = habitValues().flatMap(([habit, values]) =>
    values.map((value) => {
      const isOf = ({ habits }: ReadPage) => habits[habit] === value;
      const [bad, all] = [wrong.filter(isOf).length, read.filter(isOf).length];
      return { text: `${habit}=${value} ${bad}/${all}`, bad, all };
    }),
  );
  const worst = shares
    .filter(({ bad, all }) => bad > 0 && all >= FEWEST_PAGES)
    .toSorted((a, b) => b.bad / b.all - a.bad / a.all)
    .slice(0, WORST_HABITS);
  return [`  ${field} ${wrong.length}/${read.length}: ${worst.map(({ text }) => text).join("; ")}`];
}

function isWrongIn(score: FileScore, field: Field): boolean {
  return score[field].missed.length + score[field].invented.length > 0;
}
