import type { Glyph, TextStyle } from "../../page-model.ts";
import { turnBetween } from "./frames.ts";

/** Neighbours on a curve differ by so many degrees at most. */
const MOST_TURN = 30;
/** How far from the end of a letter the next one begins at most, in ems: a space lies between words. */
const APART = 1;
/** Fewer letters, or fewer directions, are no curve. */
const LEAST_LETTERS = 4;
const LEAST_DIRECTIONS = 3;

/** Lays text on a curve, such as a name set round a picture, on a straight line in the middle of it. */
export function straightenCurves(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (glyphs.every(({ angle }) => angle === 0)) return glyphs;
  if (new Set(glyphs.map(({ angle }) => angle)).size <= LEAST_DIRECTIONS) return glyphs;
  return runsOf(glyphs).flatMap((run) => (isCurve(run) ? straighten(run) : run));
}

/** Letters that follow each other, the direction turning a little from each to the next. */
function runsOf(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && follows(last, glyph)) runs.at(-1)?.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

function follows(a: Glyph, b: Glyph): boolean {
  if (!isLike(a.style, b.style) || turnBetween(a.angle, b.angle) > MOST_TURN) return false;
  const turn = (a.angle * Math.PI) / 180;
  const [x, y] = [a.x + a.width * Math.cos(turn), a.y + a.width * Math.sin(turn)];
  return Math.hypot(b.x - x, b.y - y) <= APART * a.style.size;
}

/** What leans more than others of its line counts as italic. */
function isLike(a: TextStyle, b: TextStyle): boolean {
  return a.font === b.font && a.colour === b.colour && Math.abs(a.size - b.size) < 0.1 * a.size;
}

/** Every letter but a few has a direction of its own; text that is turned as a whole has one. */
function isCurve(run: readonly Glyph[]): boolean {
  const directions = new Set(run.map(({ angle }) => angle)).size;
  return run.length >= LEAST_LETTERS && directions >= Math.max(LEAST_DIRECTIONS, 0.6 * run.length);
}

function straighten(run: readonly Glyph[]): readonly Glyph[] {
  const y = run.reduce((sum, glyph) => sum + glyph.y, 0) / run.length;
  let x = Math.min(...run.map((glyph) => glyph.x));
  return run.map((glyph, i) => {
    const next = run[i + 1];
    const own = { ...glyph, x, y, place: x, angle: 0 };
    x += next === undefined ? 0 : Math.hypot(next.x - glyph.x, next.y - glyph.y);
    return own;
  });
}
