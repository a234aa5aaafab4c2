import type { Rect } from "../../page-model.ts";

/** Points by which the sides of a frame may miss its corners. */
const NEAR = 1.5;
/** Pages with more lines are drawings. */
const MOST_RULES = 800;

/** The boxes that four lines frame: two level ones of one length, joined by two upright ones. */
export function framedBoxes(rules: readonly Rect[]): Rect[] {
  if (rules.length > MOST_RULES) return [];
  const level = rules.filter(({ left, right, top, bottom }) => right - left > bottom - top);
  const upright = rules.filter(({ left, right, top, bottom }) => right - left < bottom - top);
  return level.flatMap((top) => {
    const left = upright.find((side) => isNear(side.left, top.left) && isNear(side.top, top.top));
    if (left === undefined) return [];
    const right = upright.find(
      (side) =>
        isNear(side.right, top.right) && isNear(side.top, top.top) && isNear(side.bottom, left.bottom),
    );
    const bottom = level.find(
      (side) => side !== top && isNear(side.bottom, left.bottom) && isNear(side.left, top.left),
    );
    if (right === undefined || bottom === undefined || !isNear(bottom.right, top.right)) return [];
    return [{ left: top.left, top: top.top, right: top.right, bottom: bottom.bottom }];
  });
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= NEAR;
}
