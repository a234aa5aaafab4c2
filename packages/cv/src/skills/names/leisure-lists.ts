import type { DocumentRun } from "../text/build-run.ts";
import { kinOf } from "./kin-fields.ts";
import type { ReadRun } from "./read-run.ts";

/** Fields whose work others do for pleasure. */
const PASTIMES: ReadonlySet<string> = new Set(
  "arts creative design hospitality services agriculture trades manufacturing".split(" "),
);
/** So many different skills say what the person's line of work is. */
const LINE_OF_WORK = 3;

/**
 * Lists under a heading that says nothing of skills ("Otherwise", "After dark") of which every name is a pastime, and
 * none is of the line of work that the rest of the CV tells of. By the number of the run.
 */
export function leisureLists(runs: readonly DocumentRun[], reads: readonly ReadRun[]): ReadonlySet<number> {
  const lists = new Map<string, number[]>();
  for (const [at, run] of runs.entries()) {
    const key = listOf(run, at);
    if (key !== null) lists.set(key, [...(lists.get(key) ?? []), at]);
  }
  if (lists.size === 0) return NONE;
  const leisure = new Set<number>();
  for (const own of lists.values()) {
    const hits = own.flatMap((at) => hardHits(reads[at]));
    if (hits.length === 0 || !hits.every(({ skill }) => isPastime(skill))) continue;
    const work = new Map<string, string>();
    for (const [at, read] of reads.entries())
      if (!own.includes(at) && listOf(runs[at], at) === null)
        for (const { skill } of hardHits(read)) work.set(skill.id, kinOf(skill.field));
    const kin = new Set(work.values());
    if (work.size >= LINE_OF_WORK && !hits.some(({ skill }) => kin.has(kinOf(skill.field))))
      for (const at of own) leisure.add(at);
  }
  return leisure;
}

const NONE: ReadonlySet<number> = new Set();

/** The list that the run is part of, where its heading does not say what it lists. */
function listOf(run: DocumentRun | undefined, at: number): string | null {
  if (run === undefined) return null;
  if (run.group.guessed !== undefined) return `guessed ${run.group.guessed}`;
  const isAside =
    run.group.section === "other" || (run.group.section === "experience" && run.group.position === null);
  return isAside && run.style === "listing" && run.label === null ? `line ${at}` : null;
}

function hardHits(read: ReadRun | undefined) {
  return read?.hits.filter(({ skill, verdict }) => verdict === "yes" && skill.class !== "soft") ?? [];
}

function isPastime(skill: { readonly class: string; readonly field: string }): boolean {
  return skill.class === "domain" && PASTIMES.has(skill.field);
}
