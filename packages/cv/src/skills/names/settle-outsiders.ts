import type { DocumentRun } from "../text/build-run.ts";
import { isInCircle } from "./kin-fields.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** Fields whose plain words are pastimes, crafts and goods to everybody else, or mean another thing: "welding", "deployment". */
const CRAFTS: ReadonlySet<string> = new Set(
  "arts hospitality trades services manufacturing agriculture creative construction technology".split(" "),
);
/** Work of words, done beside any other. */
const OF_ANYONE: ReadonlySet<string> = new Set(["translation", "interpreting", "proofreading", "editing"]);
/** So many sure skills outside of the craft say what the person's line of work is. */
const LINE_OF_WORK = 6;

/**
 * Drops a single word of a craft from the sentences of a CV whose every other skill is of another line of work: a
 * nurse's "sewing", a controller's "welding". A list, a tool or a name of several words says it outright.
 */
export function settleOutsiders(reads: readonly ReadRun[], runs: readonly DocumentRun[]): ReadRun[] {
  const ids = new Map<string, string>();
  for (const { hits } of reads)
    for (const { skill, composed } of hits)
      if (skill.class !== "soft" && !composed) ids.set(skill.id, skill.field);
  return reads.map((read, at) => {
    if (runs[at]?.group.section === "skills") return read;
    return { ...read, hits: read.hits.filter((hit) => !isWordOfCraft(hit) || !isOutsider(hit, read, ids)) };
  });
}

function isWordOfCraft({ skill, alias, from, to, composed }: Hit): boolean {
  if (skill.class !== "domain" || composed || to - from > 1 || /^[A-Z]{2}/.test(alias.text)) return false;
  return CRAFTS.has(skill.field) && !OF_ANYONE.has(skill.id) && !skill.name.includes(" ");
}

function isOutsider({ skill }: Hit, { hits }: ReadRun, ids: ReadonlyMap<string, string>): boolean {
  const beside = new Set(hits.map((hit) => hit.skill.id));
  let others = 0;
  for (const [id, field] of ids) {
    if (id === skill.id || beside.has(id)) continue;
    if (isInCircle(field, skill.field)) return false;
    others += 1;
  }
  return others >= LINE_OF_WORK;
}
