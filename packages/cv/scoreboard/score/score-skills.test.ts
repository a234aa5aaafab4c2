import { expect, test } from "vitest";
import { type SkillTruth, scoreSkills } from "./score-skills.ts";

const TRUTH: SkillTruth = {
  technical: [
    { name: "Kubernetes", aliases: ["K8s"] },
    { name: "Recruitment", aliases: ["Talent acquisition"] },
  ],
  soft: [{ name: "Patience", aliases: [] }],
  optionalSkills: [{ name: "Docker", aliases: [] }],
  notSkills: [{ name: "Spring", aliases: ["Spring Framework"] }],
};

const technical = (name: string) => ({ name, kind: "technical" as const });

test("either spelling counts, without case; optional skills are neither right nor wrong", () => {
  const { skills } = scoreSkills(TRUTH, [technical("k8S"), technical("Docker"), technical("Haskell")]);
  expect(skills).toEqual({ right: 1, invented: ["Haskell"], missed: ["Recruitment", "Patience"] });
});

test("a second name for a skill that is found already is no invention", () => {
  const { skills } = scoreSkills(TRUTH, [technical("Recruitment"), technical("Talent acquisition")]);
  expect(skills.right).toBe(1);
  expect(skills.invented).toEqual([]);
});

test("a trap that is taken counts on its own and as an invention", () => {
  const { traps, skills } = scoreSkills(TRUTH, [technical("Spring Framework")]);
  expect(traps).toEqual({ right: 0, invented: ["Spring"], missed: [] });
  expect(skills.invented).toEqual(["Spring Framework"]);
  expect(scoreSkills(TRUTH, []).traps.right).toBe(1);
});

test("a soft skill among the technical ones is found but misfiled", () => {
  const { skills, kinds } = scoreSkills(TRUTH, [technical("Patience"), technical("Kubernetes")]);
  expect(skills.right).toBe(2);
  expect(kinds).toEqual({ right: 1, invented: ["Patience as technical"], missed: [] });
});
