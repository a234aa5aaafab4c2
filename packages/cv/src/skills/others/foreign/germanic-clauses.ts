import { matchesOf } from "../../../parse/text/matches.ts";
import type { TextRange } from "../../text/negation.ts";
import {
  ARTICLES,
  BELONGS,
  BY,
  DEPARTMENTS,
  FILLERS,
  FROM,
  INSTEAD,
  LIES,
  OWN,
  PASSIVE,
  PRAISED,
  SOMEBODY,
  STARTERS,
  VERBS,
} from "./germanic-clauses.data.ts";

interface Word {
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  /** What stands before it ends a clause, and what did so. */
  readonly opens: string | null;
}

/** So many words may stand between a verb and the one that it belongs to. */
const NEAR = 4;
const CLAUSE_END = /[,;:.!?()|–—]/;
const SENTENCE_END = /[.;!?]/;
const HAS = /^(?:hat|hatte|heeft|had)$/;
const PARTICIPLE =
  /^(?:(?:ab|an|auf|aus|ein|her|um|vor|op|uit|aan|in)?ge|be|ver|er|ent|zer|ont|her)\p{L}{2,}(?:t|en|d)$/u;
const IS = /^(?:ist|sind|war|waren|zijn|was|hat|hatte|heeft)$/;

/**
 * Clauses of German and Dutch whose subject is somebody else: "Autoren schreiben in Word", "den Vertrieb machte der Chef",
 * "wird von der IT betreut", "kam vom Partner", and "Backup: Systemhaus". Each reaches to the end of its sentence, of
 * its brackets, or to where the writer comes back.
 */
export function germanicClauses(text: string): TextRange[] {
  const words = wordsOf(text);
  const ranges: TextRange[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isOfSomebody(words, at)) ranges.push(rangeAround(words, at));
    else if (INSTEAD.test(words[at]?.norm ?? "")) ranges.push(...insteadAt(words, at));
  }
  return ranges;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

function wordsOf(text: string): Word[] {
  let end = 0;
  return matchesOf(WORD, text).map((match) => {
    const between = text.slice(end, match.index);
    const opens = end === 0 ? "." : (CLAUSE_END.exec(between)?.[0] ?? null);
    end = match.index + match[0].length;
    return { norm: match[0].toLowerCase(), start: match.index, end, opens };
  });
}

function isOfSomebody(words: readonly Word[], at: number): boolean {
  const norm = words[at]?.norm ?? "";
  if (BY.has(norm)) return isPassive(words, at);
  if (LIES.has(norm) && liesWithSomebody(words, at)) return true;
  return VERBS.has(norm) && (isAfterSubject(words, at) || isBeforeSubject(words, at));
}

/** "Kollegen aus der IT programmieren in Java": somebody heads the clause, and the verb has more behind it. */
function isAfterSubject(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1];
  if (next === undefined || next.opens !== null || OWN.has(next.norm) || STARTERS.has(next.norm))
    return false;
  const start = clauseStart(words, verb);
  let subject = start;
  while (subject < verb && isLead(words[subject])) subject += 1;
  if (subject >= verb || verb - subject > NEAR || !isSomebody(words, subject)) return false;
  return words.slice(subject + 1, verb).every(({ norm }) => BELONGS.has(norm) || isName(norm));
}

const isLead = (word: Word | undefined) => ARTICLES.has(word?.norm ?? "") || STARTERS.has(word?.norm ?? "");
const isName = (norm: string) => SOMEBODY.test(norm) || DEPARTMENTS.has(norm);

/** "Den Vertrieb machte der Chef selbst": not where the verb leads, which is the writer's. */
function isBeforeSubject(words: readonly Word[], verb: number): boolean {
  // "Hauptaufgabe war die Buchhaltung"
  const norm = words[verb]?.norm ?? "";
  if (words[verb]?.opens !== null || (IS.test(norm) && !(HAS.test(norm) && endsInParticiple(words, verb))))
    return false;
  let at = verb + 1;
  while (words[at]?.opens === null && FILLERS.has(words[at]?.norm ?? "") && !isNominative(words, at)) at += 1;
  return isNominative(words, at);
}

