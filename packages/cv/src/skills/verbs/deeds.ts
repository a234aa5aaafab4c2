import { wordSet } from "../../word-set.ts";
import type { PatternIndex } from "../graph/pattern-index.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import { endsSegment, isBreak, isJoint } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill } from "./composed-hits.ts";
import {
  type Deed,
  type DeedObject,
  deedsOf,
  entryOfDeed,
  isPast,
  keyOfDeed,
  objectWord,
} from "./deed-lexicon.ts";

/** So many words may describe the object: "took over 40 fasting blood samples". */
const MAX_DESCRIBED = 5;
/** So many words may stand between the parts of an object: "helped patients who cannot stand to wash". */
const MAX_GAP = 8;
/** So many objects one verb may have: "recorded pulse, temperature and weight". */
const MAX_PIECES = 4;

interface Known {
  /** Names that stand in the text. */
  readonly taken: readonly Hit[];
  /** What `verbObjects` made of the same verbs. */
  readonly named: readonly Hit[];
}

/** Everyday deeds by their verb and what it is done to: "took bloods", "ran the till and cashed up". */
export function deeds(index: PatternIndex, read: ReadRun, { taken, named }: Known): Hit[] {
  const hits: Hit[] = [];
  const { tokens } = read;
  const starts = sentenceStarts(tokens);
  for (let at = 0; at < tokens.length; at += 1)
    for (const deed of deedsOfWriter(read, at, starts[at] ?? at)) {
      const to = endIfDone(deed, read, at, named);
      const hit = to === null ? null : hitOf(deed, index, tokens, { from: at, to });
      if (hit && isNewSkill(hit.skill, taken, hits)) hits.push(hit);
    }
  return hits;
}

/** The skill that the graph has under the name of the deed; null where it has none. */
function hitOf(
  { name, broad }: Deed,
  index: PatternIndex,
  tokens: readonly Token[],
  place: Pick<Hit, "from" | "to">,
): Hit | null {
  const entry = entryOfDeed(index, name);
  if (!entry?.pattern.skill) return null;
  const { skill, alias } = entry.pattern;
  return { ...composedHit({ skill, alias }, tokens, place), deed: broad ? "broad" : "close" };
}

const NO_DEEDS: readonly Deed[] = [];

/** The deeds of a verb, at a place where the writer's stands and in a form that is the writer's. */
function deedsOfWriter({ tokens, run }: ReadRun, at: number, first: number): readonly Deed[] {
  const verb = tokens[at];
  if (verb === undefined || verb.symbol || !beginsDeed(tokens, at, first)) return NO_DEEDS;
  if (isThirdPerson(run.text, verb, tokens[first])) return NO_DEEDS;
  return deedsOf(keyOfDeed(verb.norm)) ?? NO_DEEDS;
}

/** The token after the deed; null where it is another, or is not plainly done, or has a closer name already. */
function endIfDone(deed: Deed, { tokens, run }: ReadRun, at: number, named: readonly Hit[]): number | null {
  const found = endOfDeed(deed, tokens, at);
  if (found === null) return null;
  const { to, isBare } = found;
  if (isBare && !isPlainlyDone(run.text, tokens, at)) return null;
  const yields = deed.broad || isBare;
  return yields && named.some((hit) => hit.from < to && hit.to > at && !hit.plain) ? null : to;
}

/** Before a verb whose subject is the writer. */
const BEFORE_VERB =
  /^(?:i|we|to|also|then|daily|regularly|often|always|later|sometimes|now|currently|occasionally|usually|personally|help|helped|helping|weekly|sole)$/;
const BEFORE_GERUND =
  /^(?:of|in|by|for|with|when|while|include|including|involved|includes|as|after|before)$/;

/** By token, the one that its sentence begins with. Found once for all: a sentence may be as long as a hostile file. */
function sentenceStarts(tokens: readonly Token[]): number[] {
  let first = 0;
  return tokens.map(({ norm }, at) => {
    const own = first;
    if (SENTENCE_END.test(norm)) first = at + 1;
    return own;
  });
}

