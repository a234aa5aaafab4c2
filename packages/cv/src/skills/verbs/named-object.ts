import { entriesOf, type Pattern, type PatternIndex } from "../graph/pattern-index.ts";
import type { ReadRun } from "../names/read-run.ts";
import { endsSegment } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { PRODUCT_TAIL } from "../text/words.ts";
import { areSynonyms } from "./verb-classes.ts";
import { keyOfActivity, keyOfVerb } from "./verb-key.ts";

/** What may stand between the verb and its object. */
const BETWEEN =
  /^(?:the|a|an|all|our|my|their|its|any|various|different|daily|weekly|monthly|yearly|annual|quarterly|new|over|up|to|more|than|about|around|some|both|\d[\d.,]*)$/;
const MAX_BETWEEN = 3;
const MAX_OBJECT = 3;
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

/** Verbs of any work that still say one thing of an object: "ran the bridge saw" is its operation. */
const OPERATING: ReadonlySet<string> = new Set(["run", "use"].map(keyOfVerb));

interface Place {
  readonly from: number;
  /** So many words may describe the object: "Overhauled multistage centrifugal pumps". */
  readonly described: number;
}

/** The object after the verb: "wounds" where the graph has "Wound dressing" and the verb is "dress". */
export function objectAt(index: PatternIndex, verb: string, read: ReadRun, { from, described }: Place) {
  const { tokens } = read;
  let start = from;
  while (start - from < MAX_BETWEEN && BETWEEN.test(tokens[start]?.norm ?? "")) start += 1;
  const last = start + (OPERATING.has(verb) ? 0 : described);
  for (let at = start; at <= last; at += 1) {
    const found = namedObject(index, verb, tokens, at);
    if (found && !(at > start && isProduct(tokens[found.to - 1]))) return { ...found, from: start };
    if (!describes(read, at)) return null;
  }
  return null;
}

/** A word before the object that says which: no verb, no name and no end. */
function describes({ tokens, run }: ReadRun, at: number): boolean {
  const word = tokens[at];
  if (word === undefined || word.symbol || endsSegment(tokens, at + 1)) return false;
  if (
    /^(?:down|up|off|out|in|on|to|from|with|at|by|as|away|over|back|of|per|against|without|into)$/.test(
      word.norm,
    )
  )
    return false;
  return !/(?:ed|ing|ly)$/.test(word.norm) && !/^\p{Lu}/u.test(run.text.slice(word.start, word.end));
}

/** What the work was done for: "tested a school management product". */
function isProduct(word: Token | undefined): boolean {
  return word !== undefined && PRODUCT_TAIL.has(word.norm);
}

function namedObject(index: PatternIndex, verb: string, tokens: readonly Token[], start: number) {
  const first = tokens[start]?.norm ?? "";
  const own = entriesOf(index, first);
  const names = isShortPlural(first) ? [...own, ...entriesOf(index, first.slice(0, -1))] : own;
  if (names.length === 0) return null;
  for (let size = MAX_OBJECT; size > 0; size -= 1) {
    const to = start + size;
    const object = tokens.slice(start, to);
    if (WEAK_VERB.has(verb) && object.some(isDoneAnywhere)) continue;
    if (object.length < size || object.some(isAnything) || !endsObject(tokens, to)) continue;
    const ofObject = names.filter(({ words, pattern }) => isNameOf(object, words) && isActivity(pattern));
    const fit = (isSame: (activity: string) => boolean) =>
      ofObject.find(({ words }) => isDone(words, isSame));
    const found =
      fit((activity) => isSaid(activity, verb, size)) ?? fit((activity) => isMeant(activity, verb));
    if (found?.pattern.skill)
      return { named: { skill: found.pattern.skill, alias: found.pattern.alias }, to };
  }
  return null;
}

/** "cars", "nets": a plural that the words of the index keep as it stands. */
function isShortPlural(word: string): boolean {
  return word.length === 4 && /[^su]s$/.test(word);
}

/** Weak verbs that are in the names of crafts: candle making, swab taking. */
const CRAFT_VERBS: ReadonlySet<string> = new Set(["make", "take"].map(keyOfVerb));

function isMeant(activity: string, verb: string): boolean {
  return (!WEAK_VERB.has(verb) || OPERATING.has(verb)) && areSynonyms(activity, verb);
}

/** The verb is the name's own and says something, or its object does: "made candles", "wrote incident reports". */
function isSaid(activity: string, verb: string, words: number): boolean {
  return activity === verb && (!WEAK_VERB.has(verb) || CRAFT_VERBS.has(verb) || words > 1);
}

/** "wound" + "dressing" for the object "wounds". */
function isNameOf(object: readonly Token[], words: readonly string[]): boolean {
  return words.length === object.length + 1 && object.every((token, index) => isWord(token, words[index]));
}

/** "wound" + "dressing" for the verb "dress". */
function isDone(words: readonly string[], isSame: (activity: string) => boolean): boolean {
  const activity = keyOfActivity(words.at(-1) ?? "");
  return activity !== null && isSame(activity);
}

function isWord(token: Token, word: string | undefined): boolean {
  return token.norm === word || (isShortPlural(token.norm) && token.norm.slice(0, -1) === word);
}

export function isActivity({ skill, alias }: Pattern): boolean {
  return skill?.class === "domain" && alias.use === "any" && !alias.foreign;
}

/** Words that go on about the work and not about its object: "tuned pianos aurally", "welded pipes up to 12 inches". */
const AFTER_OBJECT =
  /^(?:up|so|when|where|that|which|until|along|against|without|through|over|under|around|first|back|down|together|himself|herself|myself|own|inline|onsite|online|[a-z]{4,}ly)$/;

function endsObject(tokens: readonly Token[], to: number): boolean {
  return endsSegment(tokens, to) || AFTER_OBJECT.test(tokens[to]?.norm ?? "");
}

/** What is made and taken in every office. */
function isDoneAnywhere(token: Token): boolean {
  return /^(?:tea|coffee|decision|call|policy|note|part|charge|care|lead)$/.test(token.norm);
}

/** Objects of any work at all. */
function isAnything(token: Token): boolean {
  return token.norm === "system" || token.norm === "process";
}
