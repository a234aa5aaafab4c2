import type { ScorePart } from "@rolecall/contracts/applications/match";
import { expect, it } from "vitest";
import { groupParts, isOnTop } from "./group-parts.ts";

function part(rule: string, points: number, maxPoints: number): ScorePart {
  return { rule, points, maxPoints, jobPhrase: rule, evidence: [], reason: "" };
}

it("adds up the parts of each kind, in the order in which the kinds come", () => {
  const java = part("skill.same", 11, 12);
  const kotlin = part("skill.missing", 0, 48);
  const years = part("experience.years", 35, 40);
  expect(groupParts([java, years, kotlin])).toEqual([
    { kind: "skill", points: 11, maxPoints: 60, parts: [java, kotlin] },
    { kind: "experience", points: 35, maxPoints: 40, parts: [years] },
  ]);
});

it("sets apart what comes on top", () => {
  const [skill, plus] = [part("skill.same", 30, 60), part("nice-to-have.same", 2, 2)];
  expect(groupParts([skill, plus]).map(({ kind }) => kind)).toEqual(["skill", "nice-to-have"]);
  expect([skill, plus].map(isOnTop)).toEqual([false, true]);
});

it("keeps rules that it does not know together", () => {
  const groups = groupParts([part("talent.spark", 1, 2), part("", 3, 4)]);
  expect(groups.map(({ kind, points, maxPoints }) => ({ kind, points, maxPoints }))).toEqual([
    { kind: "other", points: 4, maxPoints: 6 },
  ]);
});

it("has no groups without parts", () => {
  expect(groupParts([])).toEqual([]);
});
