import { expect, test } from "vitest";
import { glyphs } from "../../../test-support/fragment.ts";
import { mendLigatures } from "./shortened-ligatures.ts";

const PAGE = { width: 595, height: 842, paints: [], rules: [], images: 0 };

/** Widths as in Open Sans, in ems. */
const WIDTHS: Readonly<Record<string, number>> = { f: 0.38, u: 0.61, y: 0.5, p: 0.62 };
const [FI, FFI, FF] = [0.592, 0.932, 0.721];

/** Signs with a width of their own behind them, or that of their letter. */
const written = (words: string, widths: Readonly<Record<string, number>>, font = "OpenSans") =>
  glyphs(40, 100, words, { font }).map((glyph) => ({
    ...glyph,
    width: 10 * (widths[glyph.text] ?? WIDTHS[glyph.text] ?? 0.55),
  }));

const read = (...lines: readonly ReturnType<typeof written>[]) =>
  mendLigatures([{ ...PAGE, glyphs: lines.flat() }])
    .flatMap((page) => page.glyphs.map(({ text }) => text))
    .join("");

const REST = written("fupy", {});

test("signs as wide as ligatures are ligatures", () => {
  expect(read(REST, written("certiûed worküow", { û: FI, ü: FI }))).toBe("fupycertified workflow");
  expect(read(REST, written("oûce aüuent", { û: FFI, ü: FFI }))).toBe("fupyoffice affluent");
  const whole = { û: FF, ü: FI, ý: FI, þ: FFI, ÿ: FFI };
  expect(read(REST, written("staû üre ýow oþce aÿuent", whole))).toBe("fupystaff fire flow office affluent");
});

test("letters with accents stay as they are, as does what may be either of two", () => {
  const accents = { û: 0.61, ü: 0.61, ÿ: 0.5 };
  expect(read(REST, written("août für Aÿ", accents))).toBe("fupyaoût für Aÿ");
  expect(read(REST, written("worküow", { ü: FI }))).toBe("fupyworküow");
  expect(read(written("certiûed", { û: FI }))).toBe("certiûed");
});

test("the fonts of a family have the same ligatures", () => {
  const bold = [...written("fu", {}, "OpenSans-Bold"), ...written("worküow", { ü: FI }, "OpenSans-Bold")];
  expect(read(REST, written("ûre", { û: FI }), bold)).toBe("fupyfirefuworkflow");
});
