import type { Stretch } from "./line-segments.ts";

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
