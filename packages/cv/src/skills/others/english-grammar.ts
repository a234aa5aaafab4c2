import { canonicalSkill } from "../graph/canonical-skill.ts";
import type { TextRange } from "../text/negation.ts";
import {
  ADVERBS,
  AUXILIARIES,
  BE,
  DETERMINERS,
  FIELD_NOUN,
  OBJECTS,
  OPENERS,
  ORDERED,
  PREPOSITIONS,
  PRONOUNS,
  UNITS_OF_TIME,
  WRITER,
} from "./english-grammar.data.ts";
import { clauseAt, sentenceEnd, type Word, wordsOf } from "./english-sentences.ts";
import { type VerbForm, verbForm } from "./english-verbs.ts";
import { IS_FOLK, IS_PERSON, isSomebodyElse, type Subject } from "./english-whose-subject.ts";

/** A subject has no more words. */
const LONGEST_SUBJECT = 12;

/**
 * Clauses of English sentences that have a subject of their own. A CV tells of its writer without one: it begins with
 * the verb ("Baked bread") or with what was done ("Bread and cakes"). So a noun with a verb behind it that agrees with it
 * is somebody or something else: "Pathologists read the slides", "the mall houses a clinic", "Procurement said no".
 */
export function englishClausesOfOthers(text: string): TextRange[] {
  const words = wordsOf(text);
  const ranges: TextRange[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const from = clauseAt(words, at);
    if (from === null || !(isWhereThey(words, from) || isOfOthers(words, from))) continue;
    const end = SUBORDINATES.test(words[at]?.norm ?? "") ? mainClause(words, from) : sentenceEnd(words, from);
    ranges.push({ start: words[from]?.start ?? 0, end: words[end - 1]?.end ?? text.length });
    at = end - 1;
  }
  return ranges;
}

const SUBORDINATES = /^(?:until|when|because|since|once|if|unless)$/;

/** "… until the bookkeeper took it over, and wrote the letters": where the writer's own sentence goes on. */
function mainClause(words: readonly Word[], from: number): number {
  const end = sentenceEnd(words, from);
  for (let at = from + 2; at < end - 1; at += 1) {
    const next = words[at + 1];
    if (words[at]?.sign !== "," || words[at]?.norm !== "and" || next?.sign !== null) continue;
    const form = verbForm(next.norm);
    if (form?.isFinite === true || form?.isPast === true || /[^e]ed$/.test(next.norm)) return at;
  }
  return end;
}

/** "Reported to finance, where they think in pivot tables". */
function isWhereThey(words: readonly Word[], from: number): boolean {
  return (
    /^(?:they|he|she)$/.test(words[from]?.norm ?? "") &&
    /^(?:where|while|whereas|because)$/.test(words[from - 1]?.norm ?? "")
  );
}

const DONE = /(?:ed|en|cut|dried|hung|laid|made|put|set|sent|swept|built)$/;

function isOfOthers(words: readonly Word[], opens: number): boolean {
  const from = behindQuantity(words, opens);
  for (let verb = from + 1; verb < from + LONGEST_SUBJECT; verb += 1) {
    const word = words[verb];
    if (word === undefined || isOver(words, verb)) return false;
    const form = verbForm(word.norm) ?? unknownVerb(words, verb);
    const isAuxiliary = AUXILIARIES.has(word.norm);
    if ((form === undefined && !isAuxiliary) || word.sign !== null) continue;
    const subject = subjectOf(words, from, verb);
    if (subject === null) continue;
    if (isAuxiliary ? acts(words, verb, subject) : agrees(words, verb, { form: form ?? {}, subject }))
      return isSomebodyElse(words, from, subject);
  }
  return false;
}

/** "Most of the fathers": the fathers are what the verb agrees with. */
function behindQuantity(words: readonly Word[], from: number): number {
  const isOf = words[from + 1]?.norm === "of" && DETERMINERS.has(words[from + 2]?.norm ?? "");
  return isOf && QUANTITY.test(words[from]?.norm ?? "") ? from + 2 : from;
}

const QUANTITY = /^(?:most|some|many|half|all|several|few|both|one|two|three|none|much|part)$/;

/** "One branch still clings to Sage": an adverb of time leads a verb, whichever it is. */
function unknownVerb(words: readonly Word[], at: number): VerbForm | undefined {
  const norm = words[at]?.norm ?? "";
  if (/[^e]ed$/.test(norm)) return { isPast: true };
  return OFTEN.test(words[at - 1]?.norm ?? "") && /[^su]s$/.test(norm) ? { isThird: true } : undefined;
}

const OFTEN = /^(?:still|always|never|now|often|mostly|usually|rarely|seldom|already|sometimes)$/;

/** A clause ends before it has a verb: at a sign, the writer or a pronoun. */
function isOver(words: readonly Word[], at: number): boolean {
  const { sign, norm } = words[at] ?? {};
  if (sign !== null && sign !== ",") return true;
  if (WRITER.has(norm ?? "") || OPENERS.has(norm ?? "")) return true;
  return norm === "that" || (PRONOUNS.has(norm ?? "") && !DETERMINERS.has(norm ?? ""));
}

