import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { isBesideTown } from "./beside-towns.ts";
import { isDepartment, isFacultyOf, isFieldOf, isFirmApart, isFunctionOf } from "./fields-of-titles.ts";
import { weightOfAt } from "./units-of-firms.ts";

export type HeaderOrder = "title-first" | "company-first";

/** How well atom `t` of a header fits as the title and atom `c` as the company; -1 says that there is none. */
export function pairScore(atoms: readonly Atom[], t: number, c: number, order: HeaderOrder): number {
  const title = atoms[t];
  const company = atoms[c];
  const fit =
    (title === undefined ? -1 : fitAsTitle(title)) + (company === undefined ? -0.2 : fitAsCompany(company));
  if (title === undefined || company === undefined) return t > 0 || c > 0 ? fit - NOT_FIRST : fit;
  const usual = t < c === (order === "title-first") ? 1 : 0;
  const bolder = title.bold && !company.bold ? 0.4 : 0;
  const skipped = Math.min(t, c) > 0 ? 0.7 : 0;
  const rowsApart = Math.max(0, Math.abs(title.view.id - company.view.id) - 1);
  const other = otherThanFirm(atoms, c) + (isBesideTown(title, company, atoms) ? 2 : 0);
  return fit + usual + bolder + linkScore(atoms, t, c) - skipped - other - 0.15 * rowsApart;
}

/** What it costs a title or a company alone that something else stands in front of it. */
const NOT_FIRST = 0.5;

/** "Driver at Rand Carriers", "Driver, Rand Carriers": "at" joins the two; a comma joins with what is in front of it. */
function linkScore(atoms: readonly Atom[], t: number, c: number): number {
  const company = atoms[c];
  const at = company?.link === "at" && t === c - 1 && !isTown(company) ? weightOfAt(company, atoms) : 0;
  const companyElsewhere = company?.link === "comma" && t !== indexInFront(atoms, c) ? 0.6 : 0;
  const titleElsewhere = atoms[t]?.link === "comma" && c !== t - 1 ? 0.8 : 0;
  return at - companyElsewhere - titleElsewhere;
}

/** The atom in front of one, without the brackets and the hours between them: "Packer (nights), Cedar Foods". */
function indexInFront(atoms: readonly Atom[], index: number): number {
  let before = index - 1;
  while (before > 0 && isAside(atoms[before])) before -= 1;
  return before;
}

function isAside(atom: Atom | undefined): boolean {
  return atom !== undefined && (atom.link === "bracket" || isEmploymentType(atom.tokens));
}

/** How much says that an atom is a branch, a field or a function in a firm that stands beside it. */
function otherThanFirm(atoms: readonly Atom[], c: number): number {
  const atom = atoms[c];
  if (atom === undefined) return 0;
  const before = atoms[c - 1];
  const isField = isFieldOf(atom, before) && atoms.some((other) => isFirmApart(other, atom));
  const isFunction = isFunctionOf(atom, before, atoms[c + 1]);
  const isPart = isFunction || isFacultyOf(atom, atoms[c + 1]);
  const isGroup = isGroupOf(atom, before);
  return (isField || isGroup ? 2.5 : 0) + (isPart ? 2.5 : 0);
}

/** "Cinnamon Shore (Keel Hospitality Group)": the name in front of the bracket is the firm. */
function isGroupOf({ link, view }: Atom, before: Atom | undefined): boolean {
  if (before === undefined || link !== "bracket" || before.view.id !== view.id) return false;
  const isName = before.link === "comma" || before.link === "at";
  return isName && before.title < 1.5 && before.place < 2 && /^[\p{Lu}\p{Lo}]/u.test(before.text);
}

function fitAsTitle(atom: Atom): number {
  if (atom.role !== null) return atom.role === "title" ? 6 : -3;
  // "Prefeitura de Candelária (RS)": the state of the town.
  if (atom.link === "bracket" && /^\(?\p{Lu}{2}\)?$/u.test(atom.text)) return -3;
  // "Sole trader, houses and small offices": small words that no table knows name no post.
  const unknown = /^\p{Ll}/u.test(atom.text) ? -1.5 : 0.2;
  const known = atom.title > 0 ? Math.min(atom.title, 3.5) : unknown;
  return known - 0.6 * atom.company - (atom.place >= 2 ? 2 : 0) - (atom.link === "bracket" ? 2 : 0);
}

function fitAsCompany(atom: Atom): number {
  if (atom.role !== null) return atom.role === "company" ? 6 : -3;
  const isHung = atom.link === "comma" || (atom.dashed && atom.link !== "at");
  if (isHung && atom.company < 4 && isDepartment(atom.text)) return -1.5;
  const base = /^["“„«']?[\p{Lu}\p{Lo}\p{Nd}]/u.test(atom.text) && atom.tokens.length <= 10 ? 0.6 : -0.3;
  const bracket = atom.link === "bracket" ? 2 : 0;
  return Math.max(atom.company, base) - 0.6 * Math.min(3, atom.title) - weightOfPlace(atom) - bracket;
}

/** "Worked as a nurse in Leeds": the word leads to a town as well as to a firm. */
function isTown({ company, place }: Atom): boolean {
  return company < 2 && place >= 3;
}

/** What it costs a company without words of a firm that a place goes by its name. */
function weightOfPlace({ company, place }: Atom): number {
  if (company >= 2 || place < 2) return 0;
  return place >= 3 ? 2.2 : 1;
}
