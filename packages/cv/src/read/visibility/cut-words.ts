import type { HiddenReason } from "../../types.ts";
import type { Glyph } from "../page-model.ts";

interface Judged {
  readonly glyph: Glyph;
  readonly reason: HiddenReason | null;
}

/** So many letters at most stand beyond the edge, and twice as many of the word before it. */
const MOST_CUT = 8;

/**
 * Lets the last letters of a word count as seen that the edge of the page cuts off, as narrow columns do to long
 * e-mail addresses: a reader sees that the word goes on, and half an address is a wrong one.
 */
export function completeCutWords(judged: readonly Judged[]): readonly Judged[] {
  if (!judged.some(({ reason }) => reason === "off-page")) return judged;
  const completed = [...judged];
  for (const [index, { reason }] of judged.entries()) {
    if (reason !== "off-page" || judged[index - 1]?.reason !== null) continue;
    const seen = wordBefore(judged, index);
    const cut = wordFrom(judged, index);
    if (cut.length > MOST_CUT || 2 * cut.length > seen) continue;
    for (const [i, { glyph }] of cut.entries()) completed[index + i] = { glyph, reason: null };
  }
  return completed;
}

/** Letters of the word up to an index that can be seen. */
function wordBefore(judged: readonly Judged[], index: number): number {
  let count = 0;
  while (
    goesOn(judged[index - count - 1], judged[index - count]) &&
    judged[index - count - 1]?.reason === null
  )
    count++;
  return count;
}

/** The letters from an index on to the end of the word, all of them beyond the edge. */
function wordFrom(judged: readonly Judged[], index: number): readonly Judged[] {
  let end = index + 1;
  while (goesOn(judged[end - 1], judged[end]) && judged[end]?.reason === "off-page") end++;
  return judged.slice(index, end);
}

/** One letter right behind the other in one line of upright text. */
function goesOn(a: Judged | undefined, b: Judged | undefined): boolean {
  if (a === undefined || b === undefined || isSpace(a.glyph) || isSpace(b.glyph)) return false;
  const [one, next] = [a.glyph, b.glyph];
  const em = next.style.size;
  if (one.angle !== 0 || next.angle !== 0 || Math.abs(next.y - one.y) > 0.1 * em) return false;
  return Math.abs(next.x - one.x - one.width) < 0.15 * em;
}

function isSpace({ text }: Glyph): boolean {
  return text.trim() === "";
}
