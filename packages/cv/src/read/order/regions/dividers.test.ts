import { expect, test } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { possibleCuts } from "./columns.ts";

/** Dates below the row they date, over the second of two columns, and a heading between. */
const fragments = [
  fragment(40, 100, "Certificate, Shiro Meda School"),
  fragment(420, 109, "2010 - 2012"),
  fragment(40, 125, "LANGUAGES", { size: 8, bold: true, colour: "#f97316" }),
  fragment(40, 145, "Amharic"),
  fragment(390, 145, "English"),
  fragment(40, 159, "first"),
  fragment(390, 159, "fair"),
];
const across = { left: 110, right: 550, top: 122, bottom: 123 };

/** Whether the dates and the second column may be one column. */
function areTogether(dividers: readonly (typeof across)[]): boolean {
  return possibleCuts(fragments, dividers).some(({ right }) => {
    const words = right.map(({ text }) => text);
    return words.includes("2010 - 2012") && words.includes("English");
  });
}

test("no column goes on over the line of a heading", () => {
  expect(areTogether([])).toBe(true);
  expect(areTogether([across])).toBe(false);
});

test.each([
  ["beside the gutter", { ...across, left: 400 }],
  ["of no heading", { ...across, top: 152, bottom: 153 }],
])("a line %s ends none", (_, line) => {
  expect(areTogether([line])).toBe(true);
});
