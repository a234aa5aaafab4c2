import type { Row } from "./rows.ts";

const MARKS = /\s[·|•‖¦]\s|\t/gu;

/** Parts of a row between its bars and dots. */
function partsOf({ view }: Row): number {
  return (view.text.match(MARKS)?.length ?? 0) + 1;
}

/**
 * "A/B · Nordhaven Shipping · m/v Plover" below its dates, and "O/S · Black Swan Line · m/v Tamara" below others: a row in
 * the place and the form of other headers is one, whether or not a table knows its words.
 */
export function markAlikeRows(rows: readonly Row[]): readonly Row[] {
  const places = rows.flatMap((row, index) => (isDateAlone(row) ? [index + 1] : []));
  const behind = places.flatMap((index) => rows[index] ?? []).filter(isPartedRow);
  const known = behind.filter(({ header }) => header >= 0.5).map(partsOf);
  if (known.length === 0 || known.length === behind.length) return rows;
  const alike = new Set(behind.filter((row) => row.header < 1 && known.includes(partsOf(row))));
  return rows.map((row) => (alike.has(row) ? { ...row, header: 1 } : row));
}

function isDateAlone({ span, atoms, label }: Row): boolean {
  return span !== null && atoms.length === 0 && label === null;
}

/** A row of three parts and more, which no sentence has. */
function isPartedRow(row: Row): boolean {
  return (
    row.span === null &&
    row.label === null &&
    !row.view.line.bullet &&
    row.atoms.length >= 3 &&
    partsOf(row) >= 3
  );
}
