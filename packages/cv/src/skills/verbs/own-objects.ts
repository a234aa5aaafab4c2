import { fieldsByHand } from "../names/fields-by-hand.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { SECTIONS_OF_WORK } from "../text/sections-of-work.ts";
import { endsSegment, isJoint } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { isPast } from "./deed-lexicon.ts";
import {
  BEFORE_OBJECT,
  BEFORE_ROUTINE,
  TAIL_OF_OBJECT,
  VERBS_OF_PAPERS,
  VERBS_OF_WORK,
} from "./own-objects.data.ts";
import { keyOfVerb } from "./verb-key.ts";

/** So many words may stand between the verb and the name. */
const MAX_BETWEEN = 3;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const keysOf = (verbs: string): ReadonlySet<string> => new Set(verbs.split(" ").map(keyOfVerb));
const OF_PAPERS = keysOf(VERBS_OF_PAPERS);
const OF_WORK = keysOf(VERBS_OF_WORK);
const BETWEEN = setOf(BEFORE_OBJECT);
const ROUTINE = setOf(BEFORE_ROUTINE);
const TAIL = setOf(TAIL_OF_OBJECT);

/** Fields in which a thing is worked on by hand or handed over: there the activity must be named. */
const OF_THINGS = fieldsByHand("engineering");

/**
 * The names of the stretch that are what its writer did, though no activities: the object of the verb that the sentence begins
 * with ("kept the petty cash", "drafted the business continuity plan"), or its head where it has no verb ("annual stock
 * counts at three stores"). `object` is "sure" where name and verb say so by themselves, and "of-line" where the rest
 * of the CV has to be of that work.
 */
export function ownObjects({ run, tokens, hits }: ReadRun<DocumentRun>): ReadonlyMap<Hit, OwnObject> {
  const found = new Map<Hit, OwnObject>();
  if (run.style !== "prose" || !SECTIONS_OF_WORK.has(run.group.section)) return found;
  let last: Hit | null = null;
  for (const hit of hits) {
    if (!isDoubtful(hit) || !isComplete(hit, tokens)) continue;
    const said = saidOf(hit, tokens) ?? (last && isNext(last, hit, tokens) ? found.get(last) : undefined);
    if (said === undefined) continue;
    found.set(hit, said === "sure" && isWholeName(hit) ? said : "of-line");
    last = hit;
  }
  return found;
}

export type OwnObject = "sure" | "of-line";

function saidOf(hit: Hit, tokens: readonly Token[]): OwnObject | undefined {
  const verb = verbBefore(hit, tokens);
  if (verb !== null && OF_PAPERS.has(verb)) return "sure";
  return verb !== null || isRoutine(hit, tokens) ? "of-line" : undefined;
}

function isWholeName({ alias, skill, from, to }: Hit): boolean {
  return alias.use === "any" && to - from > 1 && !OF_THINGS.has(skill.field);
}

function isDoubtful({ skill, alias, verdict }: Hit): boolean {
  return verdict !== "yes" && skill.class === "domain" && !alias.foreign;
}

/** "I write the job adverts now", "built the three-statement model used in …". */
const BEHIND_OBJECT = /^(?:now|myself|alone|together|used|that|which|so)$/;

/** The piece of the sentence ends behind the name, or behind a word for its plan, its paper or its occasion. */
function isComplete({ to }: Hit, tokens: readonly Token[]): boolean {
  return (
    endsSegment(tokens, to) ||
    BEHIND_OBJECT.test(tokens[to]?.norm ?? "") ||
    (TAIL.has(tokens[to]?.norm ?? "") && endsSegment(tokens, to + 1))
  );
}

/** "Prepared test cases and status reports": the same verb goes on. */
function isNext(before: Hit, hit: Hit, tokens: readonly Token[]): boolean {
  const between = tokens.slice(before.to, hit.from).filter((token) => !BETWEEN.has(token.norm));
  return between.length > 0 && between.length <= 2 && between.every((token) => isJoint(token));
}

/** The key of its verb, which stands at the head of the sentence, or as a past behind a comma: "…, and kept the petty cash". */
function verbBefore({ from }: Hit, tokens: readonly Token[]): string | null {
  let at = from - 1;
  while (at > 0 && from - at <= MAX_BETWEEN && isBetween(tokens[at])) at -= 1;
  const verb = tokens[at];
  if (verb === undefined || verb.symbol) return null;
  const key = keyOfVerb(verb.norm);
  if (!OF_PAPERS.has(key) && !OF_WORK.has(key)) return null;
  const isLater = isPast(verb) && isPast(tokens[0]) && isJoint(tokens[at - 1] ?? verb);
  return isHead(tokens, at) || isLater ? key : null;
}

function isBetween(token: Token | undefined): boolean {
  return token !== undefined && (BETWEEN.has(token.norm) || /^\d[\d.,]*$/.test(token.norm));
}

function isHead(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before === undefined ||
    /^[.;:!?–—]$/.test(before.norm) ||
    (/^(?:i|we|to|and)$/.test(before.norm) && isHead(tokens, at - 1))
  );
}

/** "Monthly consolidation in SAP BPC", "working capital reviews with sales": the sentence begins with it and has no verb before it. */
function isRoutine({ from, to }: Hit, tokens: readonly Token[]): boolean {
  let at = from;
  while (at > 0 && ROUTINE.has(tokens[at - 1]?.norm ?? "")) at -= 1;
  const before = tokens[at - 1];
  const isFirst = before === undefined || /^[.;]$/.test(before.norm);
  return isFirst && (at < from || TAIL.has(tokens[to]?.norm ?? ""));
}
