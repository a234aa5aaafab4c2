import { quote } from "../../text/cv-text.ts";
import type { Atom } from "../pieces/atoms.ts";
import { isEmploymentType } from "../pieces/small-words.ts";
import { withPlacements } from "./bare-placements.ts";
import { firstFunction } from "./functions-in-front.ts";
import { companyPiece, type NamedPiece, titlePiece } from "./named-piece.ts";
import { type HeaderOrder, pairScore } from "./pair-score.ts";

export interface Roles {
  readonly title: NamedPiece | null;
  readonly company: NamedPiece | null;
  readonly location: NamedPiece | null;
  /** How well the parts fit their roles. */
  readonly score: number;
}

/** Chooses which atom of a header is the title and which the company, and joins to them what belongs. */
export function assignRoles(
  all: readonly Atom[],
  order: HeaderOrder,
  expected: Expectation = () => 0,
): Roles {
  const atoms = withPlacements(all);
  let best: { title: number; company: number; score: number } = { title: -1, company: -1, score: -2 };
  for (let t = -1; t < atoms.length; t++) {
    for (let c = -1; c < atoms.length; c++) {
      if (t === c) continue;
      const score = pairScore(atoms, t, c, order) + expectedScore(atoms, t, c, expected);
      if (score > best.score + 1e-9) best = { title: t, company: c, score };
    }
  }
  return describe(atoms, best.title, best.company, best.score);
}

/** How much the rest of the document speaks for an atom in a role. */
type Expectation = (atom: Atom, role: "title" | "company") => number;

function expectedScore(atoms: readonly Atom[], t: number, c: number, expected: Expectation): number {
  const [title, company] = [atoms[t], atoms[c]];
  return (
    (title === undefined ? 0 : expected(title, "title")) +
    (company === undefined ? 0 : expected(company, "company"))
  );
}

function describe(atoms: readonly Atom[], t: number, c: number, score: number): Roles {
  const taken = new Set<number>();
  const title = titlePiece(atoms, t, c, taken, firstFunction(atoms, t, c));
  const company = companyPiece(atoms, c, t, taken);
  return { title, company, location: findLocation(atoms, c, taken), score };
}

function findLocation(atoms: readonly Atom[], c: number, taken: Set<number>): NamedPiece | null {
  const free = atoms.map((atom, index) => ({ atom, index })).filter(({ index }) => !taken.has(index));
  const company = atoms[c];
  const places = free.filter(({ atom }) => atom.place >= 2 && !isEmploymentType(atom.tokens));
  const found =
    free.find(({ atom }) => atom.role === "place") ??
    places.find(({ index }) => index > c) ??
    places[0] ??
    // A town no list knows stands behind the company.
    free.find(
      ({ atom }) =>
        company !== undefined &&
        atom.view.id === company.view.id &&
        atom.from > company.to &&
        isTownLike(atom),
    );
  if (found === undefined) return null;
  const own = [found.atom];
  for (let i = found.index + 1; i < atoms.length; i++) {
    const atom = atoms[i];
    if (atom === undefined || taken.has(i) || atom.link !== "comma" || atom.view.id !== found.atom.view.id)
      break;
    own.push(atom);
  }
  const to = (own.at(-1) ?? found.atom).to;
  const { view, from } = found.atom;
  return { text: view.text.slice(from, to), atoms: own, evidence: quote(view, from, to) };
}

function isTownLike(atom: Atom): boolean {
  return (
    atom.tokens.length <= 4 &&
    !isEmploymentType(atom.tokens) &&
    atom.title < 1.5 &&
    atom.company < 1.5 &&
    /^[\p{Lu}\p{Lo}]/u.test(atom.text)
  );
}
