import type { NamedPiece } from "../roles/named-piece.ts";
import { assignRoles } from "../roles/roles.ts";
import { bodyRow } from "./read-row.ts";
import { isDutiesLabel } from "./row-labels.ts";
import type { Row } from "./rows.ts";

/**
 * A form that begins each job with its dates ("Dates | Position held | Main activities | Employer"): what
 * stands above the dates belongs to the job before.
 */
export function markFormRows(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  const starts = rows.filter(({ label, span }) => label?.role === "period" && span !== null);
  if (first?.label?.role !== "period" || starts.length < 2) return markDatesInFront(rows);
  let isBelowDuties = false;
  return rows.map((row) => {
    if (starts.includes(row)) {
      isBelowDuties = false;
      return { ...row, opens: true };
    }
    if (row.label !== null) isBelowDuties = row.label.role === "duties";
    else if (isDutiesRow(row)) isBelowDuties = true;
    // "Scrap down by 30 % (2019 – 2021)": what was done goes on up to the next label.
    if (isBelowDuties) return bodyRow(row.view);
    // "Function: clerk, since 2008 manager": the job has its dates in the row for them.
    return row.label === null || row.span === null ? row : { ...row, span: null, dateEvidence: [] };
  });
}

/** "Main activities⇥Maintenance of 22 lines". */
function isDutiesRow({ view }: Row): boolean {
  const tab = view.text.indexOf("\t");
  return tab > 0 && isDutiesLabel(view.text.slice(0, tab));
}

/** Where the section and every job of it begin with dates, a line above such dates is the end of the job before. */
function markDatesInFront(rows: readonly Row[]): readonly Row[] {
  const dated = rows.filter(({ span }) => span !== null);
  const above = rows.slice(
    0,
    rows.findIndex(({ span }) => span !== null),
  );
  if (dated.length < 2 || !dated.every(beginsWithDates) || above.some(mayNameAJob)) return rows;
  if (above.length > 0 && dated.every((row) => isOverText(row, rows[rows.indexOf(row) + 1]))) return rows;
  return rows.map((row) => (row.span === null ? row : { ...row, opens: true }));
}

/** Dates alone, and below them what was done: the names can only stand above. */
function isOverText({ atoms }: Row, below: Row | undefined): boolean {
  return atoms.length === 0 && (below === undefined || below.header < NO_HEADER);
}

/** Rows below this are sentences. */
const NO_HEADER = -1;

function mayNameAJob({ header, atoms }: Row): boolean {
  if (header > 0.6) return true;
  return (
    header > 0 && (isPieced(atoms) || atoms.some(({ title, company }) => title >= 1.5 || company >= 2.2))
  );
}

/** "Zenner — Brakk Works, Ulm" in words that no list knows: its marks part a title from a firm. */
function isPieced(atoms: Row["atoms"]): boolean {
  return (atoms.at(-1)?.segment ?? 0) > (atoms[0]?.segment ?? 0);
}

function beginsWithDates({ view, span }: Row): boolean {
  return span !== null && !/[\p{L}\p{N}]/u.test(view.text.slice(0, span.from));
}

/** The employer or the post that a form names below the duties or the trade of the firm. */
export function namedBelow(role: "company" | "title", body: readonly Row[]): NamedPiece | null {
  const row = body.find(({ label }) => label?.role === role);
  if (row === undefined) return null;
  return assignRoles(row.atoms, role === "company" ? "company-first" : "title-first")[role];
}
