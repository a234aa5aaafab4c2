import { anyCase } from "./patterns/any-case.ts";

const NONE: readonly RegExpExecArray[] = [];

/**
 * All matches of a global pattern in a text. `matchAll` copies the pattern each time, which costs more than a look at most
 * lines: nearly all of them hold no match.
 */
export function matchesOf(asked: RegExp, text: string): readonly RegExpExecArray[] {
  const pattern = anyCase(asked);
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  while (match !== null) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
    match = pattern.exec(text);
  }
  return found;
}
