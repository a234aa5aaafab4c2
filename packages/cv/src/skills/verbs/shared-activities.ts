import { wordSet } from "../../word-set.ts";
import { entriesOf, type PatternIndex } from "../graph/pattern-index.ts";
import { fieldsByHand } from "../names/fields-by-hand.ts";
import type { Hit } from "../names/read-run.ts";
import { isBreak, isJoint } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { areSynonyms } from "./verb-classes.ts";
import { keyOfActivity } from "./verb-key.ts";

/** Fields in which the same is done to one part after the other. */
const BY_HAND = fieldsByHand("engineering");

/** What an activity is done to has no more words: "brake pad". */
const MAX_WORDS = 3;
/** So many of them may share the activity. */
const MAX_PIECES = 4;

/**
 * "Engine oil and filter changing, brake pad and clutch plate replacing": the last of several things brings the activity
 * that is done to all. Only names that the graph has.
 */
export function sharedActivities(
  index: PatternIndex,
  tokens: readonly Token[],
  taken: readonly Hit[],
): Hit[] {
  const hits: Hit[] = [];
  for (const [at, { norm }] of tokens.entries()) {
    const activity = isLastOfPiece(tokens, at) ? keyOfActivity(norm) : null;
    const joint = activity === null ? null : jointBefore(tokens, at);
    if (activity === null || joint === null) continue;
    const pieces = piecesBefore(tokens, joint).filter((piece) => !isTaken(taken, piece));
    hits.push(...pieces.flatMap((piece) => nameOf(index, tokens, piece, activity) ?? []));
  }
  return hits;
}

function isTaken(taken: readonly Hit[], piece: Piece): boolean {
  return taken.some(({ from, to }) => from < piece.to && to > piece.from);
}

const BEHIND_ACTIVITY = wordSet("of on for in at by per to when");

function isLastOfPiece(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || isBreak(next) || BEHIND_ACTIVITY.has(next.norm);
}

/** The "and" in front of the piece that ends with the activity, which says what it is done to. */
function jointBefore(tokens: readonly Token[], activity: number): number | null {
  for (let at = activity - 2; at >= activity - 1 - MAX_WORDS; at -= 1) {
    const token = tokens[at];
    if (token === undefined) return null;
    if (/^(?:and|&|\/)$/.test(token.norm)) return at;
    if (token.symbol || isBreak(token)) return null;
  }
  return null;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The things in front of the "and", back to the first that is longer, or that something else leads to. */
function piecesBefore(tokens: readonly Token[], joint: number): Piece[] {
  const pieces: Piece[] = [];
  let to = joint;
  while (pieces.length < MAX_PIECES) {
    let from = to;
    while (from > 0 && to - from <= MAX_WORDS && !isEnd(tokens[from - 1])) from -= 1;
    if (from === to || to - from > MAX_WORDS) break;
    pieces.push({ from, to });
    if (tokens[from - 1]?.norm !== ",") break;
    to = from - 1;
  }
  return pieces;
}

function isEnd(token: Token | undefined): boolean {
  return (
    token === undefined || isBreak(token) || isJoint(token) || /^(?:of|with|including)$/.test(token.norm)
  );
}

/** The longest name of the piece's last words and the activity: "engine oil changing", or else "oil changing". */
function nameOf(
  index: PatternIndex,
  tokens: readonly Token[],
  { from, to }: Piece,
  activity: string,
): Hit | null {
  // "Sales coaching and exam preparation": what is done already is not done to.
  if (tokens.slice(from, to).some(({ norm }) => keyOfActivity(norm) !== null)) return null;
  for (let first = from; first < to; first += 1) {
    const words = tokens.slice(first, to).map(({ norm }) => norm);
    const names = entriesOf(index, words[0] ?? "").filter(
      (entry) =>
        entry.words.length === words.length + 1 && words.every((word, at) => word === entry.words[at]),
    );
    const isDone = (isSame: (key: string) => boolean) =>
      names.find((entry) => {
        const { skill, alias } = entry.pattern;
        const key = keyOfActivity(entry.words.at(-1) ?? "");
        const isOfHand = skill?.class === "domain" && BY_HAND.has(skill.field);
        return key !== null && isSame(key) && isOfHand && alias.use === "any" && !alias.foreign;
      });
    const found = isDone((key) => key === activity) ?? isDone((key) => areSynonyms(key, activity));
    if (!found?.pattern.skill) continue;
    const { skill, alias } = found.pattern;
    const start = tokens[first]?.start ?? 0;
    return {
      ...{ skill, alias, from: first, to, start, end: tokens[to - 1]?.end ?? start, verdict: "yes" },
      composed: true,
    };
  }
  return null;
}
