import { entriesOf, type Pattern, type PatternIndex } from "./pattern-index.ts";
import type { Hit } from "./read-run.ts";
import { endsSegment, isBreak } from "./segments.ts";
import type { Token } from "./tokenise.ts";
import { keyOfActivity, keyOfVerb } from "./verb-key.ts";

/** What may stand between the verb and its object. */
const BETWEEN =
  /^(?:the|a|an|all|our|my|their|its|any|various|different|daily|weekly|monthly|yearly|annual|quarterly|new|over|up|to|more|than|about|around|some|both|\d[\d.,]*)$/;
const MAX_BETWEEN = 3;
const MAX_OBJECT = 2;
/** Verbs of any work: their object says it, and it must be said as a name. */
const WEAK_VERB: ReadonlySet<string> = new Set(
  [
    "do",
    "make",
    "take",
    "give",
    "run",
    "lead",
    "use",
    "work",
    "support",
    "help",
    "meet",
    "count",
    "write",
    "close",
  ].map(keyOfVerb),
);

/**
 * "Dressed wounds and changed catheters": a verb at the start of a clause with its objects names the activity; so does
 * its noun with "of" ("installation and servicing of boilers").
 */
export function verbObjects(index: PatternIndex, tokens: readonly Token[], taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const doing = doingAt(tokens, at);
    if (doing === null || WEAK_VERB.has(doing.key)) continue;
    const next = (start: number) => objectAt(index, doing.key, tokens, start);
    let from = doing.objects;
    for (let object = next(from); object; object = next(from)) {
      const { named, to } = object;
      const first = from === doing.objects ? at : object.from;
      const start = tokens[first]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      const isKnown = [...taken, ...hits].some(
        (hit) => hit.skill === named.skill || (taken.includes(hit) && hit.to > object.from && hit.from < to),
      );
      if (!isKnown) hits.push({ ...named, from: first, to, start, end, verdict: "yes" });
      if (!(tokens[to] && isBreak(tokens[to]))) break;
      from = to + 1;
    }
  }
  return hits;
}

/** The verb or the noun of an activity at that place, and where its objects begin. */
function doingAt(
  tokens: readonly Token[],
  at: number,
): { readonly key: string; readonly objects: number } | null {
  const word = tokens[at];
  if (word === undefined || word.symbol) return null;
  const objects = afterOf(tokens, at + 1);
  const noun = objects === null ? null : keyOfActivity(word.norm);
  if (noun !== null && objects !== null) return { key: noun, objects };
  const before = tokens[at - 1];
  return before === undefined || isBreak(before) || isSubject(before)
    ? { key: keyOfVerb(word.norm), objects: at + 1 }
    : null;
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

/** Objects of any work at all. */
function isAnything(token: Token): boolean {
  return token.norm === "system" || token.norm === "process";
}

function isSubject(token: Token): boolean {
  return token.norm === "i" || token.norm === "we" || token.norm === "to";
}

/** The object after the verb: "wounds" where the graph has "Wound dressing" and the verb is "dress". */
function objectAt(index: PatternIndex, verb: string, tokens: readonly Token[], from: number) {
  let start = from;
  while (start - from < MAX_BETWEEN && BETWEEN.test(tokens[start]?.norm ?? "")) start += 1;
  const first = tokens[start];
  if (first === undefined || first.symbol) return null;
  const names = entriesOf(index, first.norm);
  for (let size = MAX_OBJECT; size > 0; size -= 1) {
    const to = start + size;
    const object = tokens.slice(start, to);
    if (object.length < size || object.some(isAnything) || !endsSegment(tokens, to)) continue;
    const found = names.find((entry) => isDoneTo(object, entry.words, verb) && isActivity(entry.pattern));
    if (found?.pattern.skill)
      return { named: { skill: found.pattern.skill, alias: found.pattern.alias }, from: start, to };
  }
  return null;
}

/** "wound" + "dressing" for the object "wounds" of the verb "dress". */
function isDoneTo(object: readonly Token[], words: readonly string[], verb: string): boolean {
  return (
    words.length === object.length + 1 &&
    object.every((token, index) => token.norm === words[index]) &&
    keyOfActivity(words.at(-1) ?? "") === verb
  );
}

function isActivity({ skill, alias }: Pattern): boolean {
  return skill?.class === "domain" && alias.use === "any" && !alias.foreign;
}
