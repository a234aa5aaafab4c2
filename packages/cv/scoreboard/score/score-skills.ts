import type { Named } from "../../corpus/truth.ts";
import type { Outcome } from "./counts.ts";
import { matchLists } from "./match-lists.ts";
import { isNamed } from "./score-names.ts";

export interface FoundSkill {
  readonly name: string;
  readonly kind: "technical" | "soft";
}

interface ExpectedSkill extends Named {
  readonly kind: "technical" | "soft";
}

export interface SkillTruth {
  readonly technical: readonly Named[];
  readonly soft: readonly Named[];
  readonly optionalSkills: readonly Named[];
  readonly notSkills: readonly Named[];
}

export interface SkillScore {
  readonly skills: Outcome;
  /** Of the skills found: those on the right side of technical and soft. */
  readonly kinds: Outcome;
  /** `right` are traps left alone, `invented` those that were taken for skills. */
  readonly traps: Outcome;
}

export function scoreSkills(truth: SkillTruth, found: readonly FoundSkill[]): SkillScore {
  const expected: ExpectedSkill[] = [
    ...truth.technical.map((skill) => ({ ...skill, kind: "technical" as const })),
    ...truth.soft.map((skill) => ({ ...skill, kind: "soft" as const })),
  ];
  const { pairs, outcome } = matchLists(expected, found, {
    isSame: (wanted, item) => isNamed(wanted, item.name),
    isIgnored: (item) => truth.optionalSkills.some((other) => isNamed(other, item.name)),
    sayExpected: (wanted) => wanted.name,
    sayFound: (item) => item.name,
    repeats: true,
  });
  const misfiled = pairs
    .filter(([wanted, item]) => wanted.kind !== item.kind)
    .map(([wanted, item]) => `${wanted.name} as ${item.kind}`);
  const isReal = (name: string) => expected.some((wanted) => isNamed(wanted, name));
  const taken = truth.notSkills.filter((trap) =>
    found.some((item) => isNamed(trap, item.name) && !isReal(item.name)),
  );
  return {
    skills: outcome,
    kinds: { right: pairs.length - misfiled.length, invented: misfiled, missed: [] },
    traps: {
      right: truth.notSkills.length - taken.length,
      invented: taken.map((trap) => trap.name),
      missed: [],
    },
  };
}
