import { closeLetterSpacing } from "../../read/text/letter-spacing.ts";
import type { Evidence } from "../../types.ts";
import { placeScore } from "../places/place-score.ts";
import { titleScore } from "../positions/roles/title-score.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { type LineView, quote } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { stripDocumentTitle } from "./document-titles.data.ts";
import { withoutAddress, withoutAffixes } from "./name-affixes.ts";
import { isPostNominal } from "./name-words.data.ts";

/** What stands first on a line, and may be a name. */
export interface FirstPiece {
  readonly text: string;
  readonly evidence: Evidence;
  /** Nothing else stands on the line. */
  readonly isWhole: boolean;
}

/** "Ada Byron ada@mail.example": the address beside the name, with no more than a space between. */
const ADDRESS_BEHIND = /(?<=\p{L}\s)\s*\S+@\S+\s*$/u;

/** "Mei-Ling Tan (陈美玲)": the same name again. */
const OTHER_SCRIPT = /(?<=\p{Script=Latin}[.]?)\s*[(（][^()（）\p{Script=Latin}]{2,40}[)）]$/u;

/** "(Ex-Army)", "(Retd)": what somebody was, behind the name. */
const FORMER_SERVICE = /^(?:ex[- ]\p{L}+(?:[- ]\p{L}+)?|retd?|rtd|retired|(?:army |navy )?veteran)\.?$/iu;

/** The line up to its first bar, dash or post-nominal letters, without "Curriculum vitae". */
export function firstPiece(view: LineView): FirstPiece | null {
  const closed = closeLetterSpacing(view.text);
  const shown = stripDocumentTitle(closed);
  if (shown === null) return null;
  // "Marital Status : Single", the colon perhaps in a cell of its own.
  if (LABEL_OF_FORM.test(shown)) return null;
  const parts = shown.split(/\t|\s[|•·–—]\s|[|•·]|\s-\s/);
  // In the margin of the name may stand the heading of the personal data.
  const isHeaded = shown.includes("\t") && readHeading(tokenise(parts[0] ?? ""))?.match === "whole";
  const piece = (isHeaded ? parts[1] : parts[0])?.replace(ADDRESS_BEHIND, "").trim() ?? "";
  const isHeadOfPage = view.id === 0 && (shown.includes("@") || /\p{Nd}(?:\P{L}*\p{Nd}){6}/u.test(shown));
  const name = withoutTitle(withoutGreeting(beforeComma(piece, isHeadOfPage)));
  const bare = withoutAffixes(
    withoutAddress(name).replace(OTHER_SCRIPT, "").replace(BRACKET, withoutBracket).trim(),
  );
  if (bare === "") return null;
  const from = view.text.indexOf(bare);
  const evidence = from >= 0 ? quote(view, from, from + bare.length) : quote(view);
  return { text: bare, evidence, isWhole: bare.length >= view.text.trim().length - 2 };
}

const BRACKET = /\s*\(([^()]{2,30})\)$/;

/** Letters, an age, a maiden name or what the person is, in brackets behind the name. */
function withoutBracket(bracket: string, inside: string): string {
  const isNone =
    isPostNominal(inside.split(/[\s,]/)[0] ?? "") ||
    FORMER_SERVICE.test(inside) ||
    CALLED.test(inside) ||
    AGE.test(inside) ||
    /^(?:née?|nee|geb\.|geborene?)\s/iu.test(inside) ||
    titleScore(tokenise(inside)) >= TITLE;
  return isNone ? "" : bracket;
}

/** "TAN WEI LIN (Rachel)": what friends say. */
const CALLED = /^["“”']?\p{Lu}\p{Ll}{1,11}["“”']?$/u;

/** From here on words are what somebody is. */
const TITLE = 2.5;
const AGE =
  /^(?:aged? )?\p{Nd}{2}(?: (?:years|yrs|ans|jahre|años|anos|anni|jaar)(?: old)?)?$|^(?:b\.|born|geb\.|\*) ?[^()]*\p{Nd}{4}$/iu;

/** What stands in front of the first comma, where letters, a title, an age or a town follow, or on the `head` of a page all its data. */
function beforeComma(piece: string, isHead: boolean): string {
  const [head = "", ...rest] = piece.split(/,\s*/);
  const behind = rest.join(", ");
  if (rest.length === 0) return piece;
  // "AMINU, FATIMA BELLO": a family name in front of its comma, and no letters behind it.
  if (!head.includes(" ") && rest.every((word) => /^\p{Lu}{4,}(?: \p{Lu}{2,})*$/u.test(word))) return piece;
  const isTail = rest.every(isPostNominal) || titleScore(tokenise(behind)) >= TITLE;
  if (isTail || AGE.test(behind)) return head;
  return WHOLE_NAME.test(head) && (isHead || isTown(behind)) ? head : piece;
}

/** Two words and more, of which the first is no "de" or "van": such a family name alone may stand in front of a comma. */
const WHOLE_NAME =
  /^(?!(?:de|da|di|del|della|van|von|ter|al|el|la|le|dos|du)\s)\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,4}(?:\s\([^()]*\))?$/iu;

/** "Leeds", and not "VICTORIA" behind a family name in capitals. */
function isTown(behind: string): boolean {
  return /\p{Ll}/u.test(behind) && placeScore(tokenise(behind)) === 3;
}

/** "Ada Byron: Registered Nurse", "ADA BYRON Registered Nurse", "Ada Byron's". */
function withoutTitle(name: string): string {
  const { own, title } =
    /^(?<own>[^:]+):\s(?<title>.+)$/u.exec(name)?.groups ?? CAPITALS.exec(name)?.groups ?? {};
  const isTitled = own !== undefined && title !== undefined && titleScore(tokenise(title)) >= TITLE;
  return (isTitled ? own : name).replace(/['’]s(?: (?:cv|résumé|resume))?$/iu, "");
}

const CAPITALS = /^(?<own>\p{Lu}[\p{Lu}.'’-]+(?:\s\p{Lu}[\p{Lu}.'’-]*){1,3})\s(?<title>\p{Lu}\p{Ll}.*)$/u;

const LABEL_OF_FORM = /^[^\t:]{2,40}\t\s*:/u;

/** "Hello, I'm Rowena Tasker.": the name alone. */
function withoutGreeting(text: string): string {
  return GREETED.exec(text)?.[1] ?? text;
}

const GREETED =
  /^(?:(?:hi|hello|hey)[,!]?\s+)?(?:i['’]m|i am|my name is|meet|je suis|ich bin|soy|mi chiamo|me chamo)\s+(\p{Lu}.*?)(?:\.|[,;].*|\s(?:and|und|et|–)\s.*)?$/iu;
