import { describe, expect, test } from "vitest";
import type { Glyph, TextStyle } from "../page-model.ts";
import { settleMarks } from "./settle-marks.ts";

const SHADDA = "\u0651";
const STYLE: TextStyle = {
  font: "Noto Naskh",
  encoding: null,
  size: 10,
  bold: false,
  italic: false,
  colour: "#000000",
  opacity: 1,
  ink: "fill",
  headingLevel: null,
};

function glyph(text: string, x: number, y: number, more: Partial<Glyph> = {}): Glyph {
  const clip = { left: 0, top: 0, right: 600, bottom: 800 };
  return {
    text,
    x,
    y,
    place: x,
    width: 5,
    angle: 0,
    style: STYLE,
    layer: 0,
    clip,
    shown: true,
    ...more,
  };
}

/** As it is read: from right to left. */
function read(glyphs: readonly Glyph[]): string {
  return glyphs
    .toSorted((a, b) => b.place - a.place)
    .map(({ text }) => text)
    .join("");
}

describe("marks of Arabic", () => {
  const word = [glyph("م", 120, 100), glyph("خ", 115, 100), glyph("ل", 110, 100), glyph("ص", 105, 100)];

  test("drawn by themselves come behind their letter, on its baseline", () => {
    for (const glyphs of [
      [glyph(SHADDA, 111, 97, { width: 2 }), ...word],
      [...word, glyph("ن", 110, 130), glyph(SHADDA, 111, 102, { width: 2 })],
    ]) {
      const settled = settleMarks(glyphs);
      expect(settled.find(({ text }) => text === SHADDA)?.y).toBe(100);
      expect(read(settled.filter(({ y }) => y === 100))).toBe(`مخل${SHADDA}ص`);
    }
  });

  test("given to the glyph of their letter in the order of the page are put into that of reading", () => {
    const [first, second, , last] = word;
    const settled = settleMarks(
      [first, second, glyph(`${SHADDA}ل`, 110, 96), last].flatMap((one) => one ?? []),
    );
    expect(settled.map(({ y }) => y)).toEqual([100, 100, 100, 100]);
    expect(read(settled)).toBe(`مخل${SHADDA}ص`);
  });

  test("without a letter near them stay where they are", () => {
    const lost = glyph(SHADDA, 300, 100);
    expect(settleMarks([...word, lost])).toContain(lost);
  });

  test("a page full of marks and letters at one place takes no time", () => {
    const many = Array.from({ length: 20_000 }, (_, i) => glyph(i % 2 === 0 ? SHADDA : "ل", 100, 100));
    expect(settleMarks(many)).toHaveLength(many.length);
  });
});
