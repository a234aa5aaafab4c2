import type { TextRange } from "./negation.ts";

/** Commas and their kin; "/" and "&" only between spaces, so that "CI/CD" stays one item. */
const SEPARATOR = /[,;|•·●▪◦‣∙⋅✓✔➤►★☆○◉\t\ue000،、]|\s[/–—-]\s|\s{3,}/gu;
const OPENING = /[([{]/;
const CLOSING = /[)\]}]/;

/** Splits a line of skills into items; a comma inside brackets does not split. */
export function splitItems(text: string, from = 0, to = text.length): TextRange[] {
  const cuts: TextRange[] = [];
  SEPARATOR.lastIndex = from;
  for (let match = SEPARATOR.exec(text); match !== null && match.index < to; match = SEPARATOR.exec(text)) {
    if (!insideBrackets(text, from, match.index)) cuts.push({ start: match.index, end: SEPARATOR.lastIndex });
  }
  const items: TextRange[] = [];
  let start = from;
  for (const cut of [...cuts, { start: to, end: to }]) {
    const item = trimRange(text, start, cut.start);
    if (item.end > item.start) items.push(item);
    start = cut.end;
  }
  return items;
}

function insideBrackets(text: string, from: number, at: number): boolean {
  let depth = 0;
  for (let index = from; index < at; index += 1) {
    const char = text[index] ?? "";
    if (OPENING.test(char)) depth += 1;
    else if (CLOSING.test(char)) depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

function trimRange(text: string, from: number, to: number): TextRange {
  let start = from;
  let end = to;
  while (
    start < end &&
    /[\s*>.:–—-]/.test(text[start] ?? "") &&
    !/^\.\p{L}/u.test(text.slice(start, start + 2))
  )
    start += 1;
  while (end > start && /[\s.:–—-]/.test(text[end - 1] ?? "")) end -= 1;
  return { start, end };
}
