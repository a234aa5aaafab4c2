import { wordSet } from "../../word-set.ts";
import type { PatternIndex } from "../graph/pattern-index.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import { isBreak, isJoint } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill } from "./composed-hits.ts";
import { isIrregularPast } from "./deed-lexicon.ts";
import { deeds } from "./deeds.ts";
import { verbObjects } from "./verb-objects.ts";

/** "Hydraulic pumps were", "all the distribution boards are": so long is what the work was done to. */
const MAX_OBJECT = 5;
const BE = wordSet("is are was were");
/** Between the parts of the verb. */
const ADVERB = /^(?:all|also|then|often|always|regularly|both|[a-z]{2,}ly)$/;
const DETERMINER = /^(?:the|a|an|all|our|my|both|every|each|some|new|old|\d+)$/;
/** What stands for somebody or for something said before: no object of which the sentence tells what it is. */
const NO_OBJECT =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|who|which|what|there|here|where|when|how|not|no|none|never|nobody|by|of|in|on|at|to|for|with|from|as|into|than|if|because|while)$/;

/**
 * Work told in the passive, with its verb in full: "Kitchens were fitted, floors laid and doors hung" is read as the
 * "fitted kitchens" that it stands for. "Had been" was before the writer's time, and "will be" is still to come; whose
 * work it is where somebody is named, `others` says.
 */
export function passives(index: PatternIndex, read: ReadRun, { taken, readsDeeds }: Reading): Hit[] {
  const { tokens } = read;
  const hits: Hit[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const verb = verbBehind(tokens, at);
    if (verb === null) continue;
    const object = objectBefore(tokens, at);
    if (object === null) continue;
    const clauses = [
      ...verbsFrom(tokens, verb).map((done) => ({ object, verb: done })),
      ...laterClauses(tokens, verb + 1),
    ];
    for (const clause of clauses)
      for (const hit of activeOf(index, read, clause, readsDeeds))
        if (isNewSkill(hit.skill, taken, hits)) hits.push(hit);
  }
  return hits;
}

interface Reading {
  /** Names that stand in the text. */
  readonly taken: readonly Hit[];
  readonly readsDeeds: boolean;
}

/** "Windows were installed": what was put in, not the system of that name. */
export function isPutIn({ skill, from, to }: Hit, found: readonly Hit[], tokens: readonly Token[]): boolean {
  return (
    skill.class === "tool" &&
    /^(?:are|were)$/.test(tokens[to]?.norm ?? "") &&
    found.some((hit) => hit.from === from && hit.to > to)
  );
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Clause {
  readonly object: Range;
  readonly verb: number;
}

/** The participle that the "were" at `at` leads to; null where none does. */
function verbBehind(tokens: readonly Token[], at: number): number | null {
  if (!BE.has(tokens[at]?.norm ?? "")) return null;
  let next = at + 1;
  while (ADVERB.test(tokens[next]?.norm ?? "") && !isParticiple(tokens[next])) next += 1;
  return isParticiple(tokens[next]) ? next : null;
}

/** Papers that are filled in are not filed, though both verbs have one key. */
function isParticiple(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !token.symbol &&
    token.norm !== "filled" &&
    (/[a-z]{2,}ed$/.test(token.norm) || isIrregularPast(token.norm) || SHORT.test(token.norm))
  );
}

/** Participles that are their verb. */
const SHORT = /^(?:cut|set|read|put|shut|cast|run|done|led)$/;

/** From the break before it: "all the hydraulic pumps". Its own nouns and what describes them, no clause. */
function objectBefore(tokens: readonly Token[], to: number): Range | null {
  let from = to;
  while (from > 0 && to - from <= MAX_OBJECT && !endsBefore(tokens[from - 1])) from -= 1;
  while (from < to && DETERMINER.test(tokens[from]?.norm ?? "")) from += 1;
  return rangeOf(tokens, from, to);
}

function endsBefore(token: Token | undefined): boolean {
  return token === undefined || isBreak(token);
}

function rangeOf(tokens: readonly Token[], from: number, to: number): Range | null {
  if (from >= to || to - from > MAX_OBJECT) return null;
  const words = tokens.slice(from, to);
  return words.some(({ norm, symbol }) => symbol || NO_OBJECT.test(norm)) ? null : { from, to };
}

/** "Wired, tested and labelled": all of them were done to it. */
function verbsFrom(tokens: readonly Token[], verb: number): number[] {
  const found = [verb];
  let at = verb + 1;
  while (isJoint(tokens[at])) {
    while (isJoint(tokens[at])) at += 1;
    if (!isParticiple(tokens[at]) || !endsVerb(tokens[at + 1])) break;
    found.push(at);
    at += 1;
  }
  return found;
}

function endsVerb(token: Token | undefined): boolean {
  return token === undefined || isBreak(token) || !/^[a-z]/.test(token.norm) || PREPOSITION.test(token.norm);
}

const PREPOSITION =
  /^(?:in|on|at|to|for|with|from|as|into|by|of|under|over|up|out|before|after|daily|weekly|monthly|[a-z]{3,}ly)$/;

/** "…, floors laid and doors hung": the same again, where "were" goes without saying. */
function laterClauses(tokens: readonly Token[], from: number): Clause[] {
  const found: Clause[] = [];
  let at = from;
  while (at < tokens.length && !isEnd(tokens[at])) {
    if (!isJoint(tokens[at])) {
      at += 1;
      continue;
    }
    while (isJoint(tokens[at])) at += 1;
    const start = at;
    while (at < tokens.length && at - start <= MAX_OBJECT && !isParticiple(tokens[at]) && !isStop(tokens[at]))
      at += 1;
    if (at === start || !isParticiple(tokens[at]) || !endsVerb(tokens[at + 1])) continue;
    const object = rangeOf(tokens, start, at);
    if (object !== null) found.push({ object, verb: at });
  }
  return found;
}

function isEnd(token: Token | undefined): boolean {
  return token !== undefined && /^[.;:!?()]$/.test(token.norm);
}

function isStop(token: Token | undefined): boolean {
  return token === undefined || isBreak(token) || BE.has(token.norm);
}

/** What the verb and its object name when they stand in the order of a plain sentence. */
function activeOf(index: PatternIndex, read: ReadRun, { object, verb }: Clause, readsDeeds: boolean): Hit[] {
  const done = read.tokens[verb];
  if (done === undefined) return [];
  const tokens = [done, ...read.tokens.slice(object.from, object.to)];
  const active: ReadRun = { ...read, run: inSmallLetters(read, object), tokens, hits: [], negated: [] };
  const named = verbObjects(index, active, []);
  const found = [...named, ...(readsDeeds ? deeds(index, active, { taken: [], named }) : [])];
  // "Cultures are plated" is of cultures, whatever the verb alone says.
  const ofObject = found.filter(({ from, to }) => to - from > 1);
  return (ofObject.length > 0 ? ofObject : found).map((hit) => ({
    ...composedHit(hit, read.tokens, { from: object.from, to: verb + 1 }),
    ...(hit.deed === undefined ? {} : { deed: hit.deed }),
  }));
}

/** "Supplier contracts were": behind its verb the first word has no capital. */
function inSmallLetters({ run, tokens }: ReadRun, { from }: Range): ReadRun["run"] {
  const start = tokens[from]?.start ?? 0;
  if (from > 0 && !isEnd(tokens[from - 1])) return run;
  const text = run.text.slice(0, start) + (run.text[start] ?? "").toLowerCase() + run.text.slice(start + 1);
  return { ...run, text };
}
