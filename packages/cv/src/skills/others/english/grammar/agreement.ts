import { canonicalSkill } from "../../../graph/canonical-skill.ts";
import type { Word } from "./sentences.ts";
import type { VerbForm } from "./verbs.ts";
import { IS_FOLK, IS_PERSON, type Subject } from "./whose-subject.ts";
import { AUXILIARIES, BE, FIELD_NOUN, OBJECTS, PREPOSITIONS, UNITS_OF_TIME } from "./words.data.ts";

/**
 * Whether a word that may be a verb has the form that the words before it ask for as its subject. Most may be nouns too
 * ("design reviews"): then what stands behind must say that it is the verb.
 */
export function agrees(words: readonly Word[], verb: number, form: VerbForm, subject: Subject): boolean {
  if (words[verb]?.isCapital || isDoneToIt(words, verb)) return false;
  if (form.isFinite)
    return subject.determiner !== null || subject.isLong || FIELD_NOUN.test(subject.head) || areFolk(subject);
  if (form.isBase && agreesAsBase(words, verb, form, subject)) return true;
  if (form.isThird) return agreesAsThird(words, verb, form, subject);
  return form.isPast === true && agreesAsPast(words, verb, subject);
}

/** "Is", "has" and "will" behind a subject: not where it was done to it, which may be the writer's doing. */
export function acts(words: readonly Word[], verb: number, subject: Subject): boolean {
  const { norm } = words[verb] ?? {};
  if (subject.determiner === null && !subject.isLong && !subject.isSeveral) return false;
  if (BE.has(norm ?? "")) return false;
  // "Have a good eye", "Do the books".
  return !/^(?:do|did|does|have)$/.test(norm ?? "") || subject.isSeveral || subject.determiner !== null;
}

/** "Switchboards get wired", "checked by": done to it, as with "are". */
function isDoneToIt(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1]?.norm ?? "";
  return next === "by" || (/^(?:get|gets|got)$/.test(words[verb]?.norm ?? "") && DONE.test(next));
}

const DONE = /(?:ed|en|cut|dried|hung|laid|made|put|set|sent|swept|built)$/;

/** "Consultants implement NetSuite", "briefs ask for Java", "the sales team and the shop order it": several do it. */
function agreesAsBase(words: readonly Word[], verb: number, form: VerbForm, subject: Subject): boolean {
  if (areFolk(subject) && hasThing(words, verb)) return true;
  if (subject.isSeveral && hasObject(words, verb)) return true;
  if (!isPlural(subject.head)) return false;
  return form.isNoun ? hasObject(words, verb) || isDirected(words, verb) : hasMore(words, verb);
}

/** "The mall houses a clinic", "procurement says no": one does it. */
function agreesAsThird(words: readonly Word[], verb: number, form: VerbForm, subject: Subject): boolean {
  const isField = FIELD_NOUN.test(subject.head);
  if (subject.isSeveral && !subject.hasPart && !isField) return false;
  if (subject.determiner === null && !isField && !isPlainPair(words, verb, subject)) return false;
  if (!form.isNoun || isDoer(subject)) return hasMore(words, verb);
  return hasObject(words, verb) || goesOnAsVerb(words, verb, subject);
}

/** "Consultants implemented NetSuite", "the vet checked the herd"; "drivers trained on site" were trained. */
function agreesAsPast(words: readonly Word[], verb: number, subject: Subject): boolean {
  const { head, determiner, isLong } = subject;
  const doesThings = areFolk(subject) || isNamed(words, verb, subject) || (isLong && head === "team");
  if (doesThings) return hasObject(words, verb) || hasThing(words, verb);
  return hasObject(words, verb) && (determiner !== null || FIELD_NOUN.test(head) || isPlural(head));
}

/** Who is served has an article as a subject: "crate customer orders" goes on about orders. */
function isDoer({ head, determiner }: Subject): boolean {
  return IS_PERSON.test(head) && (determiner !== null || !SERVED.test(head));
}

