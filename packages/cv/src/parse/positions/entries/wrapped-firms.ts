import type { Atom } from "../pieces/atoms.ts";
import type { NamedPiece } from "../roles/named-piece.ts";
import type { Row } from "../rows/rows.ts";
import { isFull } from "./wrapped-titles.ts";

/** Words that end no name of a firm. */
const OPEN_END = /\s(?:of|and|&|for|the|de|du|des|di|do|da|für|und|et|van|voor|y)$/iu;
/** The rest of the name, up to what parts it from its town or from a sentence. */
const REST = /^\p{Lu}[^,.;:()|·•\t–—]{1,50}/u;
const MOST_REST_WORDS = 6;

/**
 * "…, Western University of" over "Forest Sciences, Selby. Counted seeds", or "Clerk @ Bharat" over "Seeds · Pune" where the
 * row above has no room for another word: the firm goes on in the row below.
 */
export function joinWrappedFirm(company: NamedPiece | null, rows: readonly Row[]): NamedPiece | null {
  const last = company?.atoms.at(-1);
  if (company === null || last === undefined) return company;
  const at = rows.findIndex(({ view }) => view.id === last.view.id && last.to <= view.text.length);
  const [row, below] = [rows[at], rows[at + 1]];
  if (row === undefined || below === undefined || below.view.id !== row.view.id + 1) return company;
  if (/[\p{L}\p{Nd}]/u.test(row.view.text.slice(last.to)) || below.view.line.bullet) return company;
  if (!OPEN_END.test(company.text) && !runsOver(last, row, below, rows)) return company;
  const rest = REST.exec(below.view.text)?.[0].trim() ?? "";
  const words = rest === "" ? 0 : rest.split(/\s+/u).length;
  if (words === 0 || words > MOST_REST_WORDS || below.view.dates[0]?.from === 0) return company;
  return { ...company, text: `${company.text} ${rest}` };
}

/** A firm behind its post, on a row that is full, over a row that begins with neither post nor town and tells nothing. */
function runsOver(firm: Atom, row: Row, below: Row, rows: readonly Row[]): boolean {
  const [first] = below.atoms;
  const isBehind = row.span !== null && (firm.link === "at" || firm.link === "comma");
  if (!isBehind || firm.company >= 4 || first === undefined || below.span !== null) return false;
  const isRest =
    first.title < 1.5 && first.place < 2 && below.header > 0 && first.tokens.length <= MOST_RUN_OVER;
  return isRest && row.atoms.at(-1) === firm && isFull(row.view, below.view, rows);
}

const MOST_RUN_OVER = 3;
