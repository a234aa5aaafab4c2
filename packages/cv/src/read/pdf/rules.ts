import type { Rect } from "../page-model.ts";

/** Thicker than this, in points, is a box and no line. */
const THIN = 3;

/** The lines that a path draws: itself when it is thin, its four sides when it frames a box. */
export function rulesOf(box: Rect, framed: boolean): Rect[] {
  const { left, top, right, bottom } = box;
  if (right - left <= THIN || bottom - top <= THIN) return [box];
  if (!framed) return [];
  return [
    { left, top, right, bottom: top + 1 },
    { left, top: bottom - 1, right, bottom },
    { left, top, right: left + 1, bottom },
    { left: right - 1, top, right, bottom },
  ];
}
