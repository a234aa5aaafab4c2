import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFontCmap } from "./font-cmap.ts";
import { mendToUnicode } from "./mend-to-unicode.ts";

/** A font of nothing but its characters, one segment of format 4 for each. */
function font(characters: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const segments = [...characters, [0xffff, 0] as const];
  const words = (values: readonly number[]) => {
    const buffer = Buffer.alloc(2 * values.length);
    for (const [i, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, 2 * i);
    return buffer;
  };
  const codes = segments.map(([code]) => code);
  const shifts = segments.map(([code, glyph]) => glyph - code);
  const table = words([
    ...[4, 16 + 8 * segments.length, 0, 2 * segments.length, 0, 0, 0],
    ...codes,
    0,
    ...codes,
    ...shifts,
    ...segments.map(() => 0),
  ]);
  const cmap = Buffer.concat([words([0, 1, 3, 1, 0, 12]), table]);
  const head = Buffer.concat([
    words([0, 1, 1, 0, 0, 0]),
    Buffer.from("cmap"),
    words([0, 0, 0, 28, 0, cmap.length]),
  ]);
  return Buffer.concat([head, cmap]);
}

const TAMIL = [
  [0x0bb0, 0x1f],
  [0x0bbe, 0x29],
  [0x0bc7, 0x2f],
] as const;

function pdf(producer: string, map: string, program: Buffer = font(TAMIL)): Buffer {
  const packed = deflateSync(program);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<<\n/Producer (${producer})\n>>\nendobj\n` +
        "2 0 obj\n<<\n/Type /Font\n/Subtype /Type0\n/BaseFont /ABCDEF+Tamil\n/ToUnicode 3 0 R\n/Encoding /Identity-H\n/DescendantFonts [ 4 0 R ]\n>>\nendobj\n" +
        `3 0 obj\n<<\n/Length ${map.length}\n>>\nstream\n${map}\nendstream\nendobj\n` +
        "4 0 obj\n<<\n/Type /Font\n/FontDescriptor 5 0 R\n>>\nendobj\n5 0 obj\n<<\n/FontFile2 6 0 R\n>>\nendobj\n" +
        `6 0 obj\n<<\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`,
      "latin1",
    ),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}

const MAP =
  "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n" +
  "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n4 beginbfchar\n<002f> <>\n<001f> <0bb0>\n<0029> <0bcb>\n<0058> <0bae0bcd>\nendbfchar\nendcmap";

describe("mendToUnicode", () => {
  it("takes the meaning of glyphs from the font, that of ligatures from the map", () => {
    const file = pdf("WeasyPrint 57.2", MAP);
    const mended = Buffer.from(mendToUnicode(file));
    expect(mended.length).toBe(file.length);
    const [, group = ""] = mended.toString("latin1").split("beginbfchar");
    const entries = [...group.matchAll(/<([0-9a-f]{4})><([0-9a-f]+)>/g)].map(([, glyph, text]) => [
      glyph,
      text,
    ]);
    expect(entries).toEqual([
      ["002f", "0bc7"],
      ["001f", "0bb0"],
      ["0029", "0bbe"],
      ["0058", "0bae0bcd"],
    ]);
  });

  it("leaves other producers, other scripts and maps without room alone", () => {
    for (const file of [
      pdf("Skia/PDF", MAP),
      pdf("WeasyPrint 57.2", MAP, font([[0x41, 0x1f]])),
      pdf("WeasyPrint 57.2", "1 beginbfchar\n<002f> <>\nendbfchar"),
      pdf("WeasyPrint 57.2", MAP, Buffer.from("no font")),
    ])
      expect(mendToUnicode(file)).toBe(file);
  });
});

describe("readFontCmap", () => {
  it("gives the character of each glyph", () => {
    expect([...readFontCmap(font(TAMIL))]).toEqual(TAMIL.map(([code, glyph]) => [glyph, code]));
  });

  it("takes any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readFontCmap(bytes)).toBeInstanceOf(Map);
        const broken = Buffer.concat([font(TAMIL).subarray(0, 40), bytes]);
        expect(readFontCmap(broken)).toBeInstanceOf(Map);
      }),
      { numRuns: 200 },
    );
  });
});
