import { entriesOf, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import { endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { keyOfActivity } from "./verb-key.ts";

/**
 * Names that share a word with their neighbour: "boiler installation and servicing" names boiler servicing too, and
 * "disperse and acid dyeing" disperse dyeing.
 */
export function sharedWords(index: PatternIndex, tokens: readonly Token[], taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.symbol || !isBreak(token) || isTaken(taken, at)) continue;
    const [first, second] = [tokens[at - 2], tokens[at - 1]];
    const [third, fourth] = [tokens[at + 1], tokens[at + 2]];
    if (second === undefined || third === undefined || second.symbol || third.symbol) continue;
    const isTail = endsAsActivity(tokens, at + 1);
    if (first && !first.symbol && isTail && !isTaken(taken, at + 1) && keyOfActivity(second.norm) !== null)
      add(hits, named(index, first, third), { from: at + 1, to: at + 2, tokens });
    const isHead = endsAsActivity(tokens, at + 2);
    // "Attestation of deeds and land registration": deeds are what the name before them is of.
    const isObject = first?.norm === "of" && isTaken(taken, at - 3);
    if (fourth && isHead && !isObject && !isTaken(taken, at - 1) && beginsName(first))
      add(hits, named(index, second, fourth), { from: at - 1, to: at, tokens });
  }
  return hits;
}

/** An activity that ends its piece, or goes on with what it is done to: "testing of web applications". */
function endsAsActivity(tokens: readonly Token[], at: number): boolean {
  if (keyOfActivity(tokens[at]?.norm ?? "") === null) return false;
  return endsSegment(tokens, at + 1) || OF_WHAT.test(tokens[at + 1]?.norm ?? "");
}

const OF_WHAT = /^(?:of|for|in|on|with)$/;

/** Behind a break, or behind what it is done in: "experience in manual and automation testing". */
function beginsName(before: Token | undefined): boolean {
  return before === undefined || isBreak(before) || /^(?:in|of|with|including)$/.test(before.norm);
}

function isTaken(taken: readonly Hit[], at: number): boolean {
  return taken.some((hit) => at >= hit.from && at < hit.to);
}

function named(index: PatternIndex, first: Token, second: Token): Pick<Hit, "skill" | "alias"> | null {
  for (const { words, pattern } of entriesOf(index, first.norm)) {
    const { skill, alias } = pattern;
    if (words.length !== 2 || words[1] !== second.norm || skill === null) continue;
    if (skill.class === "domain" && alias.use === "any" && !alias.foreign) return { skill, alias };
  }
  return null;
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

function add(hits: Hit[], reading: Pick<Hit, "skill" | "alias"> | null, { from, to, tokens }: Place): void {
  if (reading === null) return;
  const start = tokens[from]?.start ?? 0;
  hits.push({ ...reading, from, to, start, end: tokens[to - 1]?.end ?? start, verdict: "yes" });
}
