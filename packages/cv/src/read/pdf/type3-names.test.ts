import { describe, expect, it } from "vitest";
import { Type3Names } from "./type3-names.ts";

const font = (object: number, descriptor: number, widths: string) =>
  `\n${object} 0 obj\n<</Type /Font /Subtype /Type3 /Widths [${widths}] /FontDescriptor ${descriptor} 0 R>>\nendobj`;
const descriptor = (object: number, name: string) =>
  `\n${object} 0 obj\n<</Type /FontDescriptor /FontName /${name}>>\nendobj`;
const names = (file: string) => new Type3Names(new TextEncoder().encode(file));
const widthsOf = (letters: Readonly<Record<string, number>>) => (letter: string) => letters[letter] ?? 0;

describe("Type3Names", () => {
  const file =
    font(5, 9, "500 610 320 0 700") +
    descriptor(9, "AAAAAA+Lato-Bold") +
    font(6, 10, "480 590 320 700") +
    descriptor(10, "BAAAAA+Lato-Regular");

  it("tells fonts apart by the widths of their letters", () => {
    expect(names(file).nameFor(widthsOf({ a: 500.2, b: 610, i: 320 }))).toBe("AAAAAA+Lato-Bold");
    expect(names(file).nameFor(widthsOf({ a: 480, b: 590, i: 320 }))).toBe("BAAAAA+Lato-Regular");
  });

  it("takes subsets of one font for one, and does not guess between two", () => {
    const twice = file + font(7, 11, "500 610 320") + descriptor(11, "CAAAAA+Lato-Bold");
    expect(names(twice).nameFor(widthsOf({ a: 500, b: 610 }))).toMatch(/Lato-Bold$/);
    expect(names(file).nameFor(widthsOf({ i: 320, m: 700 }))).toBe("");
  });

  it("knows nothing of other files", () => {
    expect(names("no fonts").nameFor(widthsOf({ a: 500 }))).toBe("");
    expect(names(file).nameFor(() => 0)).toBe("");
    expect(names(file).nameFor(widthsOf({ a: 111, b: 222 }))).toBe("");
  });
});
