import type { Row } from "../rows/rows.ts";

/** How much larger than its posts a firm is set, at least. */
const LARGER = 1.1;
const LEAST_TITLE = 1.5;

/**
 * "**Meridien Palms**" in larger type over "Front Office Manager", its dates and what was done, then "Receptionist" with
 * dates: a firm over several posts, whether or not a table knows its name.
 */
export function markCompanyHeads(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) => {
    if (!isHead(row, rows[index + 1])) return row;
    const end = rows.findIndex((other, at) => at > index && isSetLike(other, row));
    const posts = postsBelow(rows.slice(index + 1, end < 0 ? rows.length : end));
    if (posts < 2) return row;
    return { ...row, atoms: row.atoms.map((atom) => ({ ...atom, role: "company" as const })) };
  });
}

function isHead({ view, span, atoms, label }: Row, below: Row | undefined): boolean {
  if (below === undefined || span !== null || label !== null || view.line.bullet || atoms.length === 0)
    return false;
  const isLarger = view.line.size >= LARGER * below.view.line.size;
  return isLarger && isPost(below) && atoms.every(({ title }) => title < LEAST_TITLE);
}

/** The posts that begin right below and those set like the first, each over its dates. */
function postsBelow(rows: readonly Row[]): number {
  const [first] = rows;
  if (first === undefined) return 0;
  return rows.filter((row, at) => {
    const dates = rows[at + 1];
    return isPost(row) && isSetLike(row, first) && dates?.span != null && dates.atoms.length === 0;
  }).length;
}

function isPost({ view, span, atoms }: Row): boolean {
  return span === null && !view.line.bullet && atoms.some(({ title }) => title >= LEAST_TITLE);
}

function isSetLike({ view: { line } }: Row, { view: { line: other } }: Row): boolean {
  return !line.bullet && line.bold === other.bold && Math.abs(line.size - other.size) < 0.6;
}
