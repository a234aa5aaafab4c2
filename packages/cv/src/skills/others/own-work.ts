import { matchesOf } from "../../parse/text/matches.ts";
import type { TextRange } from "../text/negation.ts";
import { LONGEST } from "./clause-start.ts";
import type { Cue } from "./rule.ts";

/** What a cue tells of the writer in a sentence that has another subject: from its piece of the sentence on. */
export interface OwnRule {
  readonly cue: Cue;
  /** Only the cue itself is the writer's, or that and what follows; else the piece of the sentence that it stands in, too. */
  readonly reach?: "itself" | "rest";
  /** It tells of the tools that the writer's work runs on, and of nothing else. */
  readonly toolsOnly?: true;
}

export interface OwnWork {
  readonly all: TextRange[];
  readonly tools: TextRange[];
}

/** "… through their models. My job is": with the sign the piece before ends. */
const SIGN_IN_FRONT = /^[.;:]\s+/u;
const SENTENCE_END = /[.;!?।](?=\s|$)/u;
const PIECE_EDGE = /[.;!?:,।،](?=\s)/gu;

/** Where rules say that the work is the writer's after all. `folded` is `text` in small letters. */
export function ownWorkIn(text: string, folded: string, rules: readonly OwnRule[]): OwnWork {
  const work: OwnWork = { all: [], tools: [] };
  for (const { cue, reach, toolsOnly } of rules)
    for (const match of matchesOf(cue.pattern, folded)) {
      const behind = match.index + match[0].length;
      const sign = SIGN_IN_FRONT.exec(match[0])?.[0].length ?? 0;
      const start = reach === undefined && sign === 0 ? pieceBefore(text, match.index) : match.index + sign;
      const end = reach === "itself" ? behind : sentenceEnd(text, behind);
      (toolsOnly ? work.tools : work.all).push({ start, end });
    }
  return work;
}

/** What is left of `ranges` where `own` is taken out. */
export function without(ranges: readonly TextRange[], own: readonly TextRange[]): TextRange[] {
  return own.reduce<TextRange[]>(
    (left, { start, end }) =>
      left.flatMap((range) => {
        if (range.end <= start || range.start >= end) return [range];
        return [
          { start: range.start, end: start },
          { start: end, end: range.end },
        ].filter((part) => part.end > part.start);
      }),
    [...ranges],
  );
}

/** The start of the piece between commas in which a word stands; a cue may begin with the comma before it. */
function pieceBefore(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST);
  const edge = [...text.slice(from, at).matchAll(PIECE_EDGE)].at(-1);
  return edge === undefined ? from : from + edge.index + 1;
}

export function sentenceEnd(text: string, from: number): number {
  const end = SENTENCE_END.exec(text.slice(from, from + LONGEST));
  return end === null ? Math.min(text.length, from + LONGEST) : from + end.index;
}
