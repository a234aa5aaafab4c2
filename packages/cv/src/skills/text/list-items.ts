import type { TextRange } from "./negation.ts";

/** Commas and their kin; "/" and "&" only between spaces, so that "CI/CD" stays one item. */
const SEPARATOR =
  /[,;|•·●▪◦‣∙⋅✓✔➤►★☆○◉◆◇■□❖\t\x80،、]|\s\*\s?(?=\p{L})|\s[/–—-]\s|\s-(?=\p{Lu}\p{Ll})|\s{3,}/gu;
const OPENING = /[([{]/;
const CLOSING = /[)\]}]/;

/** Splits a line of skills into items; a comma inside brackets does not split. */
export function splitItems(text: string, from = 0, to = text.length): TextRange[] {
  const cuts: TextRange[] = [];
  const insideBrackets = followBrackets(text, from);
  SEPARATOR.lastIndex = from;
  for (let match = SEPARATOR.exec(text); match !== null && match.index < to; match = SEPARATOR.exec(text)) {
    if (!insideBrackets(match.index) && !isPair(text, match))
      cuts.push({ start: match.index, end: SEPARATOR.lastIndex });
  }
  const items: TextRange[] = [];
  let start = from;
  for (const cut of [...cuts, { start: to, end: to }]) {
    const item = trimRange(text, start, cut.start);
    if (item.end > item.start && !DURATION.test(text.slice(item.start, item.end))) items.push(item);
    start = cut.end;
  }
  return items;
}

/** "Less than 1 year", "Experience": how long, and nothing else. */
const DURATION =
  /^(?:(?:less|more|over) than (?:an?|one|two|three|\d+) (?:years?|months?)(?: months?)?|exp(?:e?rience)?\.?)$/iu;

/** "Start / stop", "Loading / unloading": two ends of one thing. */
const PAIRS =
  /(?:start|stop|on|off|open\p{L}*|clos\p{L}*|load\p{L}*|import\p{L}*|export\p{L}*|pick\p{L}*|check[ -]?in|pre|in|up|inbound|front|loading|entry|day|arrivals?|receiving|debit) \/ (?:stop|start|off|on|clos\p{L}*|open\p{L}*|unload\p{L}*|export\p{L}*|import\p{L}*|pack\p{L}*|check[ -]?out|post|out|down|outbound|back|exit|night|departures?|dispatch\p{L}*|credit)$/iu;

function isPair(text: string, { 0: separator, index }: RegExpExecArray): boolean {
  if (separator.trim() !== "/") return false;
  const after = /^\p{L}[\p{L}-]*/u.exec(text.slice(index + separator.length))?.[0] ?? "";
  return PAIRS.test(`${text.slice(Math.max(0, index - 24), index)} / ${after}`);
}

/** Tells of one place after the other, none before the last, whether it is inside brackets. */
function followBrackets(text: string, from: number): (at: number) => boolean {
  if (!OPENING.test(text)) return () => false;
  let depth = 0;
  let index = from;
  return (at) => {
    for (; index < at; index += 1) {
      const char = text[index] ?? "";
      if (OPENING.test(char)) depth += 1;
      else if (CLOSING.test(char)) depth = Math.max(0, depth - 1);
    }
    return depth > 0;
  };
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
