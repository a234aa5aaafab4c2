import type { Fragment } from "./fragments.ts";

/** Fragments that look alike share the key. */
export function looks(f: Fragment | undefined): string {
  if (f === undefined) return "";
  const { bold, italic, colour, font } = f.style;
  return `${Math.round(f.size * 2)}|${bold}|${italic}|${colour}|${font}`;
}

/** The looks that most of the text has. */
export function usualLooks(side: readonly Fragment[]): string {
  const counts = new Map<string, number>();
  for (const f of side) {
    const key = looks(f);
    counts.set(key, (counts.get(key) ?? 0) + f.text.length);
  }
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0] as const)[0];
}

/** How much larger than the text the heading of a section is at least, where only its type tells it from other lines. */
export const HEAD_SIZE = 1.15;
