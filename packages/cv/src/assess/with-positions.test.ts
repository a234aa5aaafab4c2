import { expect, test } from "vitest";
import { EMPTY_ANALYSIS } from "../../test-support/empty-analysis.ts";
import type { CvAnalysis, Position, SkillFact } from "../types.ts";
import { withPositions } from "./with-positions.ts";

const bank: Position = {
  title: "Java Developer",
  company: "Harbour Bank",
  location: "Galle",
  startDate: "2020-01",
  endDate: "2022-12",
  current: false,
  kind: "employment",
  years: 3,
  highlights: [{ value: "Built it.", evidence: [{ line: 3, quote: "Built it." }] }],
  evidence: [{ line: 2, quote: "Java Developer" }],
};
const shop: Position = {
  ...bank,
  title: "Clerk",
  company: "Corner Shop",
  startDate: "2018-01",
  endDate: "2019-12",
};
const java: SkillFact = {
  id: "java",
  name: "Java",
  kind: "technical",
  group: "programming-languages",
  mentions: [
    { line: 1, quote: "Java", context: "list", position: null },
    { line: 3, quote: "Java", context: "position", position: 0 },
  ],
  years: 3,
  lastUsed: 2022,
};
const analysis: CvAnalysis = {
  ...EMPTY_ANALYSIS,
  asOf: "2026-01-01",
  positions: [bank, shop],
  skills: [java],
  totalYears: 5,
};

const javaIn = (given: readonly Position[]) => {
  const [skill] = withPositions(analysis, given).skills;
  return [skill?.years, skill?.lastUsed, skill?.mentions.map(({ context }) => context)];
};

test("with the same positions the reading stays as it is, whatever their order", () => {
  expect(javaIn([bank, shop])).toEqual([3, 2022, ["list", "position"]]);
  expect(javaIn([shop, bank])).toEqual([3, 2022, ["list", "position"]]);
  expect(withPositions(analysis, [shop, bank]).positions).toEqual([{ ...shop, years: 2 }, bank]);
});

test("a skill is used as long as the corrected dates say, under another title too", () => {
  expect(javaIn([{ ...bank, startDate: "2022-01" }, shop])).toEqual([1, 2022, ["list", "position"]]);
  expect(javaIn([{ ...bank, title: "Senior Developer" }, shop])).toEqual([3, 2022, ["list", "position"]]);
});

test("a skill of a position that was taken out only stands in the CV", () => {
  const corrected = withPositions(analysis, [shop]);
  expect(javaIn([shop])).toEqual([0, null, ["list", "other"]]);
  expect([corrected.totalYears, corrected.experienceLevel]).toEqual([2, "Junior"]);
  expect(corrected.insights.keyStrengths.join()).not.toContain("3 years");
});

test("of two posts with one employer each keeps its own", () => {
  const senior: Position = {
    ...bank,
    title: "Team Lead",
    startDate: "2023-01",
    endDate: null,
    current: true,
  };
  const [first, second] = withPositions({ ...analysis, positions: [bank, senior] }, [
    { ...senior, title: "Lead" },
    { ...bank, title: "Developer" },
  ]).positions;
  expect([first?.title, first?.startDate, second?.title, second?.startDate]).toEqual([
    "Lead",
    "2023-01",
    "Developer",
    "2020-01",
  ]);
  expect(second?.evidence).toBe(bank.evidence);
});

test("a position that the CV does not have stands without a line", () => {
  const [own] = withPositions(analysis, [
    { ...bank, title: "Cook", company: "Own kitchen", startDate: "2024-01" },
  ]).positions;
  expect(own).toMatchObject({ title: "Cook", kind: "employment", evidence: [], highlights: [] });
});
