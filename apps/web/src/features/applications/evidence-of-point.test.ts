import type { ScorePart } from "@rolecall/contracts/applications/match";
import { expect, test } from "vitest";
import { evidenceOfPoint } from "./evidence-of-point.ts";

const part = (jobPhrase: string, line: number, reason = "Listed."): ScorePart => ({
  rule: "skill.same",
  points: 1,
  maxPoints: 2,
  jobPhrase,
  evidence: [{ line, quote: jobPhrase }],
  reason,
});

test.each([
  ["AWS and Terraform are named in the CV.", [1, 2]],
  ["Used Java as Engineer at Ceylon Ledger, 2024 to now; 2.7 years of use in all.", [4]],
  ["5.6 years of work against the 4 years required.", [6]],
  ["Ask for an example of work with C++.", [5]],
  ["Cooking is not in the CV.", []],
])("“%s” stands on the lines of what it names", (point, lines) => {
  const parts = [
    part("AWS", 1),
    part("Terraform", 2),
    part("C", 3),
    part("Java", 4),
    part("JavaScript", 9),
    part("C++", 5),
    part("4 years", 6),
  ];
  expect(evidenceOfPoint(point, parts).map(({ line }) => line)).toEqual(lines);
});

test("a sentence that repeats a reason stands on that part alone, and on each line once", () => {
  const reason = "Used Kubernetes as Java Engineer at Ceylon Ledger.";
  const kubernetes = part("Kubernetes", 1, reason);
  const twice = { ...kubernetes, evidence: [...kubernetes.evidence, ...kubernetes.evidence] };
  expect(evidenceOfPoint(`${reason} That covers Docker too.`, [part("Java", 4), twice])).toEqual([
    { line: 1, quote: "Kubernetes" },
  ]);
});
