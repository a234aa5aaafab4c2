import type { DocumentRun } from "../text/build-run.ts";
import { endsSegment, isBreak } from "../text/segments.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** A CV that lists so many skills says itself what counts: its sentences add only what they name outright. */
const OWN_LIST = 4;

/** True when the lists of the CV hold so many different skills. */
export function hasOwnList(runs: readonly DocumentRun[], reads: readonly ReadRun[]): boolean {
  const lists = reads.filter((_, at) => runs[at]?.group.section === "skills");
  return new Set(lists.flatMap(({ hits }) => hits.map(({ skill }) => skill.id))).size >= OWN_LIST;
}

/**
 * Put together from a verb and its object, or a thing of the work that stands by itself, outside of a list. A thing
 * that the sentence begins with and goes on about is named outright: "Rosters for five", "Budgets up to 2 million".
 */
export function isInferred(hit: Hit, { tokens }: ReadRun, run: DocumentRun): boolean {
  if (run.group.section === "skills") return false;
  if (hit.composed) return true;
  const next = tokens[hit.to];
  const leads = hit.from === 0 && next !== undefined && !isBreak(next) && endsSegment(tokens, hit.to);
  return hit.verdict === "if-alone" && !leads;
}
