import { expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { toRows } from "../rows/rows.ts";
import { joinMarginHeadings } from "./bands.ts";

const rowsOf = (fragments: Parameters<typeof joinMarginHeadings>[0]) =>
  toRows(joinMarginHeadings(fragments)).map((row) =>
    row.map((cell) => cell.map(({ text }) => text).join(" ")),
  );
const text = (y: number, words: string) => fragment(126, y, words);
const story = [
  text(100, "Nurse with a calm hand at the bedside"),
  text(114, "of her patients, and never late."),
  text(150, "Igbo, English, Yoruba"),
  text(200, "Four hives behind the house,"),
  text(214, "a choir on Sundays."),
];

it("large headings in the margin that hang from the top of their row stand on it, however near the text is", () => {
  const margin = (y: number, words: string) => fragment(118 - 8 * words.length, y, words, { size: 16 });
  const headings = [margin(104, "Profile"), margin(154, "Languages"), margin(204, "Outside")];
  expect(rowsOf([...headings, ...story])).toEqual([
    ["Profile", "Nurse with a calm hand at the bedside"],
    ["of her patients, and never late."],
    ["Languages", "Igbo, English, Yoruba"],
    ["Outside", "Four hives behind the house,"],
    ["a choir on Sundays."],
  ]);
});

it("words in the margin in the type of the text are left where they are", () => {
  const notes = [
    fragment(40, 104, "2019 to 2021"),
    fragment(40, 154, "since 2021"),
    fragment(40, 204, "Leeds"),
  ];
  expect(joinMarginHeadings([...notes, ...story])).toEqual([...notes, ...story]);
});
