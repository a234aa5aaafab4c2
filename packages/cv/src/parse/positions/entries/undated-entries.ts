import type { HeaderOrder } from "../roles/pair-score.ts";
import { assignRoles } from "../roles/roles.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry, Layout } from "./layout.ts";

/** Adds the jobs that carry no dates: rows among the descriptions that look and read like a header. */
export function findUndated(rows: readonly Row[], layout: Layout | null): readonly Entry[] {
  const dated = layout?.entries ?? [];
  const form: Form = {
    order: layout?.order ?? "title-first",
    looks: new Set(dated.map(({ first }) => looksOf(rows[first]))),
    beginsWithDates: dated.some(({ anchor }) => rows[anchor]?.label?.role === "period"),
  };
  const found: Entry[] = [...dated];
  let from = 0;
  for (const entry of [...dated, null]) {
    found.push(...entriesBetween(rows, from, entry?.first ?? rows.length, form));
    from = (entry?.last ?? 0) + 1;
  }
  return found.sort((a, b) => a.first - b.first);
}

/** What the jobs with dates say of those without. */
interface Form {
  readonly order: HeaderOrder;
  /** The types in which headers are set; none where no job has dates. */
  readonly looks: ReadonlySet<string>;
  /** In a form every job begins with the row of its dates: other rows with a label begin none. */
  readonly beginsWithDates: boolean;
}

function entriesBetween(rows: readonly Row[], from: number, to: number, form: Form): readonly Entry[] {
  const found: Entry[] = [];
  for (let i = from; i < to; i++) {
    const row = rows[i];
    if (row === undefined || (form.beginsWithDates && row.label !== null) || !isHeader(row, form.looks))
      continue;
    const below = i + 1 < to ? rows[i + 1] : undefined;
    const last = isCompanion(below, row) ? i + 1 : i;
    const atoms = rows.slice(i, last + 1).flatMap((part) => part.atoms);
    const roles = assignRoles(atoms.slice(0, 14), form.order);
    if (roles.title === null) continue;
    found.push({ anchor: i, first: i, last, roles });
    i = last;
  }
  return found;
}

function isHeader(row: Row, looks: ReadonlySet<string>): boolean {
  if (row.span !== null || row.view.line.bullet) return false;
  const title = Math.max(0, ...row.atoms.map((atom) => atom.title));
  if (title < 2.5) return false;
  if (looks.size === 0) return row.header >= 1 && row.atoms.length <= 6;
  const company = Math.max(0, ...row.atoms.map((atom) => (atom.title < 2 ? atom.company : 0)));
  const alike = looks.has(looksOf(row));
  return alike && (row.view.line.bold || row.header >= 1.6) && (row.header >= 1 || company >= 2.2);
}

/** The company on the line below. */
function isCompanion(row: Row | undefined, head: Row): boolean {
  if (row === undefined || row.span !== null || row.header <= 0) return false;
  if (head.atoms.some((atom) => atom.company >= 2.2 && atom.title < 2)) return false;
  const company = Math.max(0, ...row.atoms.map((atom) => atom.company));
  const title = Math.max(0, ...row.atoms.map((atom) => atom.title));
  return company >= 2.2 && title < 2.5;
}

function looksOf(row: Row | undefined): string {
  if (row === undefined) return "";
  const { bold, italic, size, colour } = row.view.line;
  return `${bold}|${italic}|${Math.round(size * 2)}|${colour}`;
}
