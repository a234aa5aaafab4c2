import { expect, it } from "vitest";
import { skillStanding } from "./skill-standing.ts";

function standing(rule: string, points: number, matching: readonly string[] = []) {
  const part = { rule, points, maxPoints: 12, jobPhrase: "Kotlin", evidence: [], reason: "" };
  return skillStanding(part, matching);
}

it("is met where the analysis counts it as met, in whatever spelling and by whatever rule", () => {
  expect(standing("skill.same", 7, ["Java", "kotlin"])).toBe("met");
  expect(standing("skill.implied", 11, ["Kotlin"])).toBe("met");
  expect(standing("nice-to-have.same", 0.6, ["Kotlin"])).toBe("met");
});

it("is met in part by something near it", () => {
  expect(standing("skill.adjacent", 5)).toBe("part");
  expect(standing("skill.general", 3)).toBe("part");
  expect(standing("skill.part", 3)).toBe("part");
});

it("is not found where only others of its kind are, or nothing", () => {
  expect(standing("skill.kin", 2)).toBe("missing");
  expect(standing("skill.general", 0)).toBe("missing");
  expect(standing("skill.missing", 0, ["Java"])).toBe("missing");
});
