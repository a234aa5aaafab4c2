import type { Stretch } from "../pieces/line-segments.ts";

/** A dash, and small words behind it that lead to no firm. */
const TAIL =
  /^(\p{Lu}[^.;:]{2,60}?)\s[–—-]\s(?!(?:at|in|for|with|from|bei|beim|chez|pour|presso|junto|para|voor|bij|and|und)\s)\p{Ll}{4,}\s\p{Ll}+\s\p{Ll}/u;

const MOST_WORDS = 6;

/** "Education Specialist — work on teaching materials and indicators (2021–present)": what was done stands behind the dash. */
export function toldTail(text: string, dates: number): readonly Stretch[] {
  const post = TAIL.exec(text)?.[1];
  if (post === undefined || dates <= post.length) return [];
  if (post.split(/\s+/).length > MOST_WORDS) return [];
  const open = text.lastIndexOf("(", dates);
  return [{ from: post.length, to: open > post.length && dates - open <= 1 ? open : dates }];
}

/** "Clerk, Cedar Pumps, July 2015 – June 2019 (the works closed; then ill for a year)": how it ended, in small letters. */
const REMARK = /^[\s,]*(\(\p{Ll}[^()]{12,160}\))\.?\s*$/u;

export function remarkBehind(text: string, dates: number): Stretch | null {
  const remark = REMARK.exec(text.slice(dates))?.[1];
  return remark === undefined ? null : { from: text.lastIndexOf("("), to: text.lastIndexOf(")") + 1 };
}

/** "…, Neckartal GmbH. Trains failure models in Python": the form of the firm, its full stop, and a sentence. */
const SENTENCE =
  /\s(?:GmbH|AG|KG|SE|Ltd|Limited|plc|PLC|Inc|LLC|LLP|Corp|Co|SAS|SARL|BV|NV|AB|Oy)\.{1,2}(?=\s\p{Lu}\p{L}+\s(?:\S+\s+){2})/u;

/** What was done, where it goes on behind the firm of the line in a sentence; dates stand in front. */
export function toldSentence(text: string, dates: number): readonly Stretch[] {
  const match = SENTENCE.exec(text);
  if (match === null || dates > match.index) return [];
  return [{ from: match.index + match[0].length, to: text.length }];
}