const SENTENCE_END = /^[.;:!?]$/;

function beginsDeed(tokens: readonly Token[], at: number, first: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || SENTENCE_END.test(before.norm) || BEFORE_VERB.test(before.norm)) return true;
  if (before.norm === "in") return tokens[at]?.norm === "charge" || tokens[at]?.norm.endsWith("ing") === true;
  if (/^(?:can|have|mainly|mostly)$/.test(before.norm))
    return (before.norm === "can" && at - 1 === first) || /^(?:i|we)$/.test(tokens[at - 2]?.norm ?? "");
  if (isBreak(before)) return isPast(tokens[at]) || isVerbAtHead(tokens, first);
  return BEFORE_GERUND.test(before.norm) && (tokens[at]?.norm.endsWith("ing") ?? false);
}

/** "… and keeps its ledgers in PostgreSQL": what does so is no writer, but where the sentence begins so ("Cleans and bakes"). */
function isThirdPerson(text: string, verb: Token, head: Token | undefined): boolean {
  return endsInS(text, verb) && !endsInS(text, head);
}

/** "Vacuum tuning", "plates": without an object only the past and the gerund say that something was done. */
function isPlainlyDone(text: string, tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  if (verb === undefined) return false;
  if (text.slice(verb.start, verb.end).endsWith("ed") || BEFORE_NOUN.test(tokens[at + 1]?.norm ?? ""))
    return true;
  return !verb.norm.endsWith("ing") && !NOUN_TOO.test(verb.norm);
}

const NOUN_TOO =
  /^(?:interview|prep|book|order|stock|file|test|check|record|design|plan|cover|display|label|vacuum|plate|water|weed|sand|press|drill|haul|mic|map|varnish|lacquer|patrol|iron|proof|shelf|grade|range|lock|arrest|true|grind|hoover|shrink|weigh|print|paint|clean)$/;
const BEFORE_NOUN = /^(?:the|an?|all|our|my|up|down|new|old|two|three|four|five|six|eight|ten|twelve|\d+)$/;

function endsInS(text: string, token: Token | undefined): boolean {
  return token !== undefined && text[token.end - 1] === "s" && !token.norm.endsWith("s");
}

/** "Condition stems, wire buttonholes", but not "balayage, colour correction": what the sentence begins with is a verb, too. */
function isVerbAtHead(tokens: readonly Token[], first: number): boolean {
  let at = first;
  while (BEFORE_VERB.test(tokens[at]?.norm ?? "")) at += 1;
  const head = tokens[at];
  return head !== undefined && isVerb(head);
}

/** The token after the deed, or null where it is another. */
function endOfDeed(
  deed: Deed,
  tokens: readonly Token[],
  verb: number,
): { readonly to: number; readonly isBare: boolean } | null {
  if (deed.particles.length === 0 && deed.objects.some(isNothing) && endsPiece(tokens[verb + 1]))
    return { to: verb + 1, isBare: true };
  let from = afterVerbs(tokens, verb);
  for (const particle of deed.particles) {
    if (tokens[from]?.norm !== particle) return null;
    from += 1;
  }
  let best: number | null = null;
  const starts = NOUN_TOO.test(tokens[verb]?.norm ?? "") ? [from] : piecesFrom(tokens, from);
  for (const start of starts)
    for (const object of deed.objects) best = nearer(best, endOfObject(object, tokens, start));
  return best === null ? null : { to: best, isBare: best === from };
}

function nearer(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : Math.min(one, other);
}

/** Behind the verb and those that share its object: "file, shape and paint nails". */
function afterVerbs(tokens: readonly Token[], verb: number): number {
  let at = verb + 1;
  if (tokens[verb]?.norm.endsWith("ing") && isJoint(tokens[at])) return at;
  for (let more = 0; more < 3 && isJoint(tokens[at]); more += 1) {
    let next = at;
    while (isJoint(tokens[next])) next += 1;
    const word = tokens[next];
    if (word === undefined || word.symbol || !isVerb(word)) return at;
    at = next + 1;
  }
  return at;
}

