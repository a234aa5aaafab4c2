import { entriesOf, type Pattern, type PatternIndex } from "../graph/pattern-index.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import { isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill, isTaken } from "./composed-hits.ts";
import { isActivity, objectAt } from "./named-object.ts";
import { keyOfActivity, keyOfVerb } from "./verb-key.ts";

/** So many words may describe the object: "Overhauled multistage centrifugal pumps". */
const MAX_DESCRIBED = 2;
/**
 * "Dressed wounds and changed catheters": a verb at the start of a clause with its objects names the activity; so does
 * its noun with "of" ("installation and servicing of boilers").
 */
export function verbObjects(index: PatternIndex, read: ReadRun, taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  const { tokens } = read;
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const compound = compoundAt(index, tokens, at);
    if (compound && isNewSkill(compound.skill, taken, hits)) hits.push(compound);
    const alone = tradeVerbAt(index, tokens, at);
    if (alone && isNewSkill(alone.skill, taken, hits)) hits.push(alone);
    const doing = doingAt(tokens, at);
    if (doing !== null) addObjects(hits, doing, { index, read, taken });
  }
  return hits;
}

interface Known {
  readonly index: PatternIndex;
  readonly read: ReadRun;
  /** Names that stand in the text. */
  readonly taken: readonly Hit[];
}

/** Adds what a verb names with each of its objects that the text does not name itself. */
function addObjects(hits: Hit[], { at, key, objects }: Doing, { index, read, taken }: Known): void {
  const next = (from: number) =>
    objectAt(index, key, read, { from, described: from === objects ? MAX_DESCRIBED : 0 });
  let from = objects;
  for (let object = next(from); object; object = next(from)) {
    const { named, to } = object;
    const isKnown = isTaken(taken, object) || hasName(taken, named) || hasName(hits, named);
    const first = from === objects ? at : object.from;
    if (!isKnown) hits.push(composedHit(named, read.tokens, { from: first, to }));
    const end = read.tokens[to];
    if (end === undefined || !isBreak(end)) return;
    from = to + 1;
  }
}

function hasName(hits: readonly Hit[], { alias }: Pick<Hit, "alias">): boolean {
  return hits.some((hit) => hit.alias === alias);
}

/** The verb or the noun of an activity. */
interface Doing {
  readonly at: number;
  readonly key: string;
  /** Where its objects begin. */
  readonly objects: number;
}

function doingAt(tokens: readonly Token[], at: number): Doing | null {
  const word = tokens[at];
  if (word === undefined || word.symbol) return null;
  const objects = afterOf(tokens, at + 1);
  const noun = objects === null || hasOwnObject(tokens, at) ? null : keyOfActivity(word.norm);
  if (noun !== null && objects !== null) return { at, key: noun, objects };
  const before = tokens[at - 1];
  const isDoing =
    before === undefined ||
    // "Mise en place" places nothing.
    (isBreak(before) && before.norm !== "en") ||
    isSubject(before) ||
    isGerund(word, before) ||
    isAbility(tokens, at - 1);
  return isDoing ? { at, key: keyOfVerb(word.norm), objects: afterVerbs(tokens, at) } : null;
}

/** "Pump overhauling, changing of bearings": the first says already what it is done to. */
function hasOwnObject(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined || before.symbol || next?.norm !== ",") return false;
  return (
    !isBreak(before) && !/^(?:the|all|for|of|in|on|by|with|daily|regular|complete|full)$/.test(before.norm)
  );
}

/** "in charge of installing boilers", "by replacing pumps". */
function isGerund(word: Token, before: Token): boolean {
  return word.norm.endsWith("ing") && /^(?:of|in|by|for|with|when|while)$/.test(before.norm);
}

/** The place after the verb, and after those that share its object: "installed, serviced and repaired boilers". */
function afterVerbs(tokens: readonly Token[], at: number): number {
  const ending = /(?:ed|ing)$/.exec(tokens[at]?.norm ?? "")?.[0];
  let after = at + 1;
  while (ending && isListing(tokens[after])) {
    let next = after + 1;
    if (isListing(tokens[next])) next += 1;
    if (!tokens[next]?.norm.endsWith(ending)) break;
    after = next + 1;
  }
  return after;
}

