import { entriesNamed, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import { isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";

const JOINT = /^(?:and|&|\/)$/;

/**
 * In a list, what the first of two names leaves to the second: "purchase & sales ledger" lists the purchase ledger too,
 * "email and chat support" the support by email. Only where the graph knows both.
 */
export function sharedHeads(index: PatternIndex, tokens: readonly Token[], taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const { from, to } of taken) {
    const [before, first, joint] = [tokens[from - 3], tokens[from - 2], tokens[from - 1]];
    if (to - from < 2 || first === undefined || first.symbol || !JOINT.test(joint?.norm ?? "")) continue;
    if ((before !== undefined && !isBreak(before)) || taken.some((hit) => hit.to === from - 1)) continue;
    const head = tokens.slice(from + 1, to).map(({ norm }) => norm);
    const known = nameOf(index, [first.norm, ...head]);
    if (known === null) continue;
    hits.push({ ...known, from: from - 2, to: from - 1, start: first.start, end: first.end, verdict: "yes" });
  }
  return hits;
}

function nameOf(index: PatternIndex, name: readonly string[]): Pick<Hit, "skill" | "alias"> | null {
  for (const { pattern } of entriesNamed(index, name)) {
    const { skill, alias } = pattern;
    if (skill?.class === "domain" && !alias.foreign) return { skill, alias };
  }
  return null;
}
