import { memoise } from "../../memoise.ts";
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
  // Found once for a line, which may hold thousands of names.
  const wholePieces = memoise(
    ({ run, tokens }: CvRead): ReadonlySet<string> =>
      new Set(
        fragmentsOf(run, tokens, titles)
          .filter(({ whole }) => whole)
          .map(keyOf),
      ),
  );
  return (hit, read) =>
    hit.skill.class === "domain" &&
    !hit.alias.foreign &&
    calling.has(hit.skill.group) &&
    wholePieces(read).has(keyOf(hit));
}

function keyOf({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from} ${to}`;
}
