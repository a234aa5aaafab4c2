import { FIELDS, type Field } from "../score/score-file.ts";
import { mistakes, type Scored } from "../totals.ts";

interface Options {
  readonly field: Field | null;
  readonly most: number;
}

/** The worst files first, each with what was missed and what was invented. */
export function fileLines(scored: readonly Scored[], { field, most }: Options): string[] {
  const fields = field === null ? FIELDS : [field];
  const wrong = (item: Scored) =>
    field === null ? mistakes(item) : item.score[field].missed.length + item.score[field].invented.length;
  const worst = scored.filter((item) => wrong(item) > 0).sort((a, b) => wrong(b) - wrong(a));
  return worst
    .slice(0, most)
    .flatMap((item) => [
      `${item.case.file}  (${wrong(item)})`,
      ...fields.flatMap((name) => fieldLines(name, item)),
      "",
    ]);
}

function fieldLines(field: Field, item: Scored): string[] {
  const { missed, invented } = item.score[field];
  const missing = missed.length === 0 ? [] : [`    ${field} missed: ${missed.join("; ")}`];
  const extra = invented.length === 0 ? [] : [`    ${field} invented: ${invented.join("; ")}`];
  return [...missing, ...extra];
}
