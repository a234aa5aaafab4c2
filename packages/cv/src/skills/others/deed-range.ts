import type { TextRange } from "../text/negation.ts";
import { closeBrackets } from "./own-piece.ts";

const AND = / (?:et|y|e|ed|o|ou) (?!(?:de|du|des|di|da|do|dos|das|del|dei|della|delle|degli) |d['’])/gu;
const OF =
  /^\s*(\p{L}+) (?:de|du|des|del|di|do|da|dos|das|dei|delle|degli|della|dello|d['’]|dell['’])(?![\p{L}])/u;
/** A head of several: of French, Spanish and Portuguese by its "s", of Italian where its vowel tells. */
const HEAD_OF_SEVERAL = /(?:[sx]|i|(?<!zion|sion|gion|ic|al|nt|ar|er)e)$/u;
const FRENCH_HEAD = / (?:de|du|des|d['’])/u;

/** Participles: of several have the group. */
const DONE =
  /(?<!\p{L})(?:\p{L}{2,}(?:ée?|[^\WaeiouA-Z]ie|[^qg]ue)(s)?|\p{L}{2,}(?:[iu]t|is|ert|eint)e?(s)?|\p{L}+[ai]d[oa](s)?|(?:hech|feit|escrit|impres|puest|post|abert)[oa](s)?|entregue(s)?|\p{L}{2,}(?:[aiu]t|tt|ss|es)(?:[oa]|([ie])))(?!\p{L})/gu;
/** Verbs of several: "relevaient", "ficavam", "restano". */
const OF_SEVERAL = /^\P{L}*\p{L}{2,}(?:ent|[aeo]n|[aeo]m|[aeo]no)(?!\p{L})/u;
const FIRST_WORD = /^\P{L}*\p{L}*/u;
const SENTENCE = /[.;:!?।]\s/gu;
const BEHIND =
  /(?<!\b(?:ing|geom|arch|dott|avv|rag|dr|dra|sra?))[.;:!?,](?=\s|$)| (?:et|y|e|ed|and|mais|pero|mas|ma) /u;
/** No sentence is longer, in characters. */
const LONGEST = 600;

/**
 * What the words from `start` to `end` say was done by others: the deed before them and how, behind them. Of "pansements,
 * ménage assuré par une société" it is the cleaning, of "nettoyage, linge et repas assurés par" all, and of "contrôle des
 * soudures faites par" the welding: what was done agrees with its participle.
 */
export function deedRange(text: string, start: number, end: number): TextRange {
  // "Tableros en Power BI: los hace el área de sistemas": what leads to a colon is what was done.
  const to = text.slice(0, start).endsWith(": ") ? start - 2 : start;
  const sentence = lastEnd(SENTENCE, text, Math.max(0, start - LONGEST), to);
  const before = closeBrackets(text.slice(sentence, start));
  const behind = BEHIND.exec(text.slice(end, end + LONGEST))?.index ?? text.length - end;
  return { start: sentence + deedStart(before, text.slice(start, end)), end: end + behind };
}

function deedStart(before: string, cue: string): number {
  const comma = before.trimEnd().endsWith(",") ? -1 : before.lastIndexOf(", ");
  const from = comma < 0 ? 0 : comma + 2;
  const piece = before.slice(from);
  const done = [...`${piece} ${FIRST_WORD.exec(cue)?.[0]}`.matchAll(DONE)].at(-1);
  const isOfSeveral = OF_SEVERAL.test(cue) || done?.slice(1).some((part) => part !== undefined) === true;
  const ands = [...piece.matchAll(AND)];
  const last = ands.at(-1);
  if (isOfSeveral && last !== undefined) return 0;
  if (!isOfSeveral && last !== undefined && done !== undefined) return from + last.index + last[0].length;
  const head = OF.exec(piece);
  if (isOfSeveral && head !== null && !isHeadOfSeveral(head)) return from + (head[1]?.length ?? 0);
  return from;
}

function isHeadOfSeveral([whole, head = ""]: RegExpExecArray): boolean {
  return FRENCH_HEAD.test(whole) ? /[sx]$/.test(head) : HEAD_OF_SEVERAL.test(head);
}

function lastEnd(pattern: RegExp, text: string, from: number, to: number): number {
  const last = [...text.slice(from, to).matchAll(pattern)].at(-1);
  return last === undefined ? from : from + last.index + last[0].length;
}
