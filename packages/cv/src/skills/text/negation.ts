import { matchesOf } from "../../parse/text/matches.ts";
import { likelyPatterns } from "../../parse/text/patterns/likely-patterns.ts";
import { LEARNING, LEARNING_WORDS, LEARNT_BEFORE } from "./learning-cues.data.ts";
import * as cues from "./negation-cues.data.ts";

const CUES = [
  ...[cues.DENIALS, cues.WISHES, cues.DENIED_NAMES, cues.DENIED_BEFORE],
  ...[LEARNING, LEARNT_BEFORE],
].flat();
const likelyCues = likelyPatterns(CUES.map((source) => new RegExp(source, "u")));
const DENIALS = new RegExp(cues.DENIALS.join("|"), "giu");
const WISHES = new RegExp(cues.WISHES.join("|"), "giu");
const DENIED_BEFORE = new RegExp(cues.DENIED_BEFORE.join("|"), "gu");
const LEARNT = new RegExp(LEARNING.join("|"), "giu");
const BEING_LEARNT = new RegExp(LEARNT_BEFORE.join("|"), "giu");
const DENIED_NAMES = new RegExp(cues.DENIED_NAMES.join("|"), "gu");
const CLAUSE_END =
  /[.;!?]\s|[.;!?]$|\b(?:but|however|although|though|yet have|aber|jedoch|mais|pero|mas|maar)\b/giu;

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a CV says it has not: "no experience with X", "looking to learn X". The words after the cue up to the end of
 * the clause are no skills.
 */
export function negatedRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  if (likelyCues(text).size === 0) return ranges;
  const isLearnt = LEARNING_WORDS.test(text);
  for (const pattern of isLearnt ? [DENIALS, WISHES, LEARNT] : [DENIALS, WISHES]) {
    let end = -1;
    for (const cue of matchesOf(pattern, text)) {
      const from = cue.index + cue[0].length;
      // Several cues of one clause end with it: to look again from each would take the square of their number.
      if (end < from) end = clauseEnd(text, from);
      ranges.push({ start: cue.index, end });
    }
  }
  for (const { 0: words, index } of matchesOf(DENIED_NAMES, text))
    ranges.push({ start: index, end: index + words.length });
  for (const cue of matchesOf(DENIED_BEFORE, text))
    ranges.push({ start: pieceStart(text, cue.index), end: cue.index });
  if (isLearnt)
    for (const cue of matchesOf(BEING_LEARNT, text))
      ranges.push({ start: pieceStart(text, cue.index), end: cue.index + cue[0].length });
  return ranges;
}

function pieceStart(text: string, at: number): number {
  // The dot of "Three.js" ends nothing.
  return Math.max(...["।", ";", ",", ". "].map((end) => text.lastIndexOf(end, at - 1))) + 1;
}

function clauseEnd(text: string, from: number): number {
  CLAUSE_END.lastIndex = from;
  return CLAUSE_END.exec(text)?.index ?? text.length;
}

export function isWithin(ranges: readonly TextRange[], offset: number): boolean {
  return ranges.some((range) => offset >= range.start && offset < range.end);
}
