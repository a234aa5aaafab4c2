import { expect, test } from "vitest";
import { glyphs } from "../../../../test-support/fragment.ts";
import { straightenCurves } from "./curves.ts";
import { buildFragments } from "./fragments.ts";

/** A word on a circle of 150 points, its letters some degrees apart and the last ones behind a gap. */
const onCircle = (word: string, step: number, gapAt = Infinity) =>
  glyphs(0, 0, word, { size: 20 }).map((glyph, i) => {
    const angle = step * (i - 6) + (i >= gapAt ? step : 0);
    const turn = (angle * Math.PI) / 180;
    return { ...glyph, angle, x: 300 + 150 * Math.sin(turn), y: 250 - 150 * Math.cos(turn) };
  });

test("a name on a curve is one line", () => {
  const laid = straightenCurves([...glyphs(40, 300, "plain"), ...onCircle("MarisolOrtega", 4, 7)]);
  expect(laid.every(({ angle }) => angle === 0)).toBe(true);
  expect(buildFragments(laid).map(({ text }) => text)).toEqual(["Marisol Ortega", "plain"]);
});

test("text that is turned as a whole stays as it is, and so do single letters", () => {
  const side = glyphs(0, 0, "Marisol").map((glyph, i) => ({ ...glyph, x: 20, y: 300 - 5 * i, angle: 270 }));
  const stars = [10, 20, 30].flatMap((angle, i) =>
    glyphs(200 * i, 400, "x").map((glyph) => ({ ...glyph, angle })),
  );
  expect(straightenCurves([...side, ...stars])).toEqual([...side, ...stars]);
});
