import { tokenise } from "../../text/tokens.ts";
import type { Atom } from "../pieces/atoms.ts";
import { companyScore } from "../roles/company-score.ts";
import type { NamedPiece } from "../roles/named-piece.ts";
import { titleScore } from "../roles/title-score.ts";
import type { Row } from "../rows/rows.ts";

/** More words begin a sentence. */
const MOST_REST_WORDS = 5;
/** Up to what parts a name from the next one; a bracket that opened above ends with it. */
const REST = /^[^,|·:\t()–—]{1,50}?(?=\s*(?:[,|·(–—]|$))/u;
const REST_OF_BRACKET = /^[^()]{1,60}(?=\)\W*$)/u;
const OPEN_BRACKET = /\([^()]{1,60}$/u;
/** Letters by which the widths of a row may differ from those of the row below it. */
const SLACK = 3;

/**
 * "Executive, Sapphire Corporate   Oct 2021 – Dec 2023" over "Services": the last name of a row goes on below where the
 * dates beside it leave no room for its next word.
 */
export function joinRunOverNames(rows: readonly Row[]): readonly Row[] {
  const joined = [...rows];
  for (const [index, row] of rows.entries()) {
    const above = joined[index - 1];
    const isRest = above !== undefined && isSetRight(above, rows) && !isRowOfForm(rows, index);
    const rest = isRest ? restOf(above, row) : null;
    const last = above?.atoms.at(-1);
    if (above === undefined || last === undefined || rest === null) continue;
    joined[index - 1] = { ...above, rest, atoms: [...above.atoms.slice(0, -1), withRest(last, rest)] };
    const atoms = row.atoms.filter(({ from }) => from >= rest.length);
    joined[index] = { ...row, atoms, header: Math.max(row.header, MARKED), isRestOfTitle: true };
  }
  return joined;
}

const MARKED = 0.5;

/** The row below the dates is the last of its header, and most other jobs have as many rows there: a part of its own. */
function isRowOfForm(rows: readonly Row[], index: number): boolean {
  const own = rowsBelowDates(rows, index - 1);
  const others = rows.flatMap(({ span }, at) => (span === null || at === index - 1 ? [] : [at]));
  const alike = others.filter((at) => rowsBelowDates(rows, at) >= own);
  return others.length > 1 && alike.length * 2 > others.length;
}

function rowsBelowDates(rows: readonly Row[], dates: number): number {
  let count = 0;
  while (count < MOST_ROWS && mayBeHeader(rows[dates + count + 1])) count++;
  return count;
}

const MOST_ROWS = 3;
const LEAST_LIKENESS = -0.6;

function mayBeHeader(row: Row | undefined): boolean {
  return row !== undefined && row.span === null && !row.view.line.bullet && row.header > LEAST_LIKENESS;
}

/** The piece with what of its name stands in the row below. */
export function wholeName(piece: NamedPiece | null, rows: readonly Row[]): NamedPiece | null {
  const last = piece?.atoms.at(-1);
  if (piece === null || last === undefined) return piece;
  const row = rows.find(({ view, rest }) => rest !== undefined && view.id === last.view.id);
  if (row?.rest === undefined || row.atoms.at(-1)?.from !== last.from) return piece;
  return { ...piece, text: `${piece.text.replace(/^\(/u, "")} ${row.rest}` };
}

/** An atom by what its whole name says. */
function withRest(atom: Atom, rest: string): Atom {
  const tokens = tokenise(`${atom.text} ${rest}`);
  return {
    ...atom,
    title: titleScore(tokens),
    company: Math.max(companyScore(tokens), atom.company),
    place: 0,
  };
}

/** What of the name that ends the words of one row stands at the start of the next; null where it is whole. */
function restOf(above: Row, row: Row): string | null {
  const last = above.atoms.at(-1);
  const left = above.view.text.indexOf("\t");
  if (last === undefined || !endsCell(above, last, left) || !isBelow(above, row)) return null;
  if (row.view.words.length > MOST_REST_WORDS) return null;
  const cell = above.view.text.slice(0, left).trimEnd();
  if (OPEN_BRACKET.test(cell)) return REST_OF_BRACKET.exec(row.view.text)?.[0] ?? null;
  if (cell.endsWith(")") || !isName(above, row) || !isRoomless(above, row, left)) return null;
  const rest = REST.exec(row.view.text)?.[0] ?? null;
  return rest === null || isNameByItself(rest, last) ? null : rest;
}

/** Nothing stands between a name and the tab in front of the dates. */
function endsCell({ span, view }: Row, { to }: Atom, left: number): boolean {
  if (span === null || view.line.bullet || left < to || span.from < left) return false;
  return !/[\p{L}\p{Nd}]/u.test(view.text.slice(to, left));
}

/** Whether a row may go on with a name; a single name and a row of another look are two. */
function isName(above: Row, { view }: Row): boolean {
  const isOther = above.atoms.length === 1 && above.view.line.bold !== view.line.bold;
  return !isOther && /^[\p{Lu}\p{Nd}&]/u.test(view.text) && !/\s\p{Ll}{4,}\s\p{Ll}/u.test(view.text);
}

/** "Cedar Foods Ltd, Leeds   2019 – 2021" over "Head Chef": a post of its own below a firm or a town, or the other way round. */
function isNameByItself(rest: string, { title, company, place, dashed }: Atom): boolean {
  const tokens = tokenise(rest);
  if (titleScore(tokens) >= 2) return place >= 2 || (!dashed && (company >= 2.2 || title < 1.5));
  return title >= 2 && companyScore(tokens) >= 2.2;
}

/** The dates of another row end at the same edge, though the row has more or fewer letters. */
function isSetRight({ span, view }: Row, rows: readonly Row[]): boolean {
  if (span === null || !view.text.includes("\t")) return false;
  const edge = rightOf(view.line.box);
  return rows.some(
    ({ view: { line, text } }) =>
      text.includes("\t") &&
      Math.abs(text.length - view.text.length) > 1 &&
      Math.abs(rightOf(line.box) - edge) <= SAME_EDGE,
  );
}

const SAME_EDGE = 3;

function rightOf(box: Row["view"]["line"]["box"]): number {
  return box === null ? 0 : box.x + box.width;
}

function isBelow(above: Row, row: Row): boolean {
  const [{ line }, { line: next }] = [above.view, row.view];
  return (
    row.view.id === above.view.id + 1 &&
    row.span === null &&
    row.label === null &&
    row.view.dates.length === 0 &&
    !next.bullet &&
    next.block === line.block &&
    next.page === line.page &&
    Math.abs(next.size - line.size) <= 1 &&
    Math.abs((next.box?.x ?? 0) - (line.box?.x ?? 0)) <= 2
  );
}

/** Whether the first word of the row would not have fitted beside the dates of the row above. */
function isRoomless(above: Row, { view }: Row, left: number): boolean {
  const [box, next] = [above.view.line.box, view.line.box];
  if (box === null || next === null) return false;
  const perLetter = next.width / Math.max(1, view.text.length);
  const word = /^\S+/u.exec(view.text)?.[0].length ?? 0;
  return (above.view.text.length + word + 1 + SLACK) * perLetter > box.width && left > word;
}
