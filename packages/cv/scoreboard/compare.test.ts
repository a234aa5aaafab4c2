import { expect, test } from "vitest";
import { fallsOf } from "./compare.ts";
import { markdownTable, peopleTable } from "./report/print-tables.ts";
import { totalsLines } from "./report/print-totals.ts";
import { measures, type Result } from "./result.ts";
import { NO_COUNTS } from "./score/counts.ts";
import { FIELDS } from "./score/score-file.ts";
import { totalsOf } from "./totals.ts";

const PERFECT = measures(totalsOf([]));

function result(name: number, ranking = 1, falseAlarms = 0): Result {
  const part = {
    files: 10,
    fields: { ...PERFECT, name: { precision: name, recall: name, f1: name } },
    ranking,
    baselines: { tfIdf: ranking - 0.2, literalSkills: ranking - 0.3 },
    falseAlarms,
  };
  return { engineVersion: "1", splits: { train: part, "held-out": part } };
}

test("no files, no mistakes", () => {
  expect(totalsOf([]).skills).toEqual(NO_COUNTS);
  expect(FIELDS.every((field) => PERFECT[field].f1 === 1)).toBe(true);
});

test("a field that falls is named in each split, a smaller slip is not", () => {
  expect(fallsOf(result(0.98), result(0.97)).map((fall) => fall.what)).toEqual([
    "name (train)",
    "name (held-out)",
  ]);
  expect(fallsOf(result(0.98), result(0.976))).toEqual([]);
  expect(fallsOf(result(0.9), result(0.99))).toEqual([]);
});

test("the ranking is watched as well", () => {
  expect(fallsOf(result(1, 0.98), result(1, 0.96)).map((fall) => fall.what)).toEqual([
    "ranking (train)",
    "ranking (held-out)",
  ]);
});

test("more false alarms are a fall", () => {
  expect(fallsOf(result(1, 1, 0.01), result(1, 1, 0.03)).map((fall) => fall.what)).toEqual([
    "CVs without a false alarm (train)",
    "CVs without a false alarm (held-out)",
  ]);
});

test("the report says how far a field moved", () => {
  const lines = totalsLines("train", result(0.95).splits.train, result(0.98).splits.train);
  expect(lines.find((line) => line.includes("name"))).toMatch(/95\.0 %\s+-3\.0$/);
  expect(totalsLines("train", result(0.95).splits.train, undefined)[2]).toContain("new");
});

test("the ranking stands beside its baselines, which are not judged", () => {
  const now = result(1, 0.9).splits.train;
  const worse = { ...now, baselines: { tfIdf: 0, literalSkills: 0 } };
  const lines = totalsLines("train", worse, now).filter((line) => line.includes("to compare"));
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ["to compare: by TF-IDF cosine", "0.0 %", "-70.0"],
    ["to compare: by literal skills", "0.0 %", "-60.0"],
  ]);
  const after = { ...result(1, 0.9), splits: { train: worse, "held-out": worse } };
  expect(fallsOf(result(1, 0.9), after)).toEqual([]);
});

test("the table has a row for every field, one for the ranking and one for each of its baselines", () => {
  const rows = markdownTable(result(0.9)).split("\n");
  expect(rows).toHaveLength(FIELDS.length + 6);
  expect(rows).toContain("| to compare: by TF-IDF cosine |  |  | 0.800 | 0.800 |");
});

test("a table of some people has precision, recall and F1 of each field, no ranking", () => {
  const rows = peopleTable(16, result(0.9).splits.train).split("\n");
  expect(rows[0]).toContain("16 people, 10 files");
  expect(rows).toContain("| name | 0.900 | 0.900 | 0.900 |");
  expect(rows).toHaveLength(FIELDS.length + 3);
});
