import type { Hit, ReadRun } from "../names/read-run.ts";
import { verbForm } from "../others/english/grammar/verbs.ts";
import { AGENTS } from "../others/people.data.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { isNounOfDeed } from "./foreign-activities.ts";
import { FILLER, HEADS, NO_HEADS, VERBS } from "./trade-pieces.data.ts";
import { isActivityWord } from "./unknown-activities.ts";

const MAX_WORDS = 3;
/** So many pieces of one sentence, known or named by their shape, vouch for each other. */
const ROW = 2;
/** "Trade refs" is an abbreviation of the office. */
const MIN_HEAD = 5;
const PEOPLE = new RegExp(
  `^(?:${AGENTS}|people|men|women|children|colleagues|customers|staff|crews?|teams?)$`,
);

/**
 * What the sentences of a trade name that the graph hardly knows: whole pieces of an enumeration ("fettling and knock
 * out", "birdcages, slung scaffolds"), those that name a deed beside each other, and things only beside a known skill.
 */
export function tradePieces({ tokens, negated, hits, run }: ReadRun, isForeign: boolean): TextRange[] {
  const pieces = piecesOf(tokens, run.text);
  const named = pieces.filter(
    (piece) => isFree(piece, hits) && (isForeign ? isForeignName : isName)(piece, tokens, run.text),
  );
  const known = pieces.filter((piece) => hits.some((hit) => isSureIn(hit, piece))).length;
  return named.flatMap(({ from, to, isObject }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (first === undefined || last === undefined || isWithin(negated, first.start)) return [];
    const isDeed = isForeign || isActivityWord(last.norm);
    const isVouched = isDeed
      ? known + named.length >= ROW
      : known > 0 && known + named.length > ROW && !isObject;
    return isVouched ? [{ start: first.start, end: last.end }] : [];
  });
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** What the verb in front of it was done to. */
  readonly isObject: boolean;
}

function piecesOf(tokens: readonly Token[], text: string): Piece[] {
  const found: Piece[] = [];
  // Whether the sentence begins with a bare verb.
  let isTold = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const before = tokens[at - 1];
    const isHead = before === undefined || ends(before, text);
    if (tokens[at]?.symbol || !(isHead || isBreak(before))) continue;
    const first = tokens[at]?.norm ?? "";
    if (isHead) isTold = isBare(first);
    const piece = VERBS.test(first) ? objectAt(tokens, at + 1) : nameAt(tokens, at, isTold);
    if (piece) found.push(piece);
  }
  return found;
}

function objectAt(tokens: readonly Token[], start: number): Piece | null {
  const range = pieceAt(tokens, start);
  return range && { ...range, isObject: true };
}

function nameAt(tokens: readonly Token[], start: number, isTold: boolean): Piece | null {
  // "Stalk hinds", "hang transformers": what a verb of any kind is done to, nobody knows.
  if (isTold && isBare(tokens[start]?.norm ?? "")) return null;
  const range = pieceAt(tokens, start);
  return range && { ...range, isObject: false };
}

/** The few words from `start` on up to the next break, without an article; null where they are more. */
function pieceAt(tokens: readonly Token[], start: number): Pick<Piece, "from" | "to"> | null {
  let from = start;
  while (/^(?:the|a|an|all)$/.test(tokens[from]?.norm ?? "")) from += 1;
  let to = from;
  while (to < tokens.length && to - from <= MAX_WORDS && !endsSegment(tokens, to)) to += 1;
  return to > from && to - from <= MAX_WORDS && endsSegment(tokens, to) ? { from, to } : null;
}

/** "Stalk", "hang": a verb as whoever writes a CV begins a sentence with it. */
function isBare(norm: string): boolean {
  return verbForm(norm)?.isBase === true;
}

function ends(token: Token, text: string): boolean {
  return /[.;:]/.test(text.slice(token.start, token.end));
}

function isFree({ from, to }: Piece, hits: readonly Hit[]): boolean {
  return !hits.some((hit) => hit.to > from && hit.from < to);
}

function isSureIn({ verdict, skill, from, to }: Hit, piece: Piece): boolean {
  return verdict === "yes" && skill.class !== "soft" && from >= piece.from && to <= piece.to;
}

function isName({ from, to, isObject }: Piece, tokens: readonly Token[], text: string): boolean {
  const words = tokens.slice(from, to);
  const head = words.at(-1);
  if (head === undefined) return false;
  const isPlain = words.every((word, at) => {
    const written = text.slice(word.start, word.end);
    if (!/^[A-Za-z][a-z]+(?:-[a-z]+)*$|^[A-Z]{2,5}\d?$/.test(written) || FILLER.test(word.norm)) return false;
    // A name in the middle of the sentence is a place or a firm, if nothing follows it.
    return from + at === 0 || !/^[A-Z][a-z]/.test(written) || at < words.length - 1;
  });
  if (!isPlain || NO_HEADS.test(head.norm) || PEOPLE.test(head.norm) || PEOPLE.test(`${head.norm}s`))
    return false;
  // "Errors fell", "samples spun" are clauses.
  const form = verbForm(text.slice(head.start, head.end).toLowerCase());
  if (words.length > 1 && (form?.isFinite || form?.isPast)) return false;
  if (words.length > 1) return head.norm.length >= MIN_HEAD;
  const written = text.slice(head.start, head.end);
  return !isObject && written.length > 4 && (isActivityWord(head.norm) || HEADS.test(head.norm));
}

function isForeignName({ from, to }: Piece, tokens: readonly Token[], text: string): boolean {
  const [word] = tokens.slice(from, to);
  const next = tokens[to];
  return (
    to - from === 1 &&
    (next === undefined || isBreak(next)) &&
    word !== undefined &&
    isNounOfDeed(text.slice(word.start, word.end))
  );
}
