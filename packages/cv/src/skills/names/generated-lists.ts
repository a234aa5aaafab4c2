import type { CvRead, WholeCv } from "./cv-read.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** In a list that a program made of the CV's words: a name in another case, or one of a letter or a plain word. */
export function isOfGeneratedList(hit: Hit, { run }: CvRead, { sureGroups }: WholeCv): boolean {
  return run.generated === true && (isOtherwiseSpelt(hit, run) || isLoneTool(hit, sureGroups));
}

/** "ad" and "banners" are no Active Directory and no Banner. */
function isOtherwiseSpelt({ alias, start, end }: Hit, run: CvRead["run"]): boolean {
  return (alias.use === "case" || alias.use === "company") && run.text.slice(start, end) !== alias.text;
}

/** "Blueprints, C, charts", "money, Next, Oracle". */
function isLoneTool({ skill, alias }: Hit, sureGroups: ReadonlySet<string>): boolean {
  return (
    alias.use === "company" &&
    skill.field === "technology" &&
    // "Access" stands between "Excel" and "Word".
    !skill.name.startsWith("Microsoft ") &&
    !sureGroups.has(skill.group)
  );
}

/** Groups of tools of which the CV has a name that means nothing else. */
export function groupsOfSureNames(reads: readonly ReadRun[]): ReadonlySet<string> {
  const sure = reads.flatMap(({ hits }) => hits.filter(({ alias }) => alias.use !== "company"));
  return new Set(sure.flatMap(({ skill }) => (skill.class === "tool" ? skill.group : [])));
}
