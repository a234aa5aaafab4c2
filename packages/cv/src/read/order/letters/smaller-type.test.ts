import { expect, test } from "vitest";
import { glyphs } from "../../../../test-support/fragment.ts";
import { toRows } from "../rows/rows.ts";
import { buildFragments } from "./fragments.ts";

const cellsOf = (...pieces: Parameters<typeof buildFragments>[0][]) =>
  toRows(buildFragments(pieces.flat())).map((row) =>
    row.map((cell) => cell.map(({ text }) => text).join(" ")),
  );

/** A name, and behind a space something in type of another size. */
function beside(name: string, size: number, other: string, small: number) {
  const large = glyphs(40, 100, name, { size });
  const end = large.at(-1);
  const from = (end?.x ?? 0) + (end?.width ?? 0);
  const space = glyphs(from, 100, " ", { size });
  return cellsOf(large, space, glyphs(from + 0.3 * size, 100, other, { size: small }));
}

test("a post in smaller type behind the name is a cell of its own", () => {
  expect(beside("Ada Byron", 20, "Data Analyst", 13)).toEqual([["Ada Byron", "Data Analyst"]]);
});

test("words of about one size, and of small type, stay together", () => {
  expect(beside("Ada Byron", 20, "Lovelace", 17)).toEqual([["Ada Byron Lovelace"]]);
  expect(beside("Ada Byron", 12, "Lovelace", 9)).toEqual([["Ada Byron Lovelace"]]);
});

test("a firm in plain type of another colour behind a post in bold is a cell of its own", () => {
  const pair = (
    other: string,
    looks: { readonly colour?: string; readonly bold?: boolean; readonly italic?: boolean },
  ) => {
    const post = glyphs(40, 100, "Data Analyst", { bold: true });
    return cellsOf(post, glyphs(100, 100, " "), glyphs(103, 100, other, looks)).flat();
  };
  expect(pair("Harbour Ltd", { colour: "#4338ca" })).toEqual(["Data Analyst", "Harbour Ltd"]);
  expect(pair("Harbour Ltd", {})).toEqual(["Data Analyst Harbour Ltd"]);
  expect(pair("harbour master", { italic: true })).toEqual(["Data Analyst", "harbour master"]);
  expect(pair("for a harbour", { colour: "#4338ca" })).toEqual(["Data Analyst for a harbour"]);
});
