import type { Rect } from "../page-model.ts";

/** `[a b c d e f]` as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function applyX(m: Matrix, x: number, y: number): number {
  return m[0] * x + m[2] * y + m[4];
}

export function applyY(m: Matrix, x: number, y: number): number {
  return m[1] * x + m[3] * y + m[5];
}

/** The axis-aligned rectangle around a transformed one. */
export function boundingRect(m: Matrix, x0: number, y0: number, x1: number, y1: number): Rect {
  const ax = applyX(m, x0, y0);
  const bx = applyX(m, x1, y0);
  const cx = applyX(m, x0, y1);
  const dx = applyX(m, x1, y1);
  const ay = applyY(m, x0, y0);
  const by = applyY(m, x1, y0);
  const cy = applyY(m, x0, y1);
  const dy = applyY(m, x1, y1);
  return {
    left: Math.min(ax, bx, cx, dx),
    right: Math.max(ax, bx, cx, dx),
    top: Math.min(ay, by, cy, dy),
    bottom: Math.max(ay, by, cy, dy),
  };
}

export function intersect(a: Rect, b: Rect): Rect {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Six numbers as a matrix; anything else leaves things where they are. */
export function toMatrix(value: unknown): Matrix {
  if (!isNumberList(value) || value.length < 6) return identity;
  return [at(value, 0), at(value, 1), at(value, 2), at(value, 3), at(value, 4), at(value, 5)];
}

export function isNumberList(value: unknown): value is ArrayLike<number> {
  return Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array;
}

function at(values: ArrayLike<number>, index: number): number {
  const value = values[index];
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
