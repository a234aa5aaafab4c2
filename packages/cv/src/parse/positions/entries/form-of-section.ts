import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { isExplanation } from "../roles/explanations.ts";
import { isDepartment, isFieldName } from "../roles/fields-of-titles.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry } from "./layout.ts";
import { atomsOf, placeOf, type Usual } from "./usual-places.ts";

/** The pieces of an entry, with what the form of its section says of them. */
export type ReadByForm = (entry: Entry) => readonly Atom[];

/**
 * One page keeps one form. Where some jobs have a known town, the names in that place of the others are towns; and where
 * the firms stand apart from the titles, what hangs on a title is part of it: "Principal, Acoustics" over "Torvald & Finch".
 */
export function formOfSection(rows: readonly Row[], entries: readonly Entry[], usual: Usual): ReadByForm {
  const towns = placesOfTowns(rows, entries, usual);
  const titleRow = usual.title === null ? null : rowOf(usual.title);
  const isApart = areApart(usual);
  const hang = new Set(
    entries.filter((entry) =>
      atomsOf(rows, entry).some((atom) => atom.link === "comma" && isOfTitle(atom, entry)),
    ),
  );
  const haveTowns = [...towns].some((key) => rowOf(key) === titleRow);
  const joinCommas = !haveTowns && hang.size * 2 < entries.length;

  function isOfTitle(atom: Atom, { anchor }: Entry): boolean {
    const key = placeOf(rows, anchor, atom);
    return rowOf(key) === titleRow && key !== usual.title;
  }
  function goesOn(atom: Atom, entry: Entry): boolean {
    if (!isApart || !isOfTitle(atom, entry) || !mayGoOn(atom)) return false;
    return atom.link === "comma" ? joinCommas : atom.link === "bracket" || isBehindDash(atom);
  }
  return (entry) =>
    atomsOf(rows, entry).map((atom) => {
      if (towns.has(placeOf(rows, entry.anchor, atom)) && atom.role === null)
        return { ...atom, role: "place" };
      return goesOn(atom, entry) ? { ...atom, goesOn: true } : atom;
    });
}

function rowOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/** The firm stands on another row than the title, or in front of it. */
function areApart({ title, company }: Usual): boolean {
  if (title === null || company === null) return false;
  const [titleSegment, companySegment] = [title, company].map((key) => Number(key.split("/")[1]));
  return rowOf(title) !== rowOf(company) || (companySegment ?? 0) < (titleSegment ?? 0);
}

function mayGoOn(atom: Atom): boolean {
  return (
    atom.role === null &&
    atom.place < 2 &&
    atom.company < 4 &&
    atom.tokens.length <= MOST_TOKENS &&
    !isEmploymentType(atom.tokens) &&
    !isExplanation(atom)
  );
}

const MOST_TOKENS = 6;

function isBehindDash({ view, from }: Atom): boolean {
  return /[\p{L}.)]\s*(?:\s[-–—−]|:)\s+["“(]?$/u.test(view.text.slice(Math.max(0, from - 16), from));
}

/** Behind a comma at least one job has a known town there, and none has what is no town. */
function placesOfTowns(rows: readonly Row[], entries: readonly Entry[], usual: Usual): ReadonlySet<string> {
  const known = new Set<string>();
  const others = new Set<string>();
  for (const entry of entries) {
    for (const atom of atomsOf(rows, entry)) {
      const key = placeOf(rows, entry.anchor, atom);
      if (atom.link !== "comma" || key === usual.title || key === usual.company) others.add(key);
      else if (atom.place >= 2) known.add(key);
      else if (!isTownLike(atom)) others.add(key);
    }
  }
  return new Set([...known].filter((key) => !others.has(key)));
}

function isTownLike({ text, tokens, title, company, role }: Atom): boolean {
  return (
    role === null &&
    title < 2 &&
    company < 1.5 &&
    tokens.length <= MOST_TOWN_TOKENS &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    !isFieldName(text) &&
    !isDepartment(text)
  );
}

const MOST_TOWN_TOKENS = 5;
