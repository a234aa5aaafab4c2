import type { Fragment } from "../letters/fragments.ts";

/** How often painting moved from one side to the other: once or twice for columns, per row for tables. */
export function turnsBetween(left: readonly Fragment[], right: readonly Fragment[]): number {
  const all = [
    ...left.map((f) => ({ at: f.first, side: 0 })),
    ...right.map((f) => ({ at: f.first, side: 1 })),
  ];
  all.sort((a, b) => a.at - b.at);
  let turns = 0;
  for (const [i, item] of all.entries()) if (i > 0 && item.side !== all[i - 1]?.side) turns++;
  return turns;
}

/** True when the file draws row after row; text boxes laid by hand are drawn in any order. */
export function isDrawnDownwards(fragments: readonly Fragment[]): boolean {
  const drawn = [...fragments].sort((a, b) => a.first - b.first);
  const down = drawn.slice(1).filter((f, i) => f.baseline >= (drawn[i]?.baseline ?? 0) - 0.3 * f.size).length;
  return down >= 0.8 * (drawn.length - 1);
}
