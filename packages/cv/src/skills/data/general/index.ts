import softSkills from "./soft-skills.ts";

/** The groups of this field. */
export const GENERAL: readonly string[] = [
  softSkills,
];
