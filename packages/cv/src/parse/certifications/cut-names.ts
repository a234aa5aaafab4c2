import { isCountry } from "../places/place-score.ts";
import type { LineView } from "../text/cv-text.ts";
import type { Paragraph } from "../text/paragraphs.ts";
import { hasNoRoomFor } from "../text/room.ts";
import { tokenise } from "../text/tokens.ts";
import { isKnownIssuer, namesCertificate } from "./certificate-words.ts";

/** Whether the edge of a narrow column cut a name above, and what stands below ends it. */
export function isCutByEdge(above: Paragraph, below: Paragraph): boolean {
  const [a, b] = [above.pieces.at(-1)?.view, below.pieces[0]?.view];
  if (a === undefined || b === undefined || below.bullet || !isBelow(a, b)) return false;
  const isDated = (a.dates.at(-1)?.to ?? -1) >= a.text.replace(/[\s)\]]+$/u, "").length;
  if (isDated) return false;
  if (/^\([^()]{1,30}\)?/u.test(below.text)) return !above.text.endsWith(")");
  if (/\scertified:$/iu.test(above.text) || isCountryCut(above.text, below.text)) return true;
  if (/\s(?:no|nr|number)\.?$/iu.test(above.text) && /^\p{Nd}/u.test(below.text)) return true;
  if (!isFull(a, b)) return false;
  return above.text.endsWith(":") || isBodyCut(above.text, below.text) || isWordLeft(below.text);
}

/** Columns of certificates on their own, as a third of the page. */
export const NARROW = 230;

function isBelow({ line: a, id }: LineView, { line: b, id: next }: LineView): boolean {
  return (
    next === id + 1 &&
    a.block === b.block &&
    a.page === b.page &&
    a.bold === b.bold &&
    Math.abs(a.size - b.size) < 0.6 &&
    a.cells === null &&
    b.cells === null
  );
}

function isFull(above: LineView, below: LineView): boolean {
  const { line, edge } = above;
  return line.box !== null && edge - line.box.x <= NARROW && hasNoRoomFor(above, below);
}

/** "Diploma in Insurance, Sri" over "Lanka Insurance Institute". */
function isCountryCut(above: string, below: string): boolean {
  const begun = BEGUN.exec(above)?.[1];
  const word = /^\p{L}+/u.exec(below)?.[0] ?? "";
  return begun !== undefined && isCountry(tokenise(`${begun} ${word}`)) && !isCountry(tokenise(begun));
}

/** "Barrister and Solicitor, High" over "Court of Fiji, 2016". */
function isBodyCut(above: string, below: string): boolean {
  const begun = BEGUN.exec(above)?.[1];
  const [first = ""] = /^[^,;|(]+/u.exec(below) ?? [];
  return begun !== undefined && !isKnownIssuer(tokenise(begun)) && BODY.test(first);
}

const BEGUN = /,\s(\p{Lu}[\p{L}'’.&-]*(?: [\p{L}&]+)?)$/u;

/** Behind what is not said of whom: "Court of Fiji" is the end of a name. */
const BODY =
  /^(?:(?:\p{Lu}[\p{L}&]+ ){0,2}(?:institute|institution|association|council|board|authority|academy|society|federation|cent(?:re|er)|school|university|college|commission|ministry|department|bureau)|court(?: of \p{Lu}\p{L}+)?)\s*$/iu;

/** "Technicians, 2018", "Medicines, Lantra, 2021", "Associate": one word, be it in front of a comma, that names no paper. */
function isWordLeft(below: string): boolean {
  const word = /^(\p{Lu}\p{Ll}{4,})(?:,\s|\s\(|\s[–—-]\s|\s(?:19|20)\p{Nd}{2}|\s*$)/u.exec(below)?.[1];
  if (word === undefined) return false;
  if (KIND.test(word)) return true;
  const tokens = tokenise(word);
  return !namesCertificate(tokens) && !isKnownIssuer(tokens);
}

/** What kind of paper it is names none. */
const KIND = /^(?:check|card|licen[cs]e|certificate|certification|permit|ticket|registration|badge)$/iu;