/** The words before a verb as the subject of it; null where they are none. */
function subjectOf(words: readonly Word[], from: number, verb: number): Subject | null {
  let last = verb;
  while (last > from + 1 && OFTEN.test(words[last - 1]?.norm ?? "")) last -= 1;
  const parts = words.slice(from, last);
  const first = parts[0];
  if (
    first === undefined ||
    PREPOSITIONS.has(first.norm) ||
    AUXILIARIES.has(first.norm) ||
    /^(?:and|or|to)$/.test(first.norm)
  )
    return null;
  if (
    parts.at(-1) === undefined ||
    PREPOSITIONS.has(parts.at(-1)?.norm ?? "") ||
    DETERMINERS.has(parts.at(-1)?.norm ?? "")
  )
    return null;
  const determiner = DETERMINERS.has(first.norm) ? first.norm : null;
  // "Cooked for guests", "Managing clients": the writer's verb.
  if (determiner === null && parts.length > 1 && leadsAsVerb(words, from)) return null;
  const isRow = parts.slice(1).some(({ norm, sign }) => sign === "," || norm === "and" || norm === "&");
  if (
    parts.slice(1).some(({ sign }) => sign === ",") &&
    !parts.some(({ norm }) => norm === "and" || norm === "&")
  )
    return null;
  const at = parts.findIndex(({ norm }, index) => index > 0 && PREPOSITIONS.has(norm));
  const core = at < 0 ? parts : parts.slice(0, at);
  const head = core.at(-1);
  if (head === undefined || DETERMINERS.has(head.norm) || ADVERBS.has(head.norm)) return null;
  if (/^(?:and|or|&)$/.test(head.norm)) return null;
  return {
    verb,
    head: head.norm,
    determiner,
    isSeveral: isRow || isPlural(head.norm),
    isLong: parts.length > 1,
    hasPart: at >= 0,
  };
}

const isPlural = (norm: string) =>
  (/[^su]s$/.test(norm) && !norm.endsWith("ics")) ||
  /^(?:people|men|women|children|police|staff|folk|cattle|data|media)$/.test(norm);

/** Plurals that say of what kind the next word is: "sales reps", "customs officers". */
const NAMES_A_KIND =
  /^(?:sales|sports?|goods|operations|accounts|savings|customs|arts|news|human|systems|logistics|[a-z]+ics|admissions|communications|claims|services|events|theatre)$/;

/** A verb of work at the head of what the writer did: "Run payroll", "Trained nurses"; "Blog readers" is none. */
function leadsAsVerb(words: readonly Word[], from: number): boolean {
  const norm = words[from]?.norm ?? "";
  const next = words[from + 1];
  const isJoined = next?.sign !== null || next.norm === "and" || next.norm === "&";
  if (!isJoined && /[^s]s$/.test(norm) && !NAMES_A_KIND.test(norm) && !IS_FOLK.test(norm)) return true;
  if (/(?:ed|ing)$/.test(norm)) return !FIELD_NOUN.test(norm) || words[from + 1]?.norm !== "and";
  // "File VAT returns", but "network engineers"
  if (ORDERED.has(norm) && !isJoined && !IS_FOLK.test(next.norm)) return true;
  const form = verbForm(norm);
  return (
    form !== undefined &&
    (form.isBase === true || form.isThird === true || form.isPast === true || form.isFinite === true)
  );
}

/** "Is", "has" and "will" behind a subject: not where it was done to it, which may be the writer's doing. */
function acts(words: readonly Word[], verb: number, subject: Subject): boolean {
  const { norm } = words[verb] ?? {};
  if (subject.determiner === null && !subject.isLong && !subject.isSeveral) return false;
  if (BE.has(norm ?? "")) return false;
  // "Have a good eye", "Do the books".
  return !/^(?:do|did|does|have)$/.test(norm ?? "") || subject.isSeveral || subject.determiner !== null;
}

interface Said {
  readonly form: VerbForm;
  readonly subject: Subject;
}

