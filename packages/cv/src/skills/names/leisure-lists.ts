import type { CvRead } from "./cv-read.ts";
import { kinOf } from "./kin-fields.ts";
import type { Hit } from "./read-run.ts";

/** Fields whose work others do for pleasure. */
const PASTIMES: ReadonlySet<string> = new Set(
  "arts creative design hospitality services agriculture trades manufacturing".split(" "),
);
/** So many different skills say what the person's line of work is. */
const LINE_OF_WORK = 3;

/**
 * Drops lists under a heading that says nothing of skills ("Otherwise", "After dark") of which every name is a pastime,
 * and none is of the line of work that the rest of the CV tells of.
 */
export function dropLeisureLists(reads: readonly CvRead[]): readonly CvRead[] {
  const lists = Map.groupBy(reads, listOf);
  const work = (lists.get(null) ?? []).flatMap(hardSkills);
  if (new Set(work.map(({ id }) => id)).size < LINE_OF_WORK) return reads;
  const kin = new Set(work.map(({ field }) => kinOf(field)));
  const leisure = new Set(
    [...lists].flatMap(([list, own]) => (list !== null && isLeisure(own, kin) ? own : [])),
  );
  return reads.filter((read) => !leisure.has(read));
}

/** The list that the stretch is part of, where its heading does not say what it lists: a section, or itself. */
function listOf(read: CvRead): number | CvRead | null {
  const { group, style, label } = read.run;
  if (group.guessed !== undefined) return group.guessed;
  const isAside = group.section === "other" || (group.section === "experience" && group.position === null);
  return isAside && style === "listing" && label === null ? read : null;
}

function isLeisure(list: readonly CvRead[], workKin: ReadonlySet<string>): boolean {
  const skills = list.flatMap(hardSkills);
  return skills.length > 0 && skills.every((one) => isPastime(one) && !workKin.has(kinOf(one.field)));
}

function hardSkills({ hits }: CvRead): Hit["skill"][] {
  return hits.flatMap(({ skill, verdict }) => (verdict === "yes" && skill.class !== "soft" ? skill : []));
}

function isPastime(skill: Hit["skill"]): boolean {
  return skill.class === "domain" && PASTIMES.has(skill.field);
}
