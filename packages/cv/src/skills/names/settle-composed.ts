import { kinOf } from "./kin-fields.ts";
import { type Hit, keepHits, type ReadRun } from "./read-run.ts";

/** With fewer sure skills than this the CV does not say what the person's line of work is. */
const LINE_OF_WORK = 3;

/** Where anybody may lend a hand: a deed of these shows what it says whatever the person's trade. */
const OF_ANY_WORK: ReadonlySet<string> = new Set(["general", "office", "people", "business"]);

/**
 * Drops what was put together from a verb and its object ("cleaned the fish tank" at a dentist's) outside the person's
 * line of work: the fields of the skills that the CV names itself, and for a plain deed ("ran the till") those of the
 * groups that the titles of the person's jobs are of.
 */
export function settleComposed<R extends ReadRun>(
  reads: readonly R[],
  { calling }: { readonly calling: ReadonlySet<string> },
): readonly R[] {
  const named = reads.flatMap(({ hits }) => hits.filter(isNamed));
  const fields = new Set(named.map(({ skill }) => kinOf(skill.field)));
  const isKnown = new Set(named.map(({ skill }) => skill.id)).size >= LINE_OF_WORK;
  if (!isKnown) return reads;
  return keepHits(
    reads,
    (hit) =>
      !hit.composed ||
      fields.has(kinOf(hit.skill.field)) ||
      (hit.deed !== undefined &&
        (calling.size === 0 || calling.has(hit.skill.group) || OF_ANY_WORK.has(hit.skill.field))),
  );
}

function isNamed({ verdict, skill, composed }: Hit): boolean {
  return verdict === "yes" && !composed && skill.class !== "soft";
}
