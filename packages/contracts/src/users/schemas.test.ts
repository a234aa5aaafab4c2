import { expect, test } from "vitest";
import { MAX_PROFILE_SKILLS } from "./enums.ts";
import { UpdateProfileInput } from "./schemas.ts";

const skills = (count: number) => Array.from({ length: count }, (_, index) => `Skill ${index}`);

test.each([
  ["a skill of 80 characters", { skills: ["x".repeat(80)] }, true],
  ["one of 81", { skills: ["x".repeat(81)] }, false],
  ["as many skills as a profile holds", { skills: skills(MAX_PROFILE_SKILLS) }, true],
  ["one more", { skills: skills(MAX_PROFILE_SKILLS + 1) }, false],
  ["a summary of 5,000 characters", { profileSummary: "x".repeat(5_000) }, true],
  ["one of 5,001", { profileSummary: "x".repeat(5_001) }, false],
  ["nothing", {}, true],
])("a profile takes or refuses %s", (_what, input, taken) => {
  expect(UpdateProfileInput.safeParse(input).success).toBe(taken);
});
