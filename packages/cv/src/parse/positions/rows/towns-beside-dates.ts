import type { Atom } from "../pieces/atoms.ts";
import type { Row } from "./rows.ts";

const MOST_WORDS = 3;

/**
 * "2018 – 2021 • Cuenca" over "Jefe de cocina | Hertens": where the one name beside the dates has a whole header on the
 * rows next to it, in nearly every job, it is the town, known or not.
 */
export function markTownsBesideDates(rows: readonly Row[]): readonly Row[] {
  const dated = rows.flatMap((row, index) => (row.span === null || row.label !== null ? [] : [index]));
  const towns = dated.filter((index) => isTownLike(rows[index]) && hasHeaderBeside(rows, index));
  if (towns.length < 2 || towns.length * 3 < dated.length * 2) return rows;
  const own = towns.flatMap((index) => rows[index]?.atoms ?? []);
  const others = towns.flatMap((index) => namesBeside(rows, index));
  if (leaning(own) + startsBehind(rows, towns) <= leaning(others)) return rows;
  return rows.map((row, index) =>
    towns.includes(index)
      ? { ...row, atoms: row.atoms.map((atom) => ({ ...atom, company: 0, title: 0, place: 3 })) }
      : row,
  );
}

/** How many of some names are known as towns, less those known as firms. */
function leaning(atoms: readonly Atom[]): number {
  const count = (test: (atom: Atom) => boolean): number => atoms.filter(test).length;
  return count(({ place }) => place >= 2) - count(({ company }) => company >= 1.5);
}

/** Behind the dates a town stands rather than a firm; in front of them either may. */
function startsBehind(rows: readonly Row[], towns: readonly number[]): number {
  return towns.every((index) => {
    const [row, atom] = [rows[index], rows[index]?.atoms[0]];
    return row?.span != null && atom !== undefined && atom.from >= row.span.to;
  })
    ? 1
    : 0;
}

function namesBeside(rows: readonly Row[], index: number): readonly Atom[] {
  return [rows[index - 1], rows[index + 1], rows[index + 2]]
    .filter(isHeader)
    .flatMap(({ atoms }) => atoms)
    .filter(({ title }) => title < 1.5);
}

/** One short name beside the dates, which no table knows as a post or a firm. */
function isTownLike(row: Row | undefined): boolean {
  const [atom, ...others] = row?.atoms ?? [];
  return (
    row !== undefined &&
    !row.view.line.bullet &&
    atom !== undefined &&
    others.length === 0 &&
    atom.title < 1 &&
    atom.company < 1.5 &&
    atom.tokens.length <= MOST_WORDS &&
    /^\p{Lu}[\p{Ll}'’.-]/u.test(atom.text)
  );
}

/** A post and another name on the row above or below, or on the two rows below. */
function hasHeaderBeside(rows: readonly Row[], index: number): boolean {
  const [above, below, second] = [rows[index - 1], rows[index + 1], rows[index + 2]];
  return (
    [above, below].some((row) => isHeader(row) && isWhole(row.atoms)) ||
    (isHeader(below) &&
      isHeader(second) &&
      below.atoms.length === 1 &&
      isWhole([...below.atoms, ...second.atoms]))
  );
}

function isHeader(row: Row | undefined): row is Row {
  return row !== undefined && row.span === null && row.header > 0 && !row.view.line.bullet;
}

function isWhole(atoms: readonly Atom[]): boolean {
  const posts = atoms.filter(({ title }) => title >= 1.5);
  return posts.length > 0 && atoms.some(({ title, link }) => title < 1.5 && link !== "bracket");
}
