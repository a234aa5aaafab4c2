import { quote } from "../../text/cv-text.ts";
import type { Atom } from "../pieces/atoms.ts";
import type { NamedPiece } from "../roles/named-piece.ts";
import type { Roles } from "../roles/roles.ts";
import { lengthOfTitle, titleScore } from "../roles/title-score.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry } from "./layout.ts";

/** What a header names with its title, and how many rows below it belong to it as well. */
export interface Completed {
  readonly roles: Roles;
  readonly taken: number;
}

/**
 * The title of a header that names only a company and a place, where the company holds it ("Machine
 * Operator Ceramiche Secchia SRL") or the first item below is it ("Palm Beach Resort (2011 – 2013)" over
 * "Receptionist").
 */
export function completeTitle({ roles }: Entry, body: readonly Row[]): Completed {
  const { title, company } = roles;
  const known = Math.max(0, ...(title?.atoms ?? []).map((atom) => atom.title));
  const isPlace = (title?.atoms ?? []).every((atom) => atom.place >= 2 || isTownOnly(atom, company));
  if (company === null || known >= 0.7 || !isPlace) return { roles, taken: 0 };
  const split = splitFirm(company);
  if (split !== null) return { roles: { ...roles, ...split, location: title ?? roles.location }, taken: 0 };
  const below = titleBelow(body[0]) ?? titleOfSentence(body[0]);
  if (below === null || company.atoms.every((atom) => atom.company < 1.5)) return { roles, taken: 0 };
  return { roles: { ...roles, title: below, location: roles.location ?? title }, taken: 1 };
}

/** "…, Marawila": one word behind the company, on its line. */
function isTownOnly(atom: Atom, company: NamedPiece | null): boolean {
  const [named] = company?.atoms ?? [];
  return (
    named !== undefined &&
    atom.view.id === named.view.id &&
    atom.from > named.from &&
    atom.tokens.length <= 2 &&
    atom.title === 0
  );
}

function splitFirm(company: NamedPiece): Pick<Roles, "title" | "company"> | null {
  const [atom, ...rest] = company.atoms;
  if (atom === undefined || rest.length > 0 || atom.company < 3) return null;
  const length = lengthOfTitle(atom.tokens);
  // "Baker Hughes Ltd": one word of trade is a name as often, and a name is more than its legal form.
  if (length < 2 || atom.tokens.length < length + 2) return null;
  return {
    title: pieceOf(atom, atom.tokens.slice(0, length)),
    company: pieceOf(atom, atom.tokens.slice(length)),
  };
}

const MOST_WORDS = 6;

function titleBelow(row: Row | undefined): NamedPiece | null {
  const [atom, ...rest] = row?.atoms ?? [];
  if (row === undefined || atom === undefined || rest.length > 0 || row.span !== null) return null;
  if (!row.view.line.bullet || row.view.words.length > MOST_WORDS || /[.;]\s*$/.test(row.view.text))
    return null;
  return titleScore(atom.tokens) >= 2.5 ? pieceOf(atom, atom.tokens) : null;
}

const MOST_TITLE_TOKENS = 5;

/** "Contador, responsável pelo Serviço de Contabilidade …" below the firm with its dates: the post, and what it was for. */
function titleOfSentence(row: Row | undefined): NamedPiece | null {
  const [atom] = row?.atoms ?? [];
  if (row === undefined || atom === undefined || row.span !== null || row.view.line.bullet) return null;
  if (atom.from > 0 || atom.title < 2.5 || atom.tokens.length > MOST_TITLE_TOKENS) return null;
  return /^,\s\p{Ll}/u.test(row.view.text.slice(atom.to)) ? pieceOf(atom, atom.tokens) : null;
}

function pieceOf(atom: Atom, tokens: Atom["tokens"]): NamedPiece | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return null;
  const text = atom.view.text.slice(first.start, last.end);
  return {
    text,
    atoms: [{ ...atom, tokens, text, from: first.start, to: last.end }],
    evidence: quote(atom.view, first.start, last.end),
  };
}
