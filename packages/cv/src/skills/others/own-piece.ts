import type { TextRange } from "../text/negation.ts";
import { LONGEST } from "./clause-start.ts";

const PIECE_END = /[.;:!?।؛](?=\s|$)|[,،](?=\s)/u;
const PIECE_ENDS = new RegExp(PIECE_END, "gu");

/** "…, it is the engineers' work": the piece before is meant. */
const IT =
  /^\s*(?:(?:එය|ඒවා|ඒක|එම|அது|அவை|இது|यह|वह|ये|वे|उसे|उन्हें) |(?:و|ف)?(?:هذا|هذه|ذلك|هي|هو|لم|ليس|ليست) )/u;

/** The same length, with no commas in brackets: "paso a desnivel (ETABS, SAP2000)" is one piece. */
export function closeBrackets(text: string): string {
  return text.includes("(")
    ? text.replace(/\([^()]{0,200}\)/gu, (bracket) => bracket.replace(/[.,;:]/g, "_"))
    : text;
}

/** The piece of the sentence that holds what stands from `start` to `end`, between commas. */
export function ownPiece(text: string, start: number, end: number): TextRange {
  return { start: pieceStart(text, start), end: pieceEnd(text, end) };
}

/** Where the piece begins that `at` is in, or the one before it where that goes on with "it". */
export function pieceStart(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST);
  const starts = [...closeBrackets(text.slice(from, at)).matchAll(PIECE_ENDS)].map(
    ({ index }) => from + index,
  );
  const last = starts.at(-1);
  if (last === undefined) return from;
  const isGoingOn = /[,،;؛]/u.test(text[last] ?? "") && IT.test(text.slice(last + 1, last + 30));
  if (!isGoingOn) return last + 1;
  const before = starts.at(-2);
  return before === undefined ? from : before + 1;
}

/** Where the piece ends that `at` is in. */
function pieceEnd(text: string, at: number): number {
  const rest = text.slice(at, at + LONGEST);
  return at + (PIECE_END.exec(rest)?.index ?? rest.length);
}

/** What is done beside the selling, and what it is done in: "وإصدار الفواتير", "في Odoo". */
const ARABIC_DEED =
  / و(?:ت\p{L}{2}ي\p{L}{1,2}|إ\p{L}{2}ا\p{L}|صيانة|إدارة|خدمة|متابعة|معالجة|فحص|مساعدة|است\p{L}+)(?= )| (?:في|على|عبر|باستخدام|من خلال) (?=[A-Za-z])/u;

/** How far the goods go of which an Arabic sentence says from `at` on that they are sold. */
export function arabicGoodsEnd(text: string, at: number): number {
  const piece = text.slice(at, pieceEnd(text, at));
  return at + (ARABIC_DEED.exec(piece)?.index ?? piece.length);
}
