import type { Skill, SkillGraph } from "./compile-graph.ts";
import type { RawAlias } from "./parse-data.ts";
import type { Hit } from "./read-run.ts";
import { endsSegment, isBreak } from "./segments.ts";
import { type Token, tokenise } from "./tokenise.ts";
import { keyOfActivity, keyOfVerb } from "./verb-key.ts";

interface Named {
  readonly skill: Skill;
  readonly alias: RawAlias;
}

/** Names of activities by their verb and then by its object: "Wound dressing" under "dress" and "wound". */
export type VerbIndex = ReadonlyMap<string, ReadonlyMap<string, Named>>;

const NAME = /^[A-Za-z]+(?: [A-Za-z]+){1,2}$/;
const ENDS_LIKE_ACTIVITY =
  /(?:ing|ion|ment|enance|ysis|osis|al|ery|repair|design|control|support|overhaul|audit|sales)$/;

export function buildVerbIndex(graph: SkillGraph): VerbIndex {
  const index = new Map<string, Map<string, Named>>();
  for (const skill of graph.skills.values()) {
    if (skill.class !== "domain") continue;
    for (const alias of skill.aliases) {
      if (alias.use !== "any" || alias.foreign || !ENDS_LIKE_ACTIVITY.test(alias.text)) continue;
      if (!NAME.test(alias.text)) continue;
      const words = tokenise(alias.text).map((token) => token.norm);
      const verb = keyOfActivity(words.pop() ?? "");
      if (verb === null) continue;
      const objects = index.get(verb) ?? new Map<string, Named>();
      if (!objects.has(words.join(" "))) objects.set(words.join(" "), { skill, alias });
      index.set(verb, objects);
    }
  }
  return index;
}

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

/** "Dressed wounds and changed catheters": a verb at the start of a clause with its objects names the activity. */
export function verbObjects(index: VerbIndex, tokens: readonly Token[], taken: readonly Hit[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const word = tokens[at];
    const before = tokens[at - 1];
    if (word === undefined || word.symbol || !(before === undefined || isBreak(before) || isSubject(before)))
      continue;
    const key = keyOfVerb(word.norm);
    const objects = WEAK_VERB.has(key) ? undefined : index.get(key);
    if (objects === undefined) continue;
    let from = at + 1;
    for (let object = objectAt(objects, tokens, from); object; object = objectAt(objects, tokens, from)) {
      const { named, to } = object;
      const first = from === at + 1 ? at : object.from;
      const start = tokens[first]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? start;
      if (!taken.some((hit) => hit.to > object.from && hit.from < to))
        hits.push({ ...named, from: first, to, start, end, verdict: "yes" });
      if (!(tokens[to] && isBreak(tokens[to]))) break;
      from = to + 1;
    }
  }
  return hits;
}

/** Objects of any work at all. */
function isAnything(token: Token): boolean {
  return token.norm === "system" || token.norm === "process";
}

function isSubject(token: Token): boolean {
  return token.norm === "i" || token.norm === "we" || token.norm === "to";
}

function objectAt(objects: ReadonlyMap<string, Named>, tokens: readonly Token[], from: number) {
  let start = from;
  while (start - from < MAX_BETWEEN && BETWEEN.test(tokens[start]?.norm ?? "")) start += 1;
  for (let size = MAX_OBJECT; size > 0; size -= 1) {
    const to = start + size;
    const words = tokens.slice(start, to);
    const named = objects.get(words.map((token) => token.norm).join(" "));
    if (named && words.length === size && !words.some(isAnything) && endsSegment(tokens, to))
      return { named, from: start, to };
  }
  return null;
}
