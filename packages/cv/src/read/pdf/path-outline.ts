import type { Rect } from "../page-model.ts";
import { applyX, applyY, type Matrix } from "./matrix.ts";

export interface PathStep {
  readonly x: number;
  readonly y: number;
  /** True for the points of a curve. */
  readonly curve: boolean;
  /** True for the first point of a contour. */
  readonly move: boolean;
}

/** Beyond this the shape is a drawing, not a background: its box would say too much, its outline costs too much. */
const MAX_CORNERS = 160;

type Point = readonly [number, number];

/**
 * Corner points of a filled path on the page; null when it fills its box (an upright rectangle, with or
 * without rounded corners). `evenOdd`: what two contours lie around is left out.
 */
export function outlineOf(steps: readonly PathStep[], toPage: Matrix, evenOdd: boolean): Point[] | null {
  const kept = steps.slice(0, MAX_CORNERS);
  const contours = contoursOf(kept, toPage);
  const curved = kept.some((step) => step.curve);
  if (contours.length > 1 && isHollow(contours, evenOdd)) return contours.flatMap(closed);
  const points = contours.flat();
  return fillsItsBox(points, curved) ? null : points;
}

function contoursOf(steps: readonly PathStep[], toPage: Matrix): Point[][] {
  const contours: Point[][] = [];
  for (const { x, y, move } of steps) {
    if (move || contours.length === 0) contours.push([]);
    contours.at(-1)?.push([applyX(toPage, x, y), applyY(toPage, x, y)]);
  }
  return contours.filter((contour) => contour.length > 2);
}

/** A frame, drawn as what lies between two contours. */
function isHollow(contours: readonly Point[][], evenOdd: boolean): boolean {
  return contours.some((outer) =>
    contours.some(
      (inner) => inner !== outer && lies(inner, outer) && (evenOdd || turn(inner) * turn(outer) < 0),
    ),
  );
}

function lies(inner: readonly Point[], outer: readonly Point[]): boolean {
  const [a, b] = [boxOf(inner), boxOf(outer)];
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

/** Positive in one direction, negative in the other: twice the area. */
function turn(contour: readonly Point[]): number {
  let previous = contour.at(-1) ?? [0, 0];
  return contour.reduce((sum, point) => {
    const part = previous[0] * point[1] - point[0] * previous[1];
    previous = point;
    return sum + part;
  }, 0);
}

/** Back at its start, so that the ways from one contour to the next and back are one. */
function closed(contour: Point[]): Point[] {
  return [...contour, ...contour.slice(0, 1)];
}

function boxOf(points: readonly Point[]): Rect {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}

/** Every point lies on the edge of the box, and those of straight shapes in its corners. */
function fillsItsBox(points: readonly Point[], curved: boolean): boolean {
  const { left, right, top, bottom } = boxOf(points);
  const tolerance = curved ? 0.2 * Math.min(right - left, bottom - top) : 0.5;
  return points.every(([x, y]) => {
    const dx = Math.min(Math.abs(x - left), Math.abs(x - right));
    const dy = Math.min(Math.abs(y - top), Math.abs(y - bottom));
    return curved ? Math.min(dx, dy) <= tolerance : dx <= tolerance && dy <= tolerance;
  });
}
