import { entriesNamed, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit } from "./composed-hits.ts";

const JOINT = /^(?:and|&)$/;

/**
 * In a list, names that join two skills of the graph: "Laundry and ironing" lists the ironing too, though it is a name of
 * laundry alone. What the graph calls a skill by is one ("Health and safety").
 */
export function splitJoined(index: PatternIndex, tokens: readonly Token[], sure: readonly Hit[]): Joined {
  const split = sure.map((hit) => ({ hit, halves: halvesOf(index, tokens, hit) }));
  return {
    whole: split.flatMap(({ hit, halves }) => (halves === null ? [hit] : [])),
    halves: split.flatMap(({ halves }) => halves ?? []),
  };
}

interface Joined {
  /** The names that stay as they are. */
  readonly whole: readonly Hit[];
  /** What the others join. */
  readonly halves: readonly Hit[];
}

function halvesOf(index: PatternIndex, tokens: readonly Token[], hit: Hit): readonly Hit[] | null {
  const { skill, alias, from, to } = hit;
  if (alias.foreign || alias.text.toLowerCase() === skill.name.toLowerCase() || skill.class !== "domain")
    return null;
  const joints = tokens.slice(from, to).flatMap(({ norm }, at) => (JOINT.test(norm) ? [from + at] : []));
  const [joint] = joints;
  if (joint === undefined || joints.length > 1 || joint === from || joint === to - 1) return null;
  const first = named(index, tokens, { from, to: joint });
  const second = named(index, tokens, { from: joint + 1, to });
  if (first === null || second === null || first.skill === second.skill) return null;
  // A name of something else than its two halves is one: "Scaling and polishing" is dental hygiene.
  if (first.skill !== skill && second.skill !== skill) return null;
  return first.skill.field === second.skill.field ? [first, second] : null;
}

/** The skill that a place of the text names by all of its words. */
function named(
  index: PatternIndex,
  tokens: readonly Token[],
  { from, to }: Pick<Hit, "from" | "to">,
): Hit | null {
  const name = tokens.slice(from, to).map(({ norm }) => norm);
  for (const { pattern } of entriesNamed(index, name)) {
    const { skill, alias } = pattern;
    if (skill?.class !== "domain" || alias.foreign) continue;
    const { composed: _, ...hit } = composedHit({ skill, alias }, tokens, { from, to });
    return hit;
  }
  return null;
}
