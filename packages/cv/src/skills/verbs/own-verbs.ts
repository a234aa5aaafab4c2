import { entriesOf, type Pattern, type PatternIndex } from "../graph/pattern-index.ts";
import { subjectOf } from "../names/own-statement.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { SECTIONS_OF_WORK } from "../text/sections-of-work.ts";
import { isBreak, isJoint } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import { composedHit, isNewSkill } from "./composed-hits.ts";
import { keyOfVerb } from "./verb-key.ts";

/** Shorter verbs are too often something else: "I do", "I go", "I set". */
const MIN_VERB = 3;
/** What may follow a verb that says by itself what is done: "I plaster by hand", "I milk 240 heads", "we prune every winter". */
const AFTER_VERB =
  /^(?:the|an?|all|our|my|their|some|any|both|many|most|new|old|every|each|up|by|in|on|at|for|with|from|and|or|too|well|myself|daily|weekly|small|big|large|one|two|three|four|five|six|eight|ten|twelve|twenty|\d[\d.,]*)$/;
/** Verbs of any life: what they are of, only an object says. */
const OF_ANY_LIFE =
  /^(?:be|do|go|get|give|take|make|have|say|see|know|think|come|work|live|like|love|learn|study|help|start|stop|try|use|need|want|ask|tell|feel|look|lead|keep|hold|put|set|run|bring|leave|stay|join|move|change|meet|become|begin|believe|grow|build|handle|process|program|model|test|plan|support|serve|check|cover|care|report|record|track|target|price|share|lift|time|list|book|order|act|draw|block|rest|hear|listen|speak|talk|travel|walk|swim|sing|dance|play|fish|hunt|read|write|call|open|close|watch|wait|turn|finish|shop|sail|ride|save|spend|win|lose|fall|stand|sit|sleep|eat|drink|train|coach|mean|find|follow|deal|spot|land|host|trade|market|brand|risk|state|point|value|budget|bank|cast|frame|gather|group|range|light|wire|mind|mine|log|cut|fit|fold|post|stage|shoot|hire|recruit|onboard|drive|type|let)$/;

/**
 * Skills that are the gerund of the verb that the writer says of the work: "I milk 240 heads", "I tile, grout and
 * plaster", "Milk 240 heads". Which of them count the line of work says (`dropPlainVerbs`).
 */
export function ownVerbs(index: PatternIndex, read: ReadRun<DocumentRun>, taken: readonly Hit[]): Hit[] {
  const { tokens, run } = read;
  const isOfWork = SECTIONS_OF_WORK.has(run.group.section);
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const verb = tokens[at];
    if (verb === undefined || verb.symbol || !isOwnVerb(tokens, at, isOfWork)) continue;
    const pattern = gerundOf(index, verb.norm);
    if (pattern === undefined) continue;
    const { skill, alias } = pattern;
    if (!isNewSkill(skill, taken, hits)) continue;
    hits.push({ ...composedHit({ skill, alias }, tokens, { from: at, to: at + 1 }), plain: "said" });
  }
  return hits;
}

function isOwnVerb(tokens: readonly Token[], at: number, isOfWork: boolean): boolean {
  const norm = tokens[at]?.norm ?? "";
  if (norm.length < MIN_VERB || norm.endsWith("ing") || !/^[a-z]+$/.test(norm)) return false;
  const next = tokens[at + 1];
  if (next !== undefined && !isBreak(next) && !AFTER_VERB.test(next.norm) && !/[^s]s$/.test(next.norm))
    return false;
  const subject = subjectOf(tokens, at);
  // "The greenhouse grows tomatoes for a study; I water."
  if (subject !== null) return !isEnd(next) || isJoint(tokens[at - 1]) || isJoint(tokens[subject - 1]);
  return isOfWork && isHead(tokens, at) && isBeforeObject(next);
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || /^[.;:!?()]$/.test(token.norm);
}

/** At the head of its sentence, where a bullet leaves the "I" out. */
function isHead(tokens: readonly Token[], at: number): boolean {
  return /^(?:[.;:!?()]|)$/.test(tokens[at - 1]?.norm ?? "");
}

/** "Milk 240 cows", but not "Plaster and paint". */
function isBeforeObject(next: Token | undefined): boolean {
  return /^(?:the|an?|all|our|\d[\d.,]*)$/.test(next?.norm ?? "");
}

function gerundOf(index: PatternIndex, verb: string): Pattern | undefined {
  const stem = keyOfVerb(verb);
  if (OF_ANY_LIFE.test(stem) || OF_ANY_LIFE.test(`${stem}e`) || OF_ANY_LIFE.test(stem + (stem.at(-1) ?? "")))
    return undefined;
  for (const noun of [`${stem}ing`, `${stem}${stem.at(-1) ?? ""}ing`]) {
    const found = entriesOf(index, noun).find(({ words, pattern }) => words.length === 1 && isField(pattern));
    if (found) return found.pattern;
  }
  return undefined;
}

function isField({ skill, alias }: Pattern): boolean {
  return skill?.class === "domain" && !alias.foreign && (alias.use === "any" || alias.use === "listed");
}
