import type { SkillClass } from "../graph/parse-data.ts";
import { endsSegment, fillsSegment, isBreak } from "../text/segments.ts";
import { TOOL_HEAD } from "../text/words.ts";
import { isMostlySkills } from "./enumerations.ts";
import { hasObjectBehind, takesAnyObject } from "./foreign-name.ts";
import { kinOf } from "./kin-fields.ts";
import { type Hit, keepHits, type ReadRun } from "./read-run.ts";
import { isWorkedIn, standsLikeTool } from "./stands-like-tool.ts";
import { isTermOfCalling } from "./term-of-calling.ts";

/** How near, in tokens, another skill must stand to vouch for an ambiguous name. */
const NEAR = 14;
/** In tokens, with room to spare. */
const LONGEST_NAME = 50;
/** So many ambiguous neighbours make a row: "Go, Rust and Swift" with nothing sure about. */
const ROW = 3;
const LIST_WORD = /^(?:and|or|und|et|y|e)$/;
/** So many different sure skills of a field make it the document's field. */
const FIELD_SKILLS = 3;
/** So many different sure activities of a field make it the person's trade. */
const TRADE_SKILLS = 3;

/** So many different sure skills of kindred fields make it the person's line of work. */
const LINE_OF_WORK = 3;

/**
 * Decides the names that need company, with the sure ones of the whole document known. `calling` are the groups of
 * the occupations that the titles of the CV name: "VAT returns every quarter" of an accountant needs nothing else.
 * `vouches` says what else bears a name out.
 */
export function settleCompany<R extends ReadRun>(
  reads: readonly R[],
  { calling }: { readonly calling: ReadonlySet<string> },
  vouches: (hit: Hit, read: R) => boolean = () => false,
): readonly R[] {
  const fields = countFields(reads, "tool");
  const trades = countFields(reads, "domain");
  const kin = countKin(reads);
  const context = { fields, trades, kin, calling };
  return keepHits(
    reads,
    (hit, read) => hit.verdict === "yes" || isVouchedFor(hit, read, context) || vouches(hit, read),
  );
}

/** Different sure skills of the whole document, by field. */
type Counts = ReadonlyMap<string, number>;

interface Context {
  /** Of tools. */
  readonly fields: Counts;
  /** Of activities. */
  readonly trades: Counts;
  /** Of both, by line of work. */
  readonly kin: Counts;
  /** Groups of skills, by id. */
  readonly calling: ReadonlySet<string>;
}

function countFields(reads: readonly ReadRun[], kind: SkillClass): Counts {
  const seen = new Map<string, Set<string>>();
  for (const { hits } of reads) {
    for (const { skill, verdict } of hits) {
      if (verdict !== "yes" || skill.class !== kind) continue;
      seen.set(skill.field, (seen.get(skill.field) ?? new Set()).add(skill.id));
    }
  }
  return new Map([...seen].map(([field, ids]) => [field, ids.size]));
}

function countKin(reads: readonly ReadRun[]): Counts {
  const sure = reads.flatMap(({ hits }) => hits.filter(({ verdict }) => verdict === "yes"));
  const skills = new Set(sure.map(({ skill }) => skill));
  const counts = new Map<string, number>();
  for (const { field } of [...skills].filter((skill) => skill.class !== "soft"))
    counts.set(kinOf(field), (counts.get(kinOf(field)) ?? 0) + 1);
  return counts;
}

function isVouchedFor(hit: Hit, read: ReadRun, context: Context): boolean {
  if (hit.object && isOfLine(hit, context)) return true;
  if (hit.verdict === "if-alone")
    return isNamedAlone(hit, read, context) || (hit.alias.foreign === true && rowLength(hit, read) > 1);
  if (isDoneToObject(hit, read)) return true;
  return hit.skill.class === "tool"
    ? isToolVouchedFor(hit, read, context)
    : isWorkVouchedFor(hit, read, context);
}

/** By a sure tool near it, by a row, by work that is done in it, or as a tool in a CV of its field. */
function isToolVouchedFor(hit: Hit, read: ReadRun, { fields, calling }: Context): boolean {
  const sureNear = kindredNear(hit, read).filter(({ verdict }) => verdict === "yes");
  if (sureNear.some(({ skill }) => skill.class === "tool") || isJoinedInList(hit, read)) return true;
  const { field } = hit.skill;
  const row = rowLength(hit, read);
  if (row >= ROW || (row > 1 && fields.has(field) && hasRowHead(hit, read))) return true;
  // "Go", "R": too short for the rest of the CV to bear them out.
  if (hit.end - hit.start <= 2) return false;
  if (isWorkedIn(hit, read)) return true;
  const isOfField = (fields.get(field) ?? 0) >= FIELD_SKILLS || isOfSoftware(hit, calling);
  return (isOfField || sureNear.length > 0) && standsLikeTool(hit, read);
}