/** "Spot welded panels", "pressure tested the system": what was done and how, in one verb. */
function compoundAt(index: PatternIndex, tokens: readonly Token[], at: number): Hit | null {
  const [first, verb] = [tokens[at], tokens[at + 1]];
  if (first === undefined || verb === undefined || first.symbol || !verb.norm.endsWith("ed")) return null;
  const before = tokens[at - 1];
  if (before !== undefined && !isBreak(before) && !isSubject(before)) return null;
  const key = keyOfVerb(verb.norm);
  const found = entriesOf(index, first.norm).find(
    ({ words, pattern }) =>
      words.length === 2 && isActivity(pattern) && keyOfActivity(words[1] ?? "") === key,
  );
  if (!found?.pattern.skill) return null;
  const { skill, alias } = found.pattern;
  return composedHit({ skill, alias }, tokens, { from: at, to: at + 2 });
}

/** Fields whose verbs are no words of the office. */
const TRADES: ReadonlySet<string> = new Set(
  "trades engineering manufacturing construction agriculture transport logistics hospitality services".split(
    " ",
  ),
);
/** Shorter ones are too often something else. */
const MIN_TRADE_VERB = 6;

/** Said of anything: readings are logged, papers stamped, pages turned. */
const OF_ANYTHING =
  /^(?:logged|stamped|turned|formed|rolled|finished|recorded|processed|trained|cycled|staged|boxed|banked)$/;

/** "Pasteurised 9,000 litres", "fettled castings": a verb that only one trade has says what was done. */
function tradeVerbAt(index: PatternIndex, tokens: readonly Token[], at: number): Hit | null {
  const verb = tokens[at];
  if (
    verb === undefined ||
    verb.symbol ||
    verb.norm.length < MIN_TRADE_VERB ||
    !verb.norm.endsWith("ed") ||
    !/[a-z]{3,}ed$/.test(verb.norm) ||
    OF_ANYTHING.test(verb.norm)
  )
    return null;
  const before = tokens[at - 1];
  if (before !== undefined && !isBreak(before) && !isSubject(before)) return null;
  const stem = keyOfVerb(verb.norm);
  for (const noun of [
    `${stem}ing`,
    `${stem}${stem.at(-1) ?? ""}ing`,
    `${stem.replace(/s$/, "z")}ation`,
    `${stem.replace(/at$/, "")}ation`,
  ]) {
    const named = entriesOf(index, noun).filter(({ words }) => words.length === 1);
    const found =
      named.find(({ pattern }) => isActivity(pattern)) ??
      (beginsWithDeed(tokens, at) ? named.find(({ pattern }) => isListed(pattern)) : undefined);
    if (!found?.pattern.skill || !TRADES.has(found.pattern.skill.field)) continue;
    const { skill, alias } = found.pattern;
    const hit = composedHit({ skill, alias }, tokens, { from: at, to: at + 1 });
    return alias.use === "listed" ? { ...hit, plain: "verb" } : hit;
  }
  return null;
}

/** "Skived, lasted and finished": the sentence begins with what was done, not with who did it. */
function beginsWithDeed(tokens: readonly Token[], at: number): boolean {
  return at === 0 || /ed$/.test(tokens[0]?.norm ?? "");
}

function isListed({ skill, alias }: Pattern): boolean {
  return skill?.class === "domain" && alias.use === "listed" && !alias.foreign;
}

/** The place after "of", where further activities may stand before it: "and servicing of". */
function afterOf(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (
    tokens[at] !== undefined &&
    isListing(tokens[at]) &&
    keyOfActivity(tokens[at + 1]?.norm ?? "") !== null
  )
    at += 2;
  return tokens[at]?.norm === "of" ? at + 1 : null;
}

/** A comma, "and": what joins the words of a list, but no end of a sentence. */
function isListing(token: Token | undefined): boolean {
  return token !== undefined && (token.symbol ? token.norm === "," || token.norm === "/" : isBreak(token));
}

/** "Can weld", "I can weld" and "I have welded", but not "so that guests can order". */
function isAbility(tokens: readonly Token[], at: number): boolean {
  const [before, helper] = [tokens[at - 1], tokens[at]?.norm ?? ""];
  if (helper === "can" && (before === undefined || isBreak(before))) return true;
  return /^(?:can|have|also|mainly|mostly|usually)$/.test(helper) && /^(?:i|we)$/.test(before?.norm ?? "");
}

function isSubject(token: Token): boolean {
  return token.norm === "i" || token.norm === "we" || token.norm === "to";
}
