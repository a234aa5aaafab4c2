export { type FindSkillsInput, findSkills } from "./find-skills.ts";
export { type FoundSkill, findSkillsInText } from "./find-skills-in-text.ts";
export { canonicalSkill, type SkillName } from "./graph/canonical-skill.ts";
export { graphId } from "./graph/shown-name.ts";
export type { Skill, SkillGroup } from "./graph/skill.ts";
export { groupTitle, skillById, skillGroups } from "./graph/skill-graph.ts";
export { wholeSkill } from "./graph/whole-skill.ts";
