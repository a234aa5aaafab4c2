export { canonicalSkill, type SkillName } from "./canonical-skill.ts";
export { type FindSkillsInput, findSkills } from "./find-skills.ts";
export { type FoundSkill, findSkillsInText } from "./find-skills-in-text.ts";
export { graphId } from "./shown-name.ts";
export type { Skill, SkillGroup } from "./skill.ts";
export { groupTitle, skillById, skillGroups } from "./skill-graph.ts";
export { wholeSkill } from "./whole-skill.ts";
