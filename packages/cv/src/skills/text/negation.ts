import { matchesOf } from "../../parse/text/matches.ts";
import * as cues from "./negation-cues.data.ts";

const DENIALS = new RegExp(cues.DENIALS.join("|"), "giu");
const WISHES = new RegExp(cues.WISHES.join("|"), "giu");
const DENIED_BEFORE = new RegExp(cues.DENIED_BEFORE.join("|"), "gu");
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
  for (const pattern of [DENIALS, WISHES]) {
    for (const cue of matchesOf(pattern, text)) {
      CLAUSE_END.lastIndex = cue.index + cue[0].length;
      const end = CLAUSE_END.exec(text)?.index ?? text.length;
      ranges.push({ start: cue.index, end });
    }
  }
  for (const cue of matchesOf(DENIED_BEFORE, text)) {
    const start = Math.max(...[..."।;,."].map((end) => text.lastIndexOf(end, cue.index))) + 1;
    ranges.push({ start, end: cue.index });
  }
  return ranges;
}

export function isWithin(ranges: readonly TextRange[], offset: number): boolean {
  return ranges.some((range) => offset >= range.start && offset < range.end);
}
