import type { NamedPiece } from "../roles/named-piece.ts";
import type { Row } from "../rows/rows.ts";

/** Words that end no name of a firm. */
const OPEN_END = /\s(?:of|and|&|for|the|de|du|des|di|do|da|für|und|et|van|voor|y)$/iu;
/** The rest of the name, up to what parts it from its town or from a sentence. */
const REST = /^\p{Lu}[^,.;:()|\t–—]{1,50}/u;
const MOST_REST_WORDS = 6;

/** "…, Western University of" over "Forest Sciences, Selby. Counted seeds": the firm goes on in the row below. */
export function joinWrappedFirm(company: NamedPiece | null, rows: readonly Row[]): NamedPiece | null {
  const last = company?.atoms.at(-1);
  if (company === null || last === undefined || !OPEN_END.test(company.text)) return company;
  const at = rows.findIndex(({ view }) => view.id === last.view.id && last.to <= view.text.length);
  const [row, below] = [rows[at], rows[at + 1]];
  if (row === undefined || below === undefined || below.view.id !== row.view.id + 1) return company;
  if (/[\p{L}\p{Nd}]/u.test(row.view.text.slice(last.to)) || below.view.line.bullet) return company;
  const rest = REST.exec(below.view.text)?.[0].trim() ?? "";
  const words = rest === "" ? 0 : rest.split(/\s+/u).length;
  if (words === 0 || words > MOST_REST_WORDS || below.view.dates[0]?.from === 0) return company;
  return { ...company, text: `${company.text} ${rest}` };
}
