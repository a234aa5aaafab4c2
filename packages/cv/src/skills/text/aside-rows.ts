import { hasCertificateWord } from "../../parse/certifications/certificate-words.ts";
import { findLanguageNames } from "../../parse/languages/find-language-names.ts";
import { readHeading } from "../../parse/sections/headings/heading-words.ts";
import { tokenise } from "../../parse/text/tokens.ts";
import type { Line } from "../../types.ts";
import { isSpokenLabel } from "./form-labels.ts";
import { isSkillLabel, isSubHeading, lineLabel } from "./labels.ts";
import { isUnwantedLabel } from "./unwanted-labels.ts";

/** Labels of what is planned: "Next: pottery course booked", "Learning now: Rust". */
const PLANS =
  /^(?:my )?(?:next(?: (?:goals?|steps?|courses?|training|up|year))?|upcoming|planned|plans?|future(?: plans?)?|goals?|wish ?list|reading list|(?:still |want )?to (?:learn|come)|on my list|(?:still |now |currently |just )?learning(?: now| next| at the moment)?|(?:currently |now )?(?:curious about|exploring|playing with|trying(?: out)?)|(?:want|hop(?:e|ing)|plan(?:ning)?|would like) to learn)$/iu;
/** "Car: no, and no van either"; "NoSQL" and "no-code" are no denials. */
const DENIED = /^(?:no|none|nil|never|not yet|nothing|n\/a)(?=$|[\s,.;(])/iu;
/** "Licence codes: A, B, C, EC". */
const OF_PAPERS = /\b(?:licen[cs]es?|permits?|categor(?:y|ies)|class(?:es)?|codes?|blood|grades?)\b/iu;
const CODES = /^(?:\p{Lu}{1,2}\d?[+-]?(?:[,;/ &+]|and|$)+)+$/u;
const LABEL_WORDS = 3;
const MAX_LABEL = 120;
/** What a coach teaches, and where a guard goes round: rows of these may be work. */
const MAY_BE_WORK = /^(?:(?:outside )?sports?|outside|private|off duty|activit)/iu;

/** A row of a form or of a list of skills that shows none: a plan, a pastime, a denial, the codes of a licence. */
export function isAsideRow(line: Line): boolean {
  const [label, value] = labelAndValue(line);
  if (isUnwantedLabel(label === "" ? beforeColon(line.text) : label)) return true;
  if (label === "" || label.split(/\s+/).length > LABEL_WORDS) return false;
  if (PLANS.test(label) || isSpokenLabel(label) || isPastime(label)) return true;
  if (isOfOtherKind(label, value)) return true;
  return DENIED.test(value) || (OF_PAPERS.test(label) && CODES.test(value));
}

/** "Interest: wood carving like my father, football", in eleven languages: what is a heading of pastimes elsewhere. */
function isPastime(label: string): boolean {
  const reading = readHeading(tokenise(label));
  return reading?.kind === "interests" && reading.match !== "cue" && !MAY_BE_WORK.test(label);
}

/** "Altre lingue: Hindi ottimo", "Certificates: First aid, 2023" among rows of skills: what has a place of its own elsewhere. */
function isOfOtherKind(label: string, value: string): boolean {
  const reading = readHeading(tokenise(label));
  if (reading?.kind === "languages") return findLanguageNames(tokenise(value)).length > 0;
  if (reading?.kind !== "certifications" || reading.match !== "whole") return false;
  return /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u.test(value) && hasCertificateWord(tokenise(value));
}

/** "No experience with", on a row of its own above what is lacking or planned. */
function isAsideLabel({ text, bullet }: Line): boolean {
  // To look for the end of a long line's spaces takes the square of their number.
  if (bullet || text.length > MAX_LABEL) return false;
  const label = text.replace(/[\s:]+$/u, "").trim();
  return isUnwantedLabel(label) || PLANS.test(label);
}

/** "Please do not hire me for: …" has more words than a label of skills. */
function beforeColon(text: string): string {
  const colon = text.indexOf(":");
  return colon < 0 ? "" : text.slice(0, colon);
}

/** The ids of those lines of a section that show no skill: aside rows, what stands below such a label, and grades. */
export function asideLines(lines: readonly Line[]): ReadonlySet<number> {
  return new Set([...gradeRows(lines), ...asideOf(lines, isAsideLabel, isAsideRow)]);
}

/** The same of lines that tell of work or of the person: what is not wanted, said so on a row of its own. */
export function unwantedLines(lines: readonly Line[]): ReadonlySet<number> {
  return asideOf(lines, isUnwanted, isUnwanted);
}

function isUnwanted({ bullet, text }: Line): boolean {
  return !bullet && isUnwantedLabel(text);
}

function asideOf(
  lines: readonly Line[],
  isLabel: (line: Line) => boolean,
  isRow: (line: Line) => boolean,
): Set<number> {
  const aside = new Set<number>();
  let label: Line | null = null;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (label !== null && (isSubHeading(line.text) || isSetLike(line, label, above))) label = null;
    if (label !== null || isRow(line)) aside.add(line.id);
    if (isLabel(line)) {
      label = line;
      aside.add(line.id);
    }
  }
  return aside;
}

/** Whether the part below `label` has ended: a line is set as the label is. One that nothing sets apart has one line below it. */
function isSetLike(line: Line, label: Line, above: Line | undefined): boolean {
  return (
    above !== label && line.bold === label.bold && line.bullet === label.bullet && line.size === label.size
  );
}

const GRADE = /^[A-FSW][1-9]?[+*-]?$/u;
/** So many rows of a subject and a grade are results of a school; a single one may be "Languages: C". */
const GRADES = 3;

function gradeRows(lines: readonly Line[]): number[] {
  const rows = lines.filter((line) => {
    const [label, value] = labelAndValue(line);
    return GRADE.test(value) && !isSkillLabel(label) && !isSubHeading(label);
  });
  return rows.length < GRADES ? [] : rows.map(({ id }) => id);
}

function labelAndValue({ cells, text }: Line): readonly [string, string] {
  const [first, second, ...more] = cells ?? [];
  if (first !== undefined && second !== undefined && more.length === 0)
    return [first.replace(/[\s:]+$/u, "").trim(), second.trim()];
  const label = lineLabel(text);
  return label === null ? ["", ""] : [label.text, text.slice(label.end).trim()];
}
