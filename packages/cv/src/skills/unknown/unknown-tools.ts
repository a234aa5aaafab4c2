import type { Hit, ReadRun } from "../names/read-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { endsSegment, isBreak } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";

/** What stands before what one works with, as tokens are normalised. */
const USE =
  /^(?:in|on|with|using|via|through|into|under|used|use|uses|mit|auf|uber|avec|sur|dans|sous|con|en|sobre|com|no|na|em|su|met|op)$/;
const JOINS = /^(?:,|\/|&|and|or|und|oder|et|ou|y|o|e|en|of)$/;
/** "Zoho Desk and Freshcaller": names of one or two words. */
const MAX_WORDS = 2;
/** Abbreviations of money, places, times and ranks: no skill. */
const NO_SKILL =
  /^(?:USD|EUR|GBP|LKR|INR|KES|NGN|ZMW|ZAR|AED|SAR|QAR|OMR|BHD|SGD|MYR|AUD|NZD|CAD|CHF|JPY|CNY|PKR|BDT|NPR|TZS|UGX|GHS|ETB|EGP|MXN|BRL|CLP|COP|PEN|ARS|PLN|SEK|NOK|DKK|CZK|THB|PHP|VND|IDR|USA|UAE|UK|EU|EMEA|APAC|MENA|ASEAN|CEO|CFO|CTO|COO|CIO|MD|HQ|HOD|CV|GPA|PHD|MSC|BSC|MBA|BBA|SMS|FAQ|NGO|INGO|SME|VIP|GDP|LLC|LTD|PLC|GMBH|SARL|PVT|INC|TBC|TBA|ETC|AND|THE|FOR|WITH|III|VII|VIII|NOC|CVE|CSAT|NPS|ATM|TV|FM|AM|PM|FTE|ISO|DIN|CAT|BPO|MNC|GCE|OPD|ICU|NHS|WHO|UN|UNHCR|UNICEF|UNDP|WFP|ILO|ONG|PME|RATP|SNCF|ESI|PPH|CME|LPG|RUT|DNI|CPF|NIC|ID|RAM|SSD|HDD|CPU)$/;

/**
 * What one works with and the graph does not know: abbreviations that are a piece of the sentence by themselves ("using
 * AMM, MEL and TSM"), names in one row with a known tool ("allotments on Booking.com and Zorbuk"), and those of programs
 * ("the booking system Zorbuk", "job sheets in PlumbTrak").
 */
export function unknownTools(read: ReadRun, counted: readonly Hit[]): TextRange[] {
  const found = abbreviations(read);
  if (read.run.style === "listing") return found;
  const beside = besideTools(read, counted);
  const programs = programNames(read).filter(({ start }) => !beside.some((other) => other.start === start));
  return [...found, ...beside, ...programs];
}

const KIND_OF_PROGRAM =
  /^(?:software|app|system|programme?|programa|programma|logiciel|progiciel|applicazione|gestionale|aplicativo|aplicación|sistema|systeem|pakket)$/u;
/** Where work is done: firms and people stand behind "with". */
const INSIDE = /^(?:in|on|using|via|into|dans|sur|sous|en|em|no|na|nel|su|sul)$/;
/** "PlumbTrak", "Sheets9"; "McAllen" and "SoHo" are places, "FinTech" is a line of business. */
const INNER_CAPITAL =
  /^(?!Mc|Mac|De\p{Lu}|La\p{Lu}|Le\p{Lu}|Di\p{Lu}|Du\p{Lu})(?=.{5})\p{Lu}\p{Ll}+(?:\p{Lu}[\p{L}\d]*|\d)$(?<!Tech)/u;
/** "easyDOK", "CONTPAQi": no word is written so; "KPIs" are several, and "PhD" is a degree. */
const MIXED_CASE = /^(?:\p{Ll}{2,}\p{Lu}[\p{L}\d]+|\p{Lu}{3,}[a-rt-z])$/u;
/** "Using" and "by the program" in Arabic, before a name in Latin letters. */
const USING_IN_ARABIC = /^(?:باستخدام|بواسطه|برنامج|نظام|تطبيق|منصه)$/u;
const BEHIND_USE = /^(?:mit|met|con|com|avec|in|im|su|sous|dans|en|em|no|na|nel|using|on)$/;
const NO_PROGRAM =
  /^(?:engineer|administrator|manager|analyst|developer|operator|store|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)s?$/;

function programNames({ tokens, hits, negated, run: { text } }: ReadRun): TextRange[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (before === undefined || !endsSegment(tokens, at + 1)) return [];
    if (!isLedAsProgram(token, before, text)) return [];
    if (isWithin(negated, token.start) || hits.some((hit) => at >= hit.from && at < hit.to)) return [];
    return [{ start: token.start, end: token.end }];
  });
}

/** "Zorbuk" behind the kind of program that it is, "PlumbTrak" behind "in", "easyDOK" behind "with". */
function isLedAsProgram(token: Token, before: Token, text: string): boolean {
  const written = text.slice(token.start, token.end);
  if (BEHIND_USE.test(before.norm) && MIXED_CASE.test(written)) return true;
  if (!/^\p{Lu}/u.test(written)) return false;
  if (INSIDE.test(before.norm) && INNER_CAPITAL.test(written)) return true;
  const isKind = KIND_OF_PROGRAM.test(text.slice(before.start, before.end)) && !NO_PROGRAM.test(token.norm);
  return (isKind || USING_IN_ARABIC.test(before.norm)) && isProper(token, text);
}

