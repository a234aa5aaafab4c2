import type { ScorePart } from "@rolecall/contracts/applications/match";
import { expect, test } from "vitest";
import { otherNameOf } from "./other-name.ts";

const part: ScorePart = {
  rule: "skill.same",
  points: 5,
  maxPoints: 5,
  jobPhrase: "React.js",
  cvSkill: "React",
  evidence: [{ line: 3, quote: "React" }],
  reason: "Used React.",
};

test("is that of the CV where the job writes the same skill otherwise", () => {
  expect(otherNameOf(part)).toBe("React");
  expect(otherNameOf({ ...part, rule: "nice-to-have.same" })).toBe("React");
  expect(otherNameOf({ ...part, jobPhrase: "REACT" })).toBeUndefined();
});

test("there is none for another skill, and none that no line shows", () => {
  expect(otherNameOf({ ...part, rule: "skill.implied", jobPhrase: "JavaScript" })).toBeUndefined();
  expect(otherNameOf({ ...part, evidence: [] })).toBeUndefined();
  const { cvSkill: _, ...older } = part;
  expect(otherNameOf(older)).toBeUndefined();
});
