import type { CvRead, WholeCv } from "./cv-read.ts";
import { isOwnStatement } from "./own-statement.ts";
import type { Hit } from "./read-run.ts";

/** Fields whose tools are taught and named in a course: "Final project in Unity". */
const TAUGHT: ReadonlySet<string> = new Set("technology design engineering science".split(" "));

/** A longer title is a sentence that was taken for one. */
const MAX_TITLE = 5;

/**
 * An abbreviation in a line of studies is the school or the degree, and what a summary or an objective tells with a verb
 * is no work that was done, but for what the writer says plainly: "I lay brick and block".
 */
export function isOfSection(hit: Hit, read: CvRead): boolean {
  const { section } = read.run.group;
  if (section === "education") return !TAUGHT.has(hit.skill.field);
  return section === "summary" && hit.composed === true && !isOwnStatement(hit, read);
}

/**
 * A field of work in the title of a job is the job: "Registered Nurse, Paediatrics". Where no list says more, the title
 * does; but what only lists name is then the job itself.
 */
export function isOfTitle(hit: Hit, { run }: CvRead, { titles, hasSkillsSection }: WholeCv): boolean {
  const { section, position } = run.group;
  if (position === null || section === "education" || section === "summary") return false;
  if (!hasSkillsSection && hit.verdict !== "if-alone") return false;
  const { skill, alias, start, end } = hit;
  const title = titles[position] ?? "";
  if (title.split(/\s+/).length > MAX_TITLE || skill.class === "tool" || alias.use === "case") return false;
  const at = title === "" ? -1 : run.text.indexOf(title);
  return at >= 0 && start >= at && end <= at + title.length;
}