/** Most words are longer than any abbreviation, or shorter. */
function isShort({ start, end }: Token): boolean {
  return end - start >= 3 && end - start <= 6;
}

function abbreviations({ tokens, hits, negated, run: { text } }: ReadRun): TextRange[] {
  return tokens.flatMap((token, at) => {
    if (!isShort(token)) return [];
    const written = text.slice(token.start, token.end);
    if (!/^[A-Z]{3,6}$/.test(written) || NO_SKILL.test(written) || isWithin(negated, token.start)) return [];
    if (hits.some((hit) => at >= hit.from && at < hit.to)) return [];
    const before = tokens[at - 1];
    const begins = before !== undefined && (isBreak(before) || USE.test(before.norm));
    // Brackets explain a word before them; other signs join two words to one.
    if (!begins || /[(/.]/.test(before.norm) || !endsSegment(tokens, at + 1)) return [];
    if (/[)/&-]/.test(text.charAt(token.end)) || isShouted(text) || isFigure(tokens, at + 1)) return [];
    return [{ start: token.start, end: token.end }];
  });
}

/** "MAPE from 14 % to 9 %": what a number is given of is measured, not worked with. */
function isFigure(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.norm === "from" && /^\d/.test(tokens[at + 1]?.norm ?? "");
}

/** In capitals throughout, where they tell nothing. */
function isShouted(text: string): boolean {
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
}

function besideTools(read: ReadRun, counted: readonly Hit[]): TextRange[] {
  const tools = counted.filter(({ skill }) => skill.class === "tool");
  if (tools.length === 0) return [];
  const isBehindUse = rowsBehindUse(read);
  const beginning = new Map(read.hits.toReversed().map((hit) => [hit.from, hit]));
  // A row of a thousand tools is walked through once, not from each of them.
  const walked = new Set<number>();
  return tools.flatMap((hit) =>
    isBehindUse[hit.from - 1] === true ? namesBehind(read, { from: hit.to, beginning, walked }) : [],
  );
}

/** By token: true where the row that ends with it begins behind a word of use. */
function rowsBehindUse({ tokens, hits }: ReadRun): readonly boolean[] {
  const covering = new Map<number, Hit>();
  for (const hit of hits.toReversed()) for (let at = hit.from; at < hit.to; at += 1) covering.set(at, hit);
  const behind: boolean[] = [];
  for (const [at, { norm }] of tokens.entries()) {
    const hit = covering.get(at);
    const goesOn = hit !== undefined || JOINS.test(norm);
    behind.push(USE.test(norm) || (goesOn && behind[(hit?.from ?? at) - 1] === true));
  }
  return behind;
}

/** "Verarbeitung über Kafka, Daten in PostgreSQL": where every noun has a capital, one that goes on is no name. */
const CAPITAL_NOUNS = /(?<!\p{L})(?:und|mit|für|von|vom|der|die|das|über|auf|bei|im|zur?|zum)(?!\p{L})/u;
const GOES_ON = /^(?:in|im|mit|fur|auf|bei|von|vom|zu|zur|zum|nach|aus|uber|an|am)$/;

interface Row {
  readonly from: number;
  /** The hits, by the token they begin with. */
  readonly beginning: ReadonlyMap<number, Hit>;
  /** Where a walk has come by already: its names are known. */
  readonly walked: Set<number>;
}

/** The names of a row behind `from` that the graph does not know; those it knows only join them. */
function namesBehind(read: ReadRun, { from, beginning, walked }: Row): TextRange[] {
  const names: TextRange[] = [];
  let at = from;
  while (!walked.has(at)) {
    walked.add(at);
    const next = behindJoints(read.tokens, at);
    if (next === at) return names;
    const known = beginning.get(next);
    const name = known ?? nameInRow(read, next);
    if (name === null) return names;
    if (known === undefined) names.push({ start: name.start, end: name.end });
    at = name.to;
  }
  return names;
}

function behindJoints(tokens: readonly Token[], at: number): number {
  let next = at;
  while (JOINS.test(tokens[next]?.norm ?? "")) next += 1;
  return next;
}

/** The name that begins at a token, if the row or the piece of the sentence ends behind it. */
function nameInRow(
  { tokens, negated, run }: ReadRun,
  from: number,
): Pick<Hit, "start" | "end" | "to"> | null {
  const to = nameEnd(tokens, from, run.text);
  const first = tokens[from];
  const last = tokens[to - 1];
  if (to === from || first === undefined || last === undefined || isWithin(negated, first.start)) return null;
  const next = tokens[to]?.norm ?? "";
  if (!endsSegment(tokens, to) && !JOINS.test(next)) return null;
  if (GOES_ON.test(next) && CAPITAL_NOUNS.test(run.text)) return null;
  return { start: first.start, end: last.end, to };
}

function nameEnd(tokens: readonly Token[], from: number, text: string): number {
  let at = from;
  while (at - from < MAX_WORDS && isProper(tokens[at], text)) at += 1;
  return isProper(tokens[at], text) ? from : at;
}

function isProper(token: Token | undefined, text: string): boolean {
  return token !== undefined && /^\p{Lu}[\p{L}\d.+-]*\p{Ll}/u.test(text.slice(token.start, token.end));
}