/** Whether the verb has the form that its subject asks for, and is none of the nouns. */
function agrees(words: readonly Word[], verb: number, { form, subject }: Said): boolean {
  const next = words[verb + 1];
  const hasObject =
    next !== undefined && next.sign === null && OBJECTS.has(next.norm) && !tellsWhen(words, verb + 1);
  if (words[verb]?.isCapital) return false;
  // "Switchboards get wired": done to it, as with "are".
  if (/^(?:get|gets|got)$/.test(words[verb]?.norm ?? "") && DONE.test(next?.norm ?? "")) return false;
  const hasMore =
    next !== undefined && (next.sign === null || next.sign === ",") && !/^(?:and|or|by)$/.test(next.norm);
  if (next?.norm === "by") return false;
  const isFolk = IS_FOLK.test(subject.head) || (subject.determiner !== null && IS_PERSON.test(subject.head));
  if (form.isFinite)
    return subject.determiner !== null || subject.isLong || FIELD_NOUN.test(subject.head) || isFolk;
  // "Consultants implemented NetSuite"; "drivers trained on site" were trained, and a service desk serves.
  const isThing =
    hasMore &&
    next.sign === null &&
    !PREPOSITIONS.has(next.norm) &&
    !AUXILIARIES.has(next.norm) &&
    !NO_THING.test(next.norm);
  if (form.isBase && isFolk && isThing) return true;
  if (form.isBase && isPlural(subject.head) && (form.isNoun ? hasObject || isDirected(words, verb) : hasMore))
    return true;
  if (form.isBase && subject.isSeveral && hasObject) return true;
  if (form.isThird) {
    if (subject.isSeveral && !subject.hasPart && !isRowOfOne(subject)) return false;
    if (subject.determiner === null && !FIELD_NOUN.test(subject.head) && !isPlainPair(words, verb, subject))
      return false;
    // Who is served has an article as a subject: "crate customer orders" goes on about orders.
    const isPerson =
      IS_PERSON.test(subject.head) && !(subject.determiner === null && SERVED.test(subject.head));
    if (form.isNoun && !isPerson)
      return (
        hasObject || (hasMore && next.sign === null && (PARTICLE.test(next.norm) || isOfHouse(subject, next)))
      );
    return hasMore;
  }
  if (form.isPast !== true) return false;
  if (isFolk || isNamed(words, verb, subject) || (subject.isLong && subject.head === "team"))
    return hasObject || isThing;
  return (
    hasObject && (subject.determiner !== null || FIELD_NOUN.test(subject.head) || isPlural(subject.head))
  );
}

/** "90 visits a day", "returns the following month", "two at a time": no object, but how often and when. */
function tellsWhen(words: readonly Word[], from: number): boolean {
  const [which, first, second] = words.slice(from, from + 3).map(({ norm }) => norm);
  if (first === undefined) return false;
  if (UNITS_OF_TIME.has(first) || (SO_MANY.test(which ?? "") && PREPOSITIONS.has(first))) return true;
  return WHICH_TIME.test(first) && (UNITS_OF_TIME.has(second ?? "") || WEEKDAY.test(second ?? ""));
}

const SO_MANY = /^(?:two|three|four|five|six)$/;
const WHICH_TIME = /^(?:same|next|following|first|second|third|last|previous|very)$/;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** "…, Anna trained the model": a single word with a capital inside of a sentence, and no name of a tool. */
function isNamed(words: readonly Word[], verb: number, { determiner, isLong }: Subject): boolean {
  const name = words[verb - 1];
  if (name === undefined || determiner !== null || isLong || name.sign !== ",") return false;
  return /^[a-z]{3,}$/.test(name.norm) && name.isCapital && canonicalSkill(name.norm) === null;
}

const SERVED =
  /^(?:customer|client|guest|patient|resident|passenger|caller|visitor|pupil|student|tenant|supplier|candidate|applicant)$/;

/** "Sets up", "hands over". */
const PARTICLE = /^(?:up|out|off|over|down|back|away)$/;
const NO_THING =
  /^(?:\d.*|\w+(?:ly|ing|ed|tion|ment)|each|every|who|that|which|desks?|teams?|lists?|plans?|needs?|only|per|weekly|daily)$/;

/** "The group reports in Hyperion", "the plant runs Siemens S7". */
const isOfHouse = ({ head, determiner }: Subject, next: Word) =>
  determiner !== null &&
  HOUSE.test(head) &&
  (next.isCapital || /^(?:in|on|with|by|through)$/.test(next.norm));
const HOUSE =
  /^(?:group|bank|company|firm|hospital|hotel|school|office|branch|factory|plant|floor|agency|clinic|ministry|council|city|terminal|airport|port|client|customer|parent|headquarters)$/;

const isRowOfOne = ({ head }: Subject) => FIELD_NOUN.test(head);

/** "Report to", "ask for", "work in AutoCAD": a noun that is a verb by what it leads to. */
function isDirected(words: readonly Word[], verb: number): boolean {
  const pair = `${words[verb]?.norm} ${words[verb + 1]?.norm}`;
  return /^(?:go|come|belong) (?:to|from|through|by|out|via)$|^(?:ask|look|call|wait|search|plan|pay|care) (?:for|about|after)$|^(?:report|talk|answer|belong|turn|refer|move) to$|^(?:work|draw|design|model|code|program|trade|deal|trust|train|live) (?:in|with|on)$/.test(
    pair,
  );
}

/** "Office girl keeps": the second word is no surname. */
function isPlainPair(words: readonly Word[], verb: number, { isLong, hasPart }: Subject): boolean {
  return (
    isLong &&
    !hasPart &&
    words[verb - 1]?.isCapital === false &&
    !/(?:ly|ed)$/.test(words[verb - 2]?.norm ?? "")
  );
}
