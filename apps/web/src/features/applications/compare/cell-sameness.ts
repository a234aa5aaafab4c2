import { ruleWord } from "../rule-word.ts";
import { partFill } from "../score-stack.tsx";
import type { Cell } from "./comparison.ts";

/** Whether those about whom something is known do not all say the same: what is not known differs from nothing. */
export function differ(cells: readonly (Cell | undefined)[]): boolean {
  return new Set(cells.filter((cell) => cell !== undefined).map(sayingOf)).size > 1;
}

/** Two cells that read the same say the same. */
function sayingOf(cell: Cell): string {
  switch (cell.kind) {
    case "points":
      return cell.group.points.toFixed(1);
    case "skill":
      // Tenths of a point, for another year of use, set nobody apart.
      return [cell.standing, ruleWord(cell.part.rule), partFill(cell.part)].join(" ");
    case "years":
      return cell.years.toFixed(1);
    case "facts":
      return JSON.stringify(cell.facts.map(({ text, detail }) => fold(`${text} ${detail ?? ""}`)).toSorted());
    case "sentences":
      return JSON.stringify(cell.sentences.map(({ text }) => text));
  }
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
