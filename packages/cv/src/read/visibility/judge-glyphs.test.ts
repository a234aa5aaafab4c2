import { expect, test } from "vitest";
import type { Glyph, PageContent } from "../page-model.ts";
import { judgeGlyphs } from "./judge-glyphs.ts";

const [width, height] = [595, 842];

/** Letters ten points apart, in white or black. */
function letters(word: string, x: number, y: number, colour: "#ffffff" | "#000000"): readonly Glyph[] {
  const style = {
    font: "Helvetica",
    encoding: null,
    size: 10,
    bold: false,
    italic: false,
    colour,
    opacity: 1,
    ink: "fill" as const,
    headingLevel: null,
  };
  const clip = { left: 0, top: 0, right: width, bottom: height };
  return [...word].map((text, i): Glyph => {
    const left = x + 10 * i;
    return { text, x: left, y, place: left, width: 6, angle: 0, style, layer: i, clip, shown: true };
  });
}

function hiddenIn(...glyphs: readonly (readonly Glyph[])[]): string {
  const page: PageContent = { width, height, glyphs: glyphs.flat(), paints: [], rules: [], images: 0 };
  return judgeGlyphs(page)
    .hidden.map(({ glyph }) => glyph.text)
    .join("");
}

test("white letters with the same drawn over them, as a line around them, are not hidden", () => {
  expect(
    hiddenIn(letters("Education", 40, 100, "#ffffff"), letters("Education", 40.4, 100.3, "#000000")),
  ).toBe("");
});

test("white letters under others are, though one may fall on its like", () => {
  expect(hiddenIn(letters("Python", 40, 100, "#ffffff"), letters("Potter", 40.4, 100.3, "#000000"))).toBe(
    "Python",
  );
});
