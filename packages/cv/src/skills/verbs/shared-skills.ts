import { entriesNamed, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit } from "../names/read-run.ts";
import { isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { QUALIFIERS } from "../text/words.ts";

/** "Excellent analytical": how good, and what. */
const MAX_WORDS = 3;
const MAX_PIECES = 4;

/**
 * "Excellent analytical and communication skills", "organisational, numeracy and interpersonal skills": the word that
 * makes a name of the last makes one of each, where the graph has it.
 */
export function sharedSkills(index: PatternIndex, tokens: readonly Token[], taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const [at, { norm }] of tokens.entries()) {
    if (norm !== "skill") continue;
    for (const { from, to } of piecesBefore(tokens, at)) {
      if (taken.some((hit) => hit.from < to && hit.to > from)) continue;
      const named = nameOf(index, tokens, { from, to });
      if (named) hits.push(named);
    }
  }
  return hits;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The pieces of the row in front of the last one, which is a name by itself. */
function piecesBefore(tokens: readonly Token[], head: number): Piece[] {
  const pieces: Piece[] = [];
  let to = head;
  while (pieces.length <= MAX_PIECES) {
    const from = pieceStart(tokens, to);
    if (from === null) break;
    pieces.push({ from, to });
    if (!/^(?:,|and|&)$/.test(tokens[from - 1]?.norm ?? "")) break;
    to = from - 1;
    // The comma in front of an "and".
    if (tokens[to - 1]?.norm === ",") to -= 1;
  }
  return pieces.slice(1);
}

/** Null where the words in front are none, or more than a name has. */
function pieceStart(tokens: readonly Token[], to: number): number | null {
  let from = to;
  while (from > 0 && to - from <= MAX_WORDS) {
    const before = tokens[from - 1];
    if (before === undefined || isBreak(before) || /^(?:with|have|has|my|of)$/.test(before.norm)) break;
    from -= 1;
  }
  return from < to && to - from <= MAX_WORDS ? from : null;
}

function isPraise(token: Token | undefined): boolean {
  return token !== undefined && QUALIFIERS.has(token.norm);
}

function nameOf(index: PatternIndex, tokens: readonly Token[], { from, to }: Piece): Hit | null {
  for (let first = from; first < to && (first === from || isPraise(tokens[first - 1])); first += 1) {
    const words = [...tokens.slice(first, to).map(({ norm }) => norm), "skill"];
    const found = entriesNamed(index, words).find(
      ({ pattern }) => pattern.skill !== null && !pattern.alias.foreign,
    );
    if (!found?.pattern.skill) continue;
    const { skill, alias } = found.pattern;
    const start = tokens[first]?.start ?? 0;
    return { skill, alias, from: first, to, start, end: tokens[to - 1]?.end ?? start, verdict: "yes" };
  }
  return null;
}
