import type { ScorePart } from "@rolecall/contracts/applications/match";
import { expect, it } from "vitest";
import { foldParts, type NumberedPart } from "./fold-parts.ts";

function part(rule: string): ScorePart {
  return { rule, points: 1, maxPoints: 2, jobPhrase: rule, evidence: [], reason: "" };
}

const skills = (count: number) => Array.from({ length: count }, () => part("skill.same"));
const places = (rows: readonly NumberedPart[]) => rows.map(({ index }) => index);

it("leaves a short list as it is", () => {
  const { first, rest, others } = foldParts([...skills(10), part("experience.years")]);
  expect(places(first)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect([rest, others]).toEqual([[], []]);
});

it("folds the skills of a long list, and nothing else", () => {
  const { first, rest, others } = foldParts([
    part("title.likeness"),
    ...skills(11),
    part("experience.years"),
  ]);
  expect(places(first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(places(rest)).toEqual([9, 10, 11]);
  expect(places(others)).toEqual([0, 12]);
});
