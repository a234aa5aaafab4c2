import { f1, recall } from "../score/counts.ts";
import type { Field } from "../score/score-file.ts";
import { groupBy, type Scored, totalsOf } from "../totals.ts";
import { percent } from "./print-totals.ts";

const COLUMNS: readonly Field[] = [
  "name",
  "skills",
  "positions",
  "positionDates",
  "totalYears",
  "education",
  "languages",
];

/** F1 of the main fields per layout, profession or producer; recall of achievements. */
export function groupLines(
  title: string,
  scored: readonly Scored[],
  keyOf: (item: Scored) => string,
): string[] {
  if (scored.length === 0) return [];
  const head = `  ${title.padEnd(24)}${"files".padStart(6)}${COLUMNS.map((field) => field.slice(0, 9).padStart(10)).join("")}${"achiev.".padStart(10)}`;
  const rows = groupBy(scored, keyOf).map(([key, items]) => {
    const totals = totalsOf(items);
    return `  ${key.slice(0, 23).padEnd(24)}${String(items.length).padStart(6)}${COLUMNS.map((field) => percent(f1(totals[field]))).join("")}${percent(recall(totals.achievements))}`;
  });
  return [head, ...rows, ""];
}
