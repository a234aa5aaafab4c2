import type { DateSpan } from "../../dates/find-dates.ts";
import type { LineView } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import { titleScore } from "./title-score.ts";

/** "audit senior", "team leader", "senior": the new post, which its level alone may name. */
export function isShortPost(tokens: readonly Token[]): boolean {
  const isPlain = tokens.length > 0 && tokens.length <= 4 && tokens.every(({ kind }) => kind === "word");
  return isPlain && (titleScore(tokens) >= 2 || LEVEL_END.test(tokens.at(-1)?.text ?? ""));
}

const LEVEL_END = /^(?:senior|junior|lead|head|leader|deputy|principal|partner)$/;

/**
 * The dates of a line, null for the year of "Audit assistant, from 2012 audit senior": since when a later post was held at
 * the same firm, whose dates stand elsewhere.
 */
export function withoutPromotion(view: LineView, span: DateSpan | null): DateSpan | null {
  return span !== null && (span.single || span.current) && isPromotion(view, span) ? null : span;
}

function isPromotion({ text, tokens }: LineView, { from, to }: DateSpan): boolean {
  if (!SINCE.test(text.slice(0, from)) || !/^\s\p{L}/u.test(text.slice(to))) return false;
  const before = tokens.filter(({ end }) => end <= text.lastIndexOf(",", from));
  return titleScore(before) >= 1.5 && isShortPost(tokens.filter(({ start }) => start >= to));
}

const SINCE = /,\s*(?:(?:in|from|since|as of|ab|seit|dès|depuis|desde|dal|vanaf|sinds)\s)?$/u;
