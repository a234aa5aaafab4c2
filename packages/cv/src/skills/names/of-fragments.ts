import { fragmentsOf } from "../text/fragments.ts";
import { isByHand } from "./by-hand.ts";
import type { CvRead, Writer } from "./cv-read.ts";
import type { Hit } from "./read-run.ts";

/**
 * Whether a name is a whole piece of a line of such pieces, in the CV of somebody who works by hand in that trade: "Engine
 * overhaul, gearbox and clutch" of a mechanic names the work by its parts.
 */
export function ofFragments({ calling, titles }: Writer): (hit: Hit, read: CvRead) => boolean {
  if (!isByHand(calling)) return () => false;
  return ({ skill, alias, from, to }, { run, tokens }) =>
    skill.class === "domain" &&
    !alias.foreign &&
    calling.has(skill.group) &&
    fragmentsOf(run, tokens, titles).some((piece) => piece.whole && piece.from === from && piece.to === to);
}
