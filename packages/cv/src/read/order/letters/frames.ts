import { memoise } from "../../../memoise.ts";
import type { Glyph, Rect } from "../../page-model.ts";

/** Text of one direction, turned so that it runs from left to right. */
export interface Frame {
  readonly glyphs: readonly Glyph[];
  /** Puts a box of the turned text back where it stands on the page. */
  readonly toPage: (box: Rect) => Rect;
}

/** Directions closer than this, in degrees, are one. */
const SAME_DIRECTION = 3;

/** Sorts glyphs by direction, the one with most text first. */
export function toFrames(glyphs: readonly Glyph[]): Frame[] {
  const groups: { angle: number; glyphs: Glyph[] }[] = [];
  const groupOf = memoise((turn: number) => {
    const known = groups.find(({ angle }) => turnBetween(angle, turn) <= SAME_DIRECTION);
    const group = known ?? { angle: turn, glyphs: [] };
    if (known === undefined) groups.push(group);
    return group;
  });
  // The letters of a name on a curve come near the direction of the page, but do not say what it is.
  for (const angle of byText(glyphs)) groupOf(angle);
  for (const glyph of glyphs) groupOf(glyph.angle).glyphs.push(glyph);
  return groups.sort((a, b) => b.glyphs.length - a.glyphs.length).map(toFrame);
}

/** The directions of glyphs, the one with most text first. */
function byText(glyphs: readonly Glyph[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const { angle } of glyphs) counts.set(angle, (counts.get(angle) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([angle]) => angle);
}

/** The smaller angle between two directions, in degrees. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}

function toFrame({ angle, glyphs }: { angle: number; glyphs: readonly Glyph[] }): Frame {
  if (angle === 0) return { glyphs, toPage: (box) => box };
  return {
    glyphs: glyphs.map((glyph) => {
      const turned = rotate(glyph.x, glyph.y, -angle);
      return { ...glyph, ...turned, place: turned.x, angle: 0 };
    }),
    toPage: ({ left, top, right, bottom }) => {
      const corners = [
        rotate(left, top, angle),
        rotate(right, top, angle),
        rotate(left, bottom, angle),
        rotate(right, bottom, angle),
      ];
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    },
  };
}

/** Degrees clockwise, as y points down. */
function rotate(x: number, y: number, degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}
