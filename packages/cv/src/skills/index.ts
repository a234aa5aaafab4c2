export { findSkills } from "./find-skills.ts";
export { findSkillsInText } from "./find-skills-in-text.ts";
export { canonicalSkill } from "./graph/canonical-skill.ts";
export { graphId } from "./graph/shown-name.ts";
export { groupTitle, skillById, skillGroup, skillGroups } from "./graph/skill-graph.ts";
export { skillKey } from "./graph/skill-key.ts";
