import { describe, expect, test } from "vitest";
import { analyseDocument } from "../../analyse.ts";
import { cvDocument } from "../../parse/testing/cv-document.ts";

/** A CV of a trade that nobody has heard of, and one that lists what every office does. */
const RARE = ["Gorvel setting", "Plimmer scoring", "Hand quorling", "Tolling of wends"];
const KNOWN = ["Bookkeeping", "Payroll", "Microsoft Excel", "Stocktaking"];

function shown(line: string, list: readonly string[]): string[] {
  const lines = [
    "Ada Quill",
    "ada@mail.example",
    "Experience",
    "Gorveller, Wend & Daughters, Leith, May 2015 - present",
    `- ${line}`,
    "Skills",
    ...list,
  ];
  const { skills } = analyseDocument(cvDocument(lines), { asOf: "2019-06-01" });
  return skills
    .filter(({ mentions }) => mentions.every(({ context }) => context !== "list"))
    .map(({ name }) => name);
}

describe("sentences of a trade that the graph hardly knows", () => {
  test.each([
    ["Flume tagging, drell blanking and wend quorling", ["Drell blanking", "Wend quorling"]],
    ["Plim scoring, spindle carding for eight lofts, drell binding", ["Spindle carding", "Drell binding"]],
  ])("%s", (line, names) => {
    expect(shown(line, RARE)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    // One piece alone vouches for nothing.
    "Wend quorling",
    // People, times and what every house has.
    "Farmers, two seasons and the morning shift",
    // What a verb that says nothing of the work is done to.
    "Stalk hinds, hang wends",
    "Errors fell, samples spun",
  ])("%s shows nothing", (line) => {
    expect(shown(line, RARE)).toEqual([]);
  });

  test("whoever lists what is known has named what matters", () => {
    expect(shown("Flume tagging, drell blanking and wend quorling", KNOWN)).toEqual([]);
  });
});
