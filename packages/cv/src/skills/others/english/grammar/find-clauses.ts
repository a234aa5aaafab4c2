import type { TextRange } from "../../../text/negation.ts";
import { acts, agrees, isPlural } from "./agreement.ts";
import { clauseAt, sentenceEnd, type Word, wordsOf } from "./sentences.ts";
import { type VerbForm, verbForm } from "./verbs.ts";
import { IS_FOLK, isSomebodyElse, type Subject } from "./whose-subject.ts";
import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  FIELD_NOUN,
  OPENERS,
  ORDERED,
  PREPOSITIONS,
  PRONOUNS,
  WRITER,
} from "./words.data.ts";

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

function isOfOthers(words: readonly Word[], opens: number): boolean {
  const from = behindQuantity(words, opens);
  for (let verb = from + 1; verb < from + LONGEST_SUBJECT; verb += 1) {
    const word = words[verb];
    if (word === undefined || isOver(words, verb)) return false;
    const subject = word.sign === null ? subjectInAgreement(words, from, verb) : null;
    if (subject !== null) return isSomebodyElse(words, from, subject);
  }
  return false;
}

/** The subject that the word at `verb` has and agrees with; null where it is no verb of what stands before it. */
function subjectInAgreement(words: readonly Word[], from: number, verb: number): Subject | null {
  const norm = words[verb]?.norm ?? "";
  const isAuxiliary = AUXILIARIES.has(norm);
  const form = verbForm(norm) ?? unknownVerb(words, verb);
  const subject = form === undefined && !isAuxiliary ? null : subjectOf(words, from, verb);
  if (subject === null) return null;
  const fits = isAuxiliary ? acts(words, verb, subject) : agrees(words, verb, form ?? {}, subject);
  return fits ? subject : null;
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
  const parts = words.slice(from, beforeOften(words, from, verb));
  const first = parts[0]?.norm ?? "";
  if (!mayBegin(first) || !mayEnd(parts.at(-1)?.norm ?? "")) return null;
  const determiner = DETERMINERS.has(first) ? first : null;
  // "Cooked for guests", "Managing clients": the writer's verb.
  if (determiner === null && parts.length > 1 && leadsAsVerb(words, from)) return null;
  const isRow = parts.some(({ norm }) => norm === "and");
  // Behind a comma without an "and" the next piece has begun.
  if (!isRow && parts.some(({ sign }, at) => at > 0 && sign === ",")) return null;
  const part = parts.findIndex(({ norm }, at) => at > 0 && PREPOSITIONS.has(norm));
  const head = (part < 0 ? parts.at(-1) : parts[part - 1])?.norm ?? "";
  if (!isNounLike(head)) return null;
  return {
    verb,
    head,
    determiner,
    isSeveral: isRow || isPlural(head),
    isLong: parts.length > 1,
    hasPart: part >= 0,
  };
}

/** "One branch still clings": the adverb is none of the subject. */
function beforeOften(words: readonly Word[], from: number, verb: number): number {
  let last = verb;
  while (last > from + 1 && OFTEN.test(words[last - 1]?.norm ?? "")) last -= 1;
  return last;
}

function mayBegin(norm: string): boolean {
  return norm !== "" && !PREPOSITIONS.has(norm) && !AUXILIARIES.has(norm) && !/^(?:and|or|to)$/.test(norm);
}

function mayEnd(norm: string): boolean {
  return norm !== "" && !PREPOSITIONS.has(norm) && !DETERMINERS.has(norm);
}

function isNounLike(norm: string): boolean {
  return !DETERMINERS.has(norm) && !ADVERBS.has(norm) && !/^(?:and|or)$/.test(norm);
}

/** Plurals that say of what kind the next word is: "sales reps", "customs officers". */
const NAMES_A_KIND =
  /^(?:sales|sports?|goods|operations|accounts|savings|customs|arts|news|human|systems|logistics|[a-z]+ics|admissions|communications|claims|services|events|theatre)$/;

/** A verb of work at the head of what the writer did: "Run payroll", "Trained nurses"; "Blog readers" is none. */
function leadsAsVerb(words: readonly Word[], from: number): boolean {
  const norm = words[from]?.norm ?? "";
  const next = words[from + 1];
  const isJoined = next?.sign !== null || next.norm === "and";
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