const SERVED =
  /^(?:customer|client|guest|patient|resident|passenger|caller|visitor|pupil|student|tenant|supplier|candidate|applicant)$/;

function areFolk({ head, determiner }: Subject): boolean {
  return IS_FOLK.test(head) || (determiner !== null && IS_PERSON.test(head));
}

export function isPlural(norm: string): boolean {
  return (
    (/[^su]s$/.test(norm) && !norm.endsWith("ics")) ||
    /^(?:people|men|women|children|police|staff|folk|cattle|data|media)$/.test(norm)
  );
}

/** "Checks the slides". */
function hasObject(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1];
  return next?.sign === null && OBJECTS.has(next.norm) && !tellsWhen(words, verb + 1);
}

/** "90 visits a day", "returns the following month", "two at a time": no object, but how often and when. */
function tellsWhen(words: readonly Word[], from: number): boolean {
  const [first, second] = words.slice(from + 1, from + 3).map(({ norm }) => norm);
  if (first === undefined) return false;
  if (UNITS_OF_TIME.has(first)) return true;
  return WHICH_TIME.test(first) && (UNITS_OF_TIME.has(second ?? "") || WEEKDAY.test(second ?? ""));
}

const WHICH_TIME = /^(?:same|next|following|first|second|third|last|previous|very)$/;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** Whether the sentence goes on with more than another word of a row. */
function hasMore(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1];
  return (
    next !== undefined && (next.sign === null || next.sign === ",") && !/^(?:and|or|by)$/.test(next.norm)
  );
}

/** "Implemented NetSuite": a noun may follow, with nothing before it. */
function hasThing(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1];
  return (
    next?.sign === null &&
    hasMore(words, verb) &&
    !PREPOSITIONS.has(next.norm) &&
    !AUXILIARIES.has(next.norm) &&
    !NO_THING.test(next.norm)
  );
}

const NO_THING =
  /^(?:\d.*|\w+(?:ly|ing|ed|tion|ment)|each|every|who|that|which|desks?|teams?|lists?|plans?|needs?|only|per|weekly|daily)$/;

/** "Sets up", "hands over", "the plant runs Siemens S7": no nouns, by what follows. */
function goesOnAsVerb(words: readonly Word[], verb: number, { head, determiner }: Subject): boolean {
  const next = words[verb + 1];
  if (next?.sign !== null || !hasMore(words, verb)) return false;
  if (PARTICLE.test(next.norm)) return true;
  const isHouse = determiner !== null && HOUSE.test(head);
  return isHouse && next.isCapital;
}

const PARTICLE = /^(?:up|out|off|over|down|back|away)$/;
const HOUSE =
  /^(?:group|bank|company|firm|hospital|hotel|school|office|branch|factory|plant|floor|agency|clinic|ministry|council|city|terminal|airport|port|client|customer|parent|headquarters)$/;

/** "Report to", "ask for", "work in AutoCAD": a noun that is a verb by what it leads to. */
function isDirected(words: readonly Word[], verb: number): boolean {
  const pair = `${words[verb]?.norm} ${words[verb + 1]?.norm}`;
  return /^(?:go|come|belong) (?:to|from|through|by|out|via)$|^(?:ask|look|call|wait|search|plan|pay|care) (?:for|about|after)$|^(?:report|talk|answer|belong|turn|refer|move) to$|^(?:work|draw|design|model|code|program|trade|deal|trust|train|live) (?:in|with|on)$/.test(
    pair,
  );
}

/** "…, Anna trained the model": a single word with a capital inside of a sentence, and no name of a tool. */
function isNamed(words: readonly Word[], verb: number, { determiner, isLong }: Subject): boolean {
  const name = words[verb - 1];
  if (name === undefined || determiner !== null || isLong || name.sign !== ",") return false;
  return /^[a-z]{3,}$/.test(name.norm) && name.isCapital && canonicalSkill(name.norm) === null;
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