/** An activity or a trait: by a row, by the person's line of work, or as a piece of the sentence. */
function isWorkVouchedFor(hit: Hit, read: ReadRun, context: Context): boolean {
  return (
    rowLength(hit, read) > 1 ||
    isPhraseOfWork(hit, read, context.kin) ||
    isPhraseOfCalling(hit, read, context.calling) ||
    isTermOfCalling(hit, read.tokens, context.calling) ||
    isMostlySkills(hit, read) ||
    isNamedAlone(hit, read, context)
  );
}

/** Groups of those who write software and look after data: their tools need no others beside them. */
const SOFTWARE: ReadonlySet<string> = new Set([
  "programming-languages",
  "backend",
  "web-frontend",
  "mobile",
  "databases",
  "cloud-devops",
  "data-analytics",
  "machine-learning",
  "software-testing",
]);

/** "Cover the flows in Cypress" of a front-end developer. */
function isOfSoftware({ skill }: Hit, calling: ReadonlySet<string>): boolean {
  return skill.field === "technology" && [...calling].some((group) => SOFTWARE.has(group));
}

/** "Kept the petty cash" of a bookkeeper. */
function isOfLine({ skill }: Hit, { kin, calling }: Context): boolean {
  return calling.has(skill.group) || (kin.get(kinOf(skill.field)) ?? 0) >= LINE_OF_WORK;
}

/** "Limpieza del local": an activity of any object, named in another language at the head of its piece. */
function isDoneToObject({ alias, skill, from, to }: Hit, { tokens }: ReadRun): boolean {
  const before = tokens[from - 1];
  return (
    alias.foreign === true &&
    skill.id !== "sales" &&
    takesAnyObject(skill.id) &&
    hasObjectBehind(tokens, to) &&
    (before === undefined || isBreak(before))
  );
}

function isNear(hit: Hit, other: Hit): boolean {
  return other.to > hit.from ? other.from - hit.to <= NEAR : hit.from - other.to <= NEAR;
}

/** Other names of the field that stand near this one. */
function kindredNear(hit: Hit, read: ReadRun): Hit[] {
  const kindred = kindredOf(hit, read);
  const at = kindred.indexOf(hit);
  let first = at;
  while (hit.from - (kindred[first - 1]?.from ?? Number.NEGATIVE_INFINITY) <= NEAR + LONGEST_NAME) first -= 1;
  let last = at;
  while ((kindred[last + 1]?.from ?? Number.POSITIVE_INFINITY) - hit.to <= NEAR) last += 1;
  return kindred.slice(first, last + 1).filter((other) => other !== hit && isNear(hit, other));
}

/** All names of its field in the order they stand, found once for the run: a line may hold thousands. */
function kindredOf({ skill }: Hit, { hits }: ReadRun): readonly Hit[] {
  const known = BY_FIELD.get(hits) ?? Map.groupBy(hits, (hit) => hit.skill.field);
  BY_FIELD.set(hits, known);
  return known.get(skill.field) ?? [];
}

const BY_FIELD = new WeakMap<readonly Hit[], ReadonlyMap<string, readonly Hit[]>>();

/** How many names of the field stand in a row with this one, counted as far as `ROW`: 3 for each of "Go, Rust and Swift". */
function rowLength(hit: Hit, read: ReadRun): number {
  const row = kindredOf(hit, read);
  const at = row.indexOf(hit);
  let first = at;
  let last = at;
  while (last - first + 1 < ROW && isNextInList(row[first - 1], row[first], read)) first -= 1;
  while (last - first + 1 < ROW && isNextInList(row[last], row[last + 1], read)) last += 1;
  return last - first + 1;
}

/** "Zoom and Moodle" in a list: a tool that "and" joins to a sure one, of whatever field. */
function isJoinedInList(hit: Hit, read: ReadRun): boolean {
  if (read.run.style !== "listing") return false;
  return read.hits.some(
    (other) =>
      other.verdict === "yes" &&
      other.skill.class === "tool" &&
      (isNextInList(hit, other, read) || isNextInList(other, hit, read)),
  );
}

/** Two names at the very start of a sentence are more often people: "Julia and Pascal took over the desk". */
function hasRowHead(hit: Hit, { run, tokens }: ReadRun): boolean {
  const before = tokens.slice(0, hit.from).filter(({ norm, symbol }) => !symbol && !LIST_WORD.test(norm));
  return run.style === "listing" || before.some(({ norm }) => TOOL_HEAD.has(norm));
}

