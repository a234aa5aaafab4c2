import { applyX, applyY, type Matrix } from "./matrix.ts";

export interface PathStep {
  readonly x: number;
  readonly y: number;
  /** True for the points of a curve. */
  readonly curve: boolean;
}

/** Beyond this the shape is a drawing, not a background: its box would say too much, its outline costs too much. */
const MAX_CORNERS = 64;

type Point = readonly [number, number];

/**
 * Corner points of a filled path on the page; null when it fills its box (an upright rectangle, with or
 * without rounded corners).
 */
export function outlineOf(steps: readonly PathStep[], toPage: Matrix): Point[] | null {
  const points = steps
    .slice(0, MAX_CORNERS)
    .map(({ x, y }): Point => [applyX(toPage, x, y), applyY(toPage, x, y)]);
  const curved = steps.some((step) => step.curve);
  return fillsItsBox(points, curved) ? null : points;
}

/** Every point lies on the edge of the box, and those of straight shapes in its corners. */
function fillsItsBox(points: readonly Point[], curved: boolean): boolean {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tolerance = curved ? 0.2 * Math.min(right - left, bottom - top) : 0.5;
  return points.every(([x, y]) => {
    const dx = Math.min(Math.abs(x - left), Math.abs(x - right));
    const dy = Math.min(Math.abs(y - top), Math.abs(y - bottom));
    return curved ? Math.min(dx, dy) <= tolerance : dx <= tolerance && dy <= tolerance;
  });
}
