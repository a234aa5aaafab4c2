import type { Hit } from "../names/read-run.ts";
import type { Token } from "../text/tokenise.ts";

/** A skill that no name in the text says: the words of the place do together, a verb and its object. */
export function composedHit(
  { skill, alias }: Pick<Hit, "skill" | "alias">,
  tokens: readonly Token[],
  { from, to }: Pick<Hit, "from" | "to">,
): Hit {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return { skill, alias, from, to, start, end, verdict: "yes", composed: true };
}

function hasSkill(hits: readonly Hit[], skill: Hit["skill"]): boolean {
  return hits.some((hit) => hit.skill === skill);
}

/** A skill that neither the text names nor other words of it do together. */
export function isNewSkill(
  skill: Hit["skill"] | null,
  taken: readonly Hit[],
  composed: readonly Hit[],
): skill is Hit["skill"] {
  return skill !== null && !hasSkill(taken, skill) && !hasSkill(composed, skill);
}

/** One of the hits stands upon words of the place. */
export function isTaken(hits: readonly Hit[], { from, to }: Pick<Hit, "from" | "to">): boolean {
  return hits.some((hit) => hit.to > from && hit.from < to);
}
