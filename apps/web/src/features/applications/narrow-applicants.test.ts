import { expect, test } from "vitest";
import { isNarrowed, narrowApplicants, reasonForNobody } from "./narrow-applicants.ts";
import { analysedApplicant } from "./testing/applicants.ts";

const people = [
  analysedApplicant("Nimali Silva", { analysis: { extractedSkills: ["Java", "SQL"] } }),
  analysedApplicant("Kavindu Silva", { stage: "shortlisted", analysis: { extractedSkills: ["Java"] } }),
  analysedApplicant("Ruwan Perera", { stage: "shortlisted", analysis: { extractedSkills: ["SQL"] } }),
];

test("name, stage and skills narrow together", () => {
  const left = (
    ...told: Parameters<typeof narrowApplicants> extends [unknown, ...infer Rest] ? Rest : never
  ) => narrowApplicants(people, ...told).map(({ _id }) => _id);
  expect(left({})).toEqual(["Nimali Silva", "Kavindu Silva", "Ruwan Perera"]);
  expect(left({ skills: ["java"] })).toEqual(["Nimali Silva", "Kavindu Silva"]);
  expect(left({ find: "silva", skills: ["java"], stage: "shortlisted" })).toEqual(["Kavindu Silva"]);
  // Whoever is open stays, though a decision or a new analysis has moved them.
  expect(left({ skills: ["sql"], stage: "received" }, "Kavindu Silva")).toEqual([
    "Nimali Silva",
    "Kavindu Silva",
  ]);
});

test("knows whether anything narrows", () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed({ skills: ["Java"] })).toBe(true);
});

test.each([
  [{ find: "zoe" }, "noneFound"],
  [{ find: "zoe", skills: ["Java"] }, "noneFound"],
  [{ skills: ["Java", "Go"] }, "noneWithSkills"],
  [{ stage: "hired" }, "noneInStage"],
  [{ stage: "hired", skills: ["Java"] }, "noneOfAll"],
  [{ find: "perera", skills: ["Java"] }, "noneOfAll"],
] as const)("says why nobody is left: %j", (narrowing, reason) => {
  const skills = "skills" in narrowing ? [...narrowing.skills] : undefined;
  expect(reasonForNobody(people, { ...narrowing, skills })).toBe(reason);
});
