import type { DocumentRun } from "../text/build-run.ts";
import { endsClause, endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import type { CvRead, OwnList, WholeCv } from "./cv-read.ts";
import { DUTY_HEADS, EVERYWHERE } from "./duties.data.ts";
import { kinOf } from "./kin-fields.ts";
import { type Hit, keepHits, type ReadRun } from "./read-run.ts";

/** A CV that lists so many skills says itself what counts: its sentences add only what they name outright. */
const OWN_LIST = 4;
/** Fewer beside traits of character say little of the work, if none of them is of the calling. */
const OWN_HARD = 3;

/** The person's own list; null where the lists of the CV hold fewer different skills. */
export function ownListOf(
  reads: readonly ReadRun<DocumentRun>[],
  calling: ReadonlySet<string> = new Set(),
): OwnList | null {
  const lists = reads.filter(
    ({ run }) => run.group.section === "skills" && run.style === "listing" && !run.generated,
  );
  const skills = new Set(lists.flatMap(({ hits }) => hits.map(({ skill }) => skill)));
  if (skills.size < OWN_LIST) return null;
  const hard = [...skills].filter((one) => one.class !== "soft");
  if (hard.length < OWN_HARD && calling.size > 0 && !hard.some(({ group }) => calling.has(group)))
    return null;
  return {
    kin: new Set(hard.map((one) => kinOf(one.field))),
    fields: new Set(hard.map((one) => one.field)),
    groups: new Set(hard.map((one) => one.group)),
    crafts: new Set(
      hard.map((one) => one.field).filter((field) => BY_HAND.has(field) && isMainly(hard, field)),
    ),
    isOfSoftware: hard.filter((one) => one.field === "technology").length * 5 >= hard.length * 3,
  };
}

/** A third of the list: a single word of a craft says too little of what a person's verbs mean. */
function isMainly(skills: readonly { readonly field: string }[], field: string): boolean {
  return skills.filter((one) => one.field === field).length * 3 >= skills.length;
}

/**
 * Verbs of plain words ("smoked", "skived", "did brakes") stay where the list is mainly of their craft; those with the
 * parts that the work was done to also where there is no list and the names of the CV are mainly of handwork, and those
 * that the writer says of the work ("I plaster") where the titles are of it.
 */
export function dropPlainVerbs(
  reads: readonly CvRead[],
  { calling }: Pick<WholeCv, "calling">,
): readonly CvRead[] {
  if (!reads.some(({ hits }) => hits.some(({ plain }) => plain))) return reads;
  const own = ownListOf(reads);
  const parts = own?.crafts ?? craftsOf(reads);
  return keepHits(reads, ({ plain, skill }) => {
    if (plain === undefined) return true;
    if (plain === "said") return calling.has(skill.group) || own?.crafts.has(skill.field) === true;
    return (plain === "parts" ? parts : own?.crafts)?.has(skill.field) === true;
  });
}

/** So many different names of handwork, and half of all, say that it is what the person does. */
const HANDWORK = 2;

function craftsOf(reads: readonly ReadRun[]): ReadonlySet<string> {
  const named = reads.flatMap(({ hits }) => hits.filter(isOutright));
  const hard = [...new Set(named.map(({ skill }) => skill))].filter((one) => one.class !== "soft");
  const byHand = hard.filter(({ field }) => BY_HAND.has(field)).length;
  return byHand >= HANDWORK && byHand * 2 >= hard.length ? BY_HAND : NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** A sure name, or one of several words. */
function isOutright({ verdict, composed, alias, from, to }: Hit): boolean {
  return (
    !composed && (verdict === "yes" || (verdict === "if-company" && alias.use === "any" && to - from > 1))
  );
}

/**
 * Put together from a verb and its object, or a thing that stands by itself and is not of the list's line of work,
 * outside of a list. Outright named is an activity of what the list is of, by its noun ("repair of laptops") or, where
 * it is handwork or begins the sentence, by its verb ("fitted kitchens"), and a thing that the sentence begins with and
 * goes on about: "Rosters for five", "Budgets up to 2 million". Details of a trade count where they are done by hand, or
 * stand by themselves between breaks: what else matters of them the list names.
 */
export function isInferred(hit: Hit, read: CvRead, { own, calling }: WholeCv): boolean {
  const { tokens, run } = read;
  if (own === null || run.group.section === "skills") return false;
  if (hit.composed && own.crafts.has(hit.skill.field)) return false;
  if (isBesideWork(hit, run, own)) return true;
  if (hit.composed) return !isOwnComposed(hit, tokens, { own, calling });
  if (hit.skill.narrow && hit.skill.class === "domain" && !isWholePiece(hit, tokens)) return true;
  if (isDuty(hit, read, own)) return true;
  const isThing = hit.verdict === "if-alone" && !own.kin.has(kinOf(hit.skill.field));
  return (isThing || isThingsApart(hit, read, own)) && !isGoneOnAbout(hit, tokens);
}

interface Person {
  readonly own: OwnList;
  readonly calling: ReadonlySet<string>;
}

/** What a verb and its object name, by a noun or as what the sentence begins with. */
function isOwnComposed(hit: Hit, tokens: readonly Token[], person: Person): boolean {
  const { skill, deed } = hit;
  if (skill.narrow && skill.class === "domain") return false;
  if (deed === undefined && isDeedOfCalling(hit, tokens, person)) return true;
  return person.own.groups.has(skill.group) && (isByNoun(hit, tokens) || isOwnDeed(hit, tokens));
}

/** Verbs that are nouns as well: "test drives with the customer". */
const NOUN_TOO = /^(?:test|check|report|record|order|sample|plan|support|stock|file|log|chart|post|book)$/;

/**
 * "Took minutes", "titration of inotropes": what a sentence begins with is a deed of the person's own occupation, whatever
 * the list has of it; further on in the sentence ("…, inject contrast") where the list is of that, too.
 */
function isDeedOfCalling({ skill, from }: Hit, tokens: readonly Token[], { own, calling }: Person): boolean {
  if (skill.narrow || !calling.has(skill.group) || NOUN_TOO.test(tokens[from]?.norm ?? "")) return false;
  const before = tokens[from - 1];
  if (before === undefined || endsClause(before)) return true;
  return own.groups.has(skill.group) && isBreak(before);
}

/** A few words about oneself and unpaid work tell of pastimes, too: "yoga at six in the morning". */
function isBesideWork({ skill }: Hit, { group }: CvRead["run"], { kin }: OwnList): boolean {
  const isOfWork = group.section !== "summary" && group.section !== "volunteering";
  return !isOfWork && skill.class === "domain" && !kin.has(kinOf(skill.field));
}

/** Verbs of any work. */
const PLAIN_VERB = /^(?:took|taking|made|making|gave|giving|did|doing|ran|running)$/;

/** "Calibrated pumps, drafted contracts": a sentence that begins with what the writer did, there or further on. */
function isOwnDeed({ from, to }: Hit, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1];
  if (PLAIN_VERB.test(tokens[from]?.norm ?? "")) return false;
  if (tokens.slice(from, to).some(({ norm }) => norm === "to")) return false;
  return before === undefined || (isBreak(before) && /(?:ed|ing)$/.test(tokens[0]?.norm ?? ""));
}

/** Fields where a verb and its object name no routine of any workplace. */
const BY_HAND: ReadonlySet<string> = new Set(
  "trades agriculture manufacturing construction transport logistics".split(" "),
);

/** The sentence begins with it and goes on: "Rosters for five". */
function isGoneOnAbout({ from, to }: Hit, tokens: readonly Token[]): boolean {
  const next = tokens[to];
  return from === 0 && next !== undefined && !isBreak(next) && endsSegment(tokens, to);
}

/** With so many sure skills in a sentence the rest of it is of the work, too. */
const CROWD = 4;

/** "Weddings, when rent was due", "features in Spark": things of which neither the list nor the sentence has another skill. */
function isThingsApart(hit: Hit, { run, hits }: ReadRun, own: OwnList): boolean {
  const { skill, alias, verdict, from, to, start, end } = hit;
  if (skill.class !== "domain" || alias.foreign || verdict === "yes" || to - from > 1) return false;
  if (!/(?<!ic|s)s$/.test(run.text.slice(start, end))) return false;
  const sure = hits.filter(
    (other) => other !== hit && other.verdict === "yes" && other.skill.class !== "soft",
  );
  const isOfRow = hits.some((other) => other !== hit && other.skill.group === skill.group);
  return !own.groups.has(skill.group) && sure.length < CROWD && !isOfRow && !hasNear(hit, hits);
}

function hasNear(hit: Hit, hits: readonly Hit[]): boolean {
  return hits.some(
    (other) => other !== hit && other.verdict === "yes" && other.skill.field === hit.skill.field,
  );
}

/** "Repair of laptops", "booking of space with carriers". */
function isByNoun({ from, to }: Hit, tokens: readonly Token[]): boolean {
  return tokens.slice(from + 1, to).some(({ norm }) => norm === "of");
}

/**
 * "Shift reports", "ward rounds at eight": a paper or an occasion of the working day. It counts where it is of what the
 * list tells of, or beside a sure skill of its field ("bank reconciliation, VAT returns"); one of any workplace never.
 */
function isDuty(hit: Hit, { hits, tokens }: ReadRun, { groups }: OwnList): boolean {
  const { skill, alias, verdict, from, to } = hit;
  if (skill.class !== "domain" || alias.foreign) return false;
  const words = tokens.slice(from, to).map(({ norm }) => norm);
  if (!DUTY_HEADS.has(words.at(-1) ?? "")) return false;
  if (to - from > 1 && words.slice(0, -1).every((word) => EVERYWHERE.has(word))) return true;
  return verdict !== "yes" && !groups.has(skill.group) && !hasNear(hit, hits);
}

/** "Claims submission, payment posting": a sure name of several words between breaks, no paper and no occasion. */
function isWholePiece({ alias, composed, from, to, verdict }: Hit, tokens: readonly Token[]): boolean {
  if (verdict !== "yes" || composed || alias.foreign || to - from < 2) return false;
  if (DUTY_HEADS.has(tokens[to - 1]?.norm ?? "")) return false;
  const before = tokens[from - 1];
  return (before === undefined || isBreak(before)) && endsSegment(tokens, to);
}
