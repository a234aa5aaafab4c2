import { assignRoles, type NamedPiece } from "./roles.ts";
import type { Row } from "./rows.ts";

/**
 * A form that begins each job with its dates ("Dates | Position held | Main activities | Employer"): what
 * stands above the dates belongs to the job before.
 */
export function markFormRows(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  const starts = rows.filter(({ label, span }) => label?.role === "period" && span !== null);
  if (first?.label?.role !== "period" || starts.length < 2) return rows;
  return rows.map((row) => (starts.includes(row) ? { ...row, opens: true } : row));
}

/** The employer that a form names below the duties. */
export function companyBelow(body: readonly Row[]): NamedPiece | null {
  const row = body.find(({ label }) => label?.role === "company");
  return row === undefined ? null : assignRoles(row.atoms, "company-first").company;
}
