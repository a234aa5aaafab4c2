import type { DocumentRun } from "../text/build-run.ts";
import { endsSegment, isBreak } from "../text/segments.ts";
import { kinOf } from "./kin-fields.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** A CV that lists so many skills says itself what counts: its sentences add only what they name outright. */
const OWN_LIST = 4;

export interface OwnList {
  /** The lines of work that it is of. */
  readonly kin: ReadonlySet<string>;
}

/** The person's own list; null where the lists of the CV hold fewer different skills. */
export function ownListOf(runs: readonly DocumentRun[], reads: readonly ReadRun[]): OwnList | null {
  const lists = reads.filter((_, at) => runs[at]?.group.section === "skills");
  const skills = new Set(lists.flatMap(({ hits }) => hits.map(({ skill }) => skill)));
  if (skills.size < OWN_LIST) return null;
  return { kin: new Set([...skills].flatMap((one) => (one.class === "soft" ? [] : [kinOf(one.field)]))) };
}

/**
 * Put together from a verb and its object, or a thing that stands by itself and is not of the list's line of work,
 * outside of a list. A thing that the sentence begins with and goes on about is named outright: "Rosters for five",
 * "Budgets up to 2 million".
 */
export function isInferred(hit: Hit, { tokens }: ReadRun, run: DocumentRun, own: OwnList): boolean {
  if (run.group.section === "skills") return false;
  if (hit.composed) return true;
  if (hit.verdict !== "if-alone" || own.kin.has(kinOf(hit.skill.field))) return false;
  const next = tokens[hit.to];
  return hit.from > 0 || next === undefined || isBreak(next) || !endsSegment(tokens, hit.to);
}