/** "Den Webauftritt hat ein Freelancer gebaut". */
function endsInParticiple(words: readonly Word[], verb: number): boolean {
  return PARTICIPLE.test(words[clauseEnd(words, verb) - 1]?.norm ?? "");
}

function isNominative(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || word.opens !== null || next === undefined || next.opens !== null) return false;
  if (/^(?:ein|das|een|het)$/.test(word.norm) && /team$/.test(next.norm)) return true;
  const article = /^(?:der|die|das|ein|eine|mein|meine|unser|unsere|externe|de|het|een|mijn|onze|ons)$/;
  return article.test(word.norm) && isSomebody(words, at + 1);
}

/** The word itself, or behind one adjective: "ein externer Dienstleister". */
function isSomebody(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (isName(word.norm)) return true;
  const next = words[at + 1];
  return /^extern|^(?:ander|fremd|eigen)e/.test(word.norm) && next?.opens === null && isName(next.norm);
}

/** "Wird von der IT-Abteilung betreut", "gebouwd door een bureau", "nur durch den Techniker". */
function isPassive(words: readonly Word[], by: number): boolean {
  const start = clauseStart(words, by);
  const end = clauseEnd(words, by);
  const clause = words.slice(start, end);
  if (clause.some(({ norm }) => PRAISED.test(norm))) return false;
  const agent = words.slice(by + 1, end).findIndex(({ norm }) => !ARTICLES.has(norm));
  if (agent < 0 || !isSomebody(words, by + 1 + agent)) return false;
  const before = words[by - 1]?.norm ?? "";
  return (
    clause.some(({ norm }) => PASSIVE.has(norm)) ||
    (words[by]?.norm !== "von" && /^(?:nur|ausschließlich|alleen|enkel)$/.test(before)) ||
    (words[by]?.norm === "door" && /^(?:ge|be|ver|ont|her)\p{L}+[dt]$/u.test(before))
  );
}

function liesWithSomebody(words: readonly Word[], verb: number): boolean {
  if (words[verb]?.opens !== null) return false;
  const end = Math.min(clauseEnd(words, verb), verb + 1 + NEAR);
  for (let at = verb + 1; at < end; at += 1) {
    if (OWN.has(words[at]?.norm ?? "")) return false;
    if (!FROM.has(words[at]?.norm ?? "")) continue;
    let agent = at + 1;
    while (agent < end && ARTICLES.has(words[agent]?.norm ?? "")) agent += 1;
    if (words[agent]?.opens === null && isSomebody(words, agent)) return true;
  }
  return false;
}

function clauseStart(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && words[start]?.opens === null) start -= 1;
  return start;
}

function clauseEnd(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (end < words.length && words[end]?.opens === null) end += 1;
  return end;
}

function rangeAround(words: readonly Word[], at: number): TextRange {
  const start = clauseStart(words, at);
  let end = at + 1;
  while (end < words.length && !isOver(words[end])) end += 1;
  return { start: words[start]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
}

const isOver = (word: Word | undefined) =>
  word !== undefined && (OWN.has(word.norm) || SENTENCE_END.test(word.opens ?? "") || word.opens === ")");

/** "Backup und Firewall: Systemhaus", "COBOL (Altteam)". */
function insteadAt(words: readonly Word[], at: number): TextRange[] {
  const word = words[at];
  const before = words[at - 1];
  const end = clauseEnd(words, at);
  if (word === undefined || before === undefined || end - at > 2) return [];
  if (word.opens === "(") return [{ start: before.start, end: before.end }];
  if (word.opens !== ":" || end < words.length) return [];
  return [{ start: words[sentenceStart(words, at)]?.start ?? 0, end: word.start }];
}

function sentenceStart(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && !SENTENCE_END.test(words[start]?.opens ?? "")) start -= 1;
  return start;
}
