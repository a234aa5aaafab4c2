import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { isExplanation, isScheme } from "../roles/explanations.ts";
import { isDepartment } from "../roles/fields-of-titles.ts";
import type { Row } from "./rows.ts";

/**
 * "Data Analyst (Carron Rides)   2019 – 2021": where nearly every job of a section has a name in a bracket behind its
 * post, and no firm beside it, the bracket holds the firm.
 */
export function markFirmsInBrackets(rows: readonly Row[]): readonly Row[] {
  const dated = rows.flatMap((row, index) => (row.span === null || row.label !== null ? [] : [index]));
  const sure = dated.filter((index) => holdsFirm(rows[index]) && !isFirmRow(rows[index + 1]));
  // One page keeps one form: where some brackets surely hold the firm, those of the others do, whatever their words say.
  const held = dated.filter((index) => sure.includes(index) || (sure.length > 0 && endsInName(rows[index])));
  if (held.length < 2 || held.length * 3 < dated.length * 2 || sure.length * 2 < held.length) return rows;
  return rows.map((row, index) => (held.includes(index) ? { ...row, atoms: withFirm(row.atoms) } : row));
}

function withFirm(atoms: readonly Atom[]): readonly Atom[] {
  return [...atoms.slice(0, -1), ...atoms.slice(-1).map((atom) => ({ ...atom, role: "company" as const }))];
}

/** A post, and a name in a bracket that ends the words of its row. */
function holdsFirm(row: Row | undefined): boolean {
  const [post, ...others] = row?.atoms ?? [];
  const last = others.at(-1);
  if (post === undefined || last === undefined || post.role !== null || last.link !== "bracket") return false;
  const isFirmBeside = [post, ...others.slice(0, -1)].some(
    ({ company, title, link }) => (company >= 2.2 && title < 2) || link === "at",
  );
  return !isFirmBeside && isName(last);
}

/** The same shape, though the post may be called like a firm and the firm like a post. */
function endsInName(row: Row | undefined): boolean {
  const [post, ...others] = row?.atoms ?? [];
  const last = others.at(-1);
  if (post === undefined || last === undefined || post.company >= 4 || last.link !== "bracket") return false;
  return isName({ ...last, title: 0 });
}

function isName(atom: Atom): boolean {
  return (
    /^\(?["“„«']?[\p{Lu}\p{Lo}]/u.test(atom.text) &&
    (atom.title < 1.5 || atom.company >= 2.2) &&
    atom.place < 3 &&
    !isEmploymentType(atom.tokens) &&
    !isDepartment(atom.text.replace(/[()]/gu, "")) &&
    !isScheme(atom.text) &&
    !isExplanation(atom)
  );
}

/** A row below the dates that names the firm. */
function isFirmRow(row: Row | undefined): boolean {
  if (row === undefined || row.span !== null || row.view.line.bullet || row.header <= 0) return false;
  const [name, ...others] = row.atoms;
  const isNameAlone =
    others.length === 0 && name !== undefined && isName(name) && row.view.words.length <= MOST_NAME_WORDS;
  return (
    row.atoms.some(({ company }) => company >= 2.2) ||
    (isNameAlone && !/[.;]\s*$|\s\p{Ll}+\s\p{Ll}/u.test(row.view.text))
  );
}

const MOST_NAME_WORDS = 5;