/** Where its objects begin: right behind the verb, and behind the commas up to the next verb. */
function piecesFrom(tokens: readonly Token[], from: number): number[] {
  const starts = [from];
  for (let at = from; at < tokens.length && starts.length < MAX_PIECES; at += 1) {
    const token = tokens[at];
    if (token === undefined || (isBreak(token) && !isJoint(token))) break;
    if (!isJoint(token) || at === from) continue;
    const next = tokens[at + 1];
    if (next === undefined || isJoint(next)) continue;
    if (isVerb(next) || /^(?:i|we|the|an?|my|our)$/.test(next.norm)) break;
    starts.push(at + 1);
  }
  return starts;
}

function isVerb({ norm, symbol }: Token): boolean {
  return !symbol && (/(?:ed|ing)$/.test(norm) || deedsOf(keyOfDeed(norm)) !== undefined);
}

/** What may stand before the object and is none of it. */
function describes(token: Token | undefined): boolean {
  return token !== undefined && !isBreak(token) && !BEHIND_OBJECT.has(token.norm);
}

const BEHIND_OBJECT = wordSet(
  "in of for with on at from to by under into as via per during until when while who that which how",
);

function endOfObject(object: DeedObject, tokens: readonly Token[], from: number): number | null {
  const { head, tail, open } = object;
  if (head.length === 0) {
    if (tail === null) return open || (isNothing(object) && endsPiece(tokens[from])) ? from : null;
    return endOfTail(tail, open, tokens, from);
  }
  for (let start = from; start <= from + MAX_DESCRIBED; start += 1) {
    const end = isHere(head, tokens, start) ? endBehindHead(object, tokens, start + head.length) : null;
    if (end !== null) return end;
    if (!describes(tokens[start])) return null;
  }
  return null;
}

function isNothing({ head, tail, open }: DeedObject): boolean {
  return head.length === 0 && tail === null && !open;
}

/** "Shortlisted, arranged interviews": the verb is all of its piece. */
function endsPiece(next: Token | undefined): boolean {
  return next === undefined || isBreak(next);
}

function endBehindHead({ tail, open }: DeedObject, tokens: readonly Token[], to: number): number | null {
  if (tail !== null) return endOfTail(tail, open, tokens, to);
  return open || endsObject(tokens, to) ? to : null;
}

function endOfTail(
  tail: DeedObject["head"],
  open: boolean,
  tokens: readonly Token[],
  from: number,
): number | null {
  for (let at = from; at <= from + MAX_GAP && at < tokens.length; at += 1) {
    if (isHere(tail, tokens, at) && (open || endsObject(tokens, at + tail.length))) return at + tail.length;
    const token = tokens[at];
    if (token === undefined || (isBreak(token) && !isJoint(token))) return null;
    const next = tokens[at + 1];
    if (isJoint(token) && next !== undefined && isVerb(next)) return null;
  }
  return null;
}

function isHere(words: DeedObject["head"], tokens: readonly Token[], at: number): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    // The singular begins as its plural does.
    if (token === undefined || !word.mayBegin(token.norm)) return false;
    return word.has(token.norm) || word.has(objectWord(token.norm));
  });
}

/** What goes on about the deed and not about its object. */
const AFTER_OBJECT =
  /^(?:the|an?|my|our|their|his|her|its|who|which|that|they|it|not|up|down|off|out|over|through|back|away|onto|along|around|round|against|without|inside|outside|when|where|while|until|so|if|because|twice|once|each|every|all|is|are|was|were|daily|weekly|monthly|together|myself|themselves|safely|again|too|first|online|flush|this|these|those|both|next|last|beside|behind|between|like|only|using|including|\d[\d.,]*|[a-z]{4,}ly)$/;

function endsObject(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to]?.norm ?? "";
  return (next !== "of" && endsSegment(tokens, to)) || AFTER_OBJECT.test(next);
}