function isNextInList(left: Hit | undefined, right: Hit | undefined, read: ReadRun): boolean {
  if (left === undefined || right === undefined) return false;
  const between = read.tokens.slice(left.to, right.from);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every((token) => token.symbol || LIST_WORD.test(token.norm))
  );
}

/** What makes one thing of it: "a trade fair next door", "our office move". */
const ONE_THING = /^(?:an?|this|that|its|our|your|his|her|their|no|one)$/;

/** "With full route knowledge", in the CV of a train driver: a name of several words says the same inside a sentence. */
function isPhraseOfWork({ alias, skill, from, to }: Hit, { tokens }: ReadRun, kin: Counts): boolean {
  return (
    alias.use === "any" &&
    !alias.foreign &&
    to - from > 1 &&
    (kin.get(kinOf(skill.field)) ?? 0) >= LINE_OF_WORK &&
    endsSegment(tokens, to) &&
    !ONE_THING.test(tokens[from - 1]?.norm ?? "")
  );
}

/** "Draft estate accounts for the partner" of a paralegal: a name of several words of the occupation itself. */
function isPhraseOfCalling(hit: Hit, read: ReadRun, calling: ReadonlySet<string>): boolean {
  const isName = hit.alias.use === "any" && !hit.alias.foreign && hit.to - hit.from > 1;
  return (
    isName && isSaidPlainly(hit, read) && calling.has(hit.skill.group) && endsSegment(read.tokens, hit.to)
  );
}

/** At the head of the sentence, or of several words and without what makes one thing or a place of it: "rang the press office". */
function isSaidPlainly({ verdict, from, to }: Hit, { tokens }: ReadRun): boolean {
  if (verdict === "if-alone") return false;
  const before = tokens[from - 1]?.norm ?? "";
  return from === 0 || (to - from > 1 && !ONE_THING.test(before) && !LED_TO.test(before));
}

const LED_TO = /^(?:the|to|at|from|with|on|about|into|like)$/;

/** General words that name no skill when they say whose or of what: "training of two juniors". */
const GENERAL =
  /^(?:training|cleaning|supervision|coordination|planning|monitoring|support|checking|handling|organi[sz]ation|assessment|filing|control|collection|delivery|preparation|management|reporting|testing)$/;

/** What comes of the work and is carried about: it takes a list of skills to make it one. */
const THING =
  /^(?:report|calendar|launch|visit|meeting|file|paper|document|certificate|chart|list|offs?|evening|guide|meter)$/;

/**
 * "Focus groups, translation for visitors": a name that is a whole piece of the sentence stands for what was done.
 * A single thing ("forklift") needs a sure skill of its field in the same sentence.
 */
function isNamedAlone(hit: Hit, read: ReadRun, { trades, calling }: Context): boolean {
  if (!fillsSegment(read.tokens, hit.from, hit.to)) return false;
  if (hit.alias.use !== "listed" || hit.verdict === "if-alone") {
    if (THING.test(read.tokens[hit.to - 1]?.norm ?? "")) return false;
    return (
      (isSaidPlainly(hit, read) && calling.has(hit.skill.group)) ||
      (trades.get(hit.skill.field) ?? 0) >= TRADE_SKILLS ||
      read.hits.some(
        ({ verdict, skill }) =>
          verdict === "yes" && (skill.class === "domain" || skill.field === hit.skill.field),
      ) ||
      read.hits.some((other) => other !== hit && isPhrase(other, hit, read))
    );
  }
  if (isPlural(hit, read)) return false;
  const next = read.tokens[hit.to];
  return next === undefined || next.symbol || !GENERAL.test(read.tokens[hit.from]?.norm ?? "");
}

/** "Drawings", "features", "tornos": things, where the singular would be the activity. */
function isPlural({ start, end, alias }: Hit, { run }: ReadRun): boolean {
  return /s$/i.test(run.text.slice(start, end)) && !/s$/i.test(alias.text);
}

/** "Purchase ledger of 900 invoices; payment runs weekly": two names of several words, each a piece of its own, vouch for each other. */
function isPhrase(other: Hit, hit: Hit, read: ReadRun): boolean {
  return (
    other.skill.field === hit.skill.field &&
    other.alias.use === "any" &&
    Math.min(other.to - other.from, hit.to - hit.from) > 1 &&
    fillsSegment(read.tokens, other.from, other.to)
  );
}
