import type { Row } from "./rows.ts";

/**
 * "Balsas, Maranhão, Brasil" below the dates of several jobs, one of which names its firm above them: a place every time,
 * though no list knows the town. The jobs that name no firm are of the one above.
 */
export function markRepeatedPlaces(rows: readonly Row[]): readonly Row[] {
  const below = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const { text } = row.view;
    if (index > 0 && isBareDate(rows[index - 1]) && endsInCountry(row))
      below.set(text, [...(below.get(text) ?? []), index]);
  }
  const places = new Set(
    [...below.values()]
      .filter((all) => all.length > 1 && all.some((index) => namesFirmAbove(rows, index - 1)))
      .flat(),
  );
  if (places.size === 0) return rows;
  return rows.map((row, index) =>
    places.has(index)
      ? { ...row, atoms: row.atoms.map((atom) => ({ ...atom, role: "place" as const })) }
      : row,
  );
}

function isBareDate(row: Row | undefined): boolean {
  return row?.span != null && row.atoms.length === 0;
}

/** Names parted by commas with a known place at the end, and no firm or title among them. */
function endsInCountry({ span, atoms, view }: Row): boolean {
  const last = atoms.at(-1);
  return (
    span === null &&
    !view.line.bullet &&
    atoms.length >= 2 &&
    (last?.place ?? 0) >= 3 &&
    atoms.every(({ link, title, company }) => link !== "at" && title < 1.5 && company < 2.2)
  );
}

/** A firm by its legal form or its kind on one of the two rows above the dates. */
function namesFirmAbove(rows: readonly Row[], dates: number): boolean {
  return [1, 2].some((by) => {
    const row = rows[dates - by];
    return row?.span === null && !row.view.line.bullet && row.atoms.some(({ company }) => company >= 2.2);
  });
}
