import type { Entry, Layout } from "./layout.ts";
import { assignRoles } from "./roles.ts";
import type { Row } from "./rows.ts";

/** Adds the jobs that carry no dates: rows among the descriptions that look and read like a header. */
export function findUndated(rows: readonly Row[], layout: Layout | null): readonly Entry[] {
  const dated = layout?.entries ?? [];
  const order = layout?.order ?? "title-first";
  const looks = new Set(dated.map(({ first }) => looksOf(rows[first])));
  // In a form every job begins with the row of its dates.
  const isForm = dated.some(({ anchor }) => rows[anchor]?.label?.role === "period");
  const found: Entry[] = [...dated];
  let from = 0;
  for (const entry of [...dated, null]) {
    const to = entry?.first ?? rows.length;
    for (let i = from; i < to; i++) {
      if (isForm && rows[i]?.label !== null) continue;
      if (!isHeader(rows[i], looks, dated.length === 0)) continue;
      const last = i + 1 < to && isCompanion(rows[i + 1], rows[i]) ? i + 1 : i;
      const atoms = rows.slice(i, last + 1).flatMap((row) => row.atoms);
      const roles = assignRoles(atoms.slice(0, 14), order);
      if (roles.title === null) continue;
      found.push({ anchor: i, first: i, last, roles });
      i = last;
    }
    from = (entry?.last ?? 0) + 1;
  }
  return found.sort((a, b) => a.first - b.first);
}

function isHeader(row: Row | undefined, looks: ReadonlySet<string>, alone: boolean): boolean {
  if (row === undefined || row.span !== null || row.view.line.bullet) return false;
  const title = Math.max(0, ...row.atoms.map((atom) => atom.title));
  if (title < 2.5) return false;
  const company = Math.max(0, ...row.atoms.map((atom) => (atom.title < 2 ? atom.company : 0)));
  if (alone) return row.header >= 1 && row.atoms.length <= 6;
  const alike = looks.has(looksOf(row));
  return alike && (row.view.line.bold || row.header >= 1.6) && (row.header >= 1 || company >= 2.2);
}

/** The company on the line below. */
function isCompanion(row: Row | undefined, head: Row | undefined): boolean {
  if (row === undefined || head === undefined || row.span !== null || row.header <= 0) return false;
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
