import { type Entry, entriesOf, type Pattern, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import { endsClause, endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isTaken } from "./composed-hits.ts";
import { keyOfActivity, keyOfVerb } from "./verb-key.ts";

/** Fields whose people name the work by the part that it is done to. */
const OF_PARTS: ReadonlySet<string> = new Set(
  "trades construction manufacturing transport agriculture".split(" "),
);
/** What an apprentice says of any such work. */
const DOES = /^(?:do|did|done|doing)$/;
const BEFORE_OBJECT = /^(?:the|some|all|all the|our|my|their|small|new|old)$/;
const MAX_WORDS = 2;
/** So many sure names of one field make a row of that field. */
const ROW = 2;
/** What is done to a part, in the order in which it goes without saying. */
const DEEDS = "fit install replace change repair service maintain hang lay clean".split(" ").map(keyOfVerb);

/**
 * The work by its parts, as people say it who have done it: "did brakes, exhausts and tyres", "servicing, brakes,
 * clutches, exhausts". Behind "did" the CV must be of handwork (`dropPlainVerbs`), in a row two names must be sure.
 */
export function plainObjects(index: PatternIndex, read: ReadRun, taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (const piece of piecesOf(read)) {
    if (isTaken(taken, piece)) continue;
    const beside = taken.filter(({ from, to }) => from >= piece.row.from && to <= piece.row.to);
    const groups = beside.flatMap(({ skill }) => (OF_PARTS.has(skill.field) ? skill.group : []));
    if (!piece.isDone && groups.length < ROW) continue;
    const named = partAt(index, read, piece, groups);
    if (named === null) continue;
    const hit = composedHit(named, read.tokens, piece);
    hits.push(piece.isDone ? { ...hit, plain: "parts" } : hit);
  }
  return hits;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Piece extends Range {
  /** It stands behind "did", or in a row that begins so. */
  readonly isDone: boolean;
  readonly row: Range;
}

/** The pieces between commas and conjunctions that are no longer than the name of a part. */
function piecesOf({ tokens }: ReadRun): Piece[] {
  return cut(tokens, { from: 0, to: tokens.length }, endsClause).flatMap((row) => {
    let isDone = false;
    return cut(tokens, row, isBreak).flatMap(({ from, to }) => {
      const isVerb = DOES.test(tokens[from]?.norm ?? "");
      const object = objectIn(tokens, { from: isVerb ? from + 1 : from, to });
      isDone = (isDone || isVerb) && object !== null;
      return object === null ? [] : [{ ...object, isDone, row }];
    });
  });
}

/** The stretches of the range between the tokens that end one. */
function cut(tokens: readonly Token[], range: Range, isEnd: (token: Token) => boolean): Range[] {
  const found: Range[] = [];
  let from = range.from;
  for (let at = range.from; at <= range.to; at += 1) {
    const token = tokens[at];
    if (at < range.to && token !== undefined && !isEnd(token)) continue;
    if (at > from) found.push({ from, to: at });
    from = at + 1;
  }
  return found;
}

/** What stands there up to its end or a preposition, without its article. */
function objectIn(tokens: readonly Token[], { from: begin, to: end }: Range): Range | null {
  let from = begin;
  while (from < end && BEFORE_OBJECT.test(tokens[from]?.norm ?? "")) from += 1;
  for (let to = from + 1; to <= Math.min(end, from + MAX_WORDS); to += 1)
    if (endsSegment(tokens, to)) return { from, to };
  return null;
}

function partAt(
  index: PatternIndex,
  { tokens, run }: ReadRun,
  { from, to }: Range,
  groups: readonly string[],
) {
  const words = tokens.slice(from, to);
  // One of many: "a door" is a thing, "doors" are work.
  if (!/s$/.test(run.text.slice(words[0]?.start, words.at(-1)?.end))) return null;
  let best: { readonly pattern: Pattern; readonly rank: number } | null = null;
  for (const entry of entriesOf(index, words[0]?.norm ?? "")) {
    const rank = rankOf(entry, words, groups);
    if (rank !== null && (best === null || rank < best.rank)) best = { pattern: entry.pattern, rank };
  }
  return best?.pattern.skill ? { skill: best.pattern.skill, alias: best.pattern.alias } : null;
}

/** Lower is better, and what is of the person's groups best of all; null where the name is of no work on these parts. */
function rankOf(
  { words: name, pattern: { skill, alias } }: Entry,
  parts: readonly Token[],
  groups: readonly string[],
): number | null {
  if (skill?.class !== "domain" || alias.foreign || !OF_PARTS.has(skill.field)) return null;
  if (!parts.every(({ norm }, at) => norm === name[at])) return null;
  const rank = rankOfDeed(name.slice(parts.length), alias.use === "listed");
  return rank === null || groups.includes(skill.group) ? rank : rank + DEEDS.length;
}

/** The bare word of a list comes first, then what is most often done to a part. */
function rankOfDeed(rest: readonly string[], isListed: boolean): number | null {
  if (rest.length === 0) return isListed ? -1 : null;
  const deed = rest.length === 1 ? keyOfActivity(rest[0] ?? "") : null;
  const at = deed === null ? -1 : DEEDS.indexOf(deed);
  return at < 0 ? null : at;
}
