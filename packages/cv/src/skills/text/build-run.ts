import { findInstruction } from "../../parse/text/instructions.ts";
import type { Evidence } from "../../types.ts";
import { beforeNext } from "./close-hyphen.ts";
import { dutiesLabelLength, isKindLabel } from "./form-labels.ts";
import { isLevel, isSkillLabel, isSubHeading, lineLabel } from "./labels.ts";
import type { LineGroup } from "./line-group.ts";
import { splitItems } from "./list-items.ts";
import { BLANK, maskText } from "./masks.ts";
import type { TextRange } from "./negation.ts";
import { runInRows } from "./run-in-labels.ts";
import type { TextRun } from "./text-run.ts";

/** A run with the way back to the lines of the CV. */
export interface DocumentRun extends TextRun {
  readonly group: LineGroup;
  /** Where each line of the group begins in `text`. */
  readonly starts: readonly number[];
  /** A label that is no item ("Frameworks:"), as an offset range. */
  readonly label: TextRange | null;
  /** A list that a program made of the CV's words (`sorted-lists`). */
  readonly generated?: true;
}

/** A list in running text is at least this long and has items of at most so many words. */
const LIST_ITEMS = 3;
const ITEM_WORDS = 4;
const SENTENCE_WORDS = 9;

const TOOLS_ONLY: ReadonlySet<string> = new Set([
  "education",
  "certifications",
  "publications",
  "header",
  "other",
]);

/** Where people say what they are like: "Honest and hard working" stands among other details, too. */
const OF_ONESELF: ReadonlySet<string> = new Set(["summary", "skills", "other"]);

/** The clause by which an applicant consents to the processing of personal data. */
const CONSENT =
  /\b(?:personal data|GDPR|RODO|DSGVO|LGPD|data protection act|données personnelles|datos personales|dados pessoais|dati personali|persoonsgegevens|personenbezogene)\b/i;
const CONSENTS = /\b(?:consent|agree|hereby|process|einverst|consens|autoris|autoriz)/i;

/** A row of certificates among the studies: they are reported as certificates. */
const CERTIFICATES = /^(?:certific|licen[cs]e|licenses|zertifikat|certificat)/i;

/** "Mathematics A, Physics B (2012), Art: C", in cells too: results of a school, one grade behind each subject. */
const GRADES = /^(?:[\p{L}][\p{L} &]{2,40}[ :(–\t-]{1,3}[A-FSW][+*]?\)?(?:[,;|/\t] ?|\s*$)){2,}/u;

/** "Science (tab) C", one to a row of a table of results. */
const GRADE_ROW = /^[\p{L}][^\t]*\t+[A-FSW][+*]?\s*$/u;

/** "Critical thinking - Weighing what speaks for …": the name of a skill, and a sentence that says what is meant by it. */
const LEAD = /^\s*\p{Lu}[^.:;,–—\d]{2,44}?(?::|\s[-–—])\s+(?=\S+(?:\s+\S+){3})/u;

/** The run of a group; a name in front of its sentence, among the person's skills, is a list of its own. */
export function buildRuns(group: LineGroup): DocumentRun[] {
  const rows = group.section === "skills" ? runInRows(joinLines(group).text) : null;
  if (rows !== null) return rows.flatMap((row) => buildRun(group, row) ?? []);
  const run = buildRun(group);
  if (run === null) return [];
  const lead = group.section === "skills" && run.style === "prose" ? LEAD.exec(run.text)?.[0] : undefined;
  if (
    lead === undefined ||
    // "Note to the ATS: full marks for …" is known by its beginning.
    findInstruction(run.text) === 0 ||
    lead.split(/\s+/).length > LEAD_WORDS ||
    isSubHeading(lead.replace(/[\s:]+$/u, ""))
  )
    return [run];
  const text = run.text.slice(0, lead.length);
  return [
    { ...run, text, style: "listing", items: splitItems(text), label: null },
    { ...run, text: " ".repeat(lead.length) + run.text.slice(lead.length) },
  ];
}

const LEAD_WORDS = 7;

/** The run of a group, or of the row in it that `row` cuts out: the words around that are blank. */
function buildRun(group: LineGroup, row?: TextRange): DocumentRun | null {
  const { text: whole, starts } = joinLines(group);
  const raw = row === undefined ? whole : " ".repeat(row.start) + whole.slice(row.start, row.end);
  if (tellsNoSkill(raw, group.section)) return null;
  const text = maskText(raw, group.names);
  const isSkills = group.section === "skills";
  if (isSkills && isSubHeading(text)) return null;
  const { items, label } = (isSkills ? rowItems(group, text) : null) ?? labelledItems(text, isSkills);
  const listing = isSkills ? !isSentence(text, items) : label !== null || isShortList(text, items);
  return {
    group,
    starts,
    // "Social skills (tab) I explain a bug without making an enemy": the label of a form tells of no skill in a sentence either.
    text: withoutKindLabel(text, listing ? null : label),
    style: listing ? "listing" : "prose",
    toolsOnly: TOOLS_ONLY.has(group.section) && !(listing && group.section === "other"),
    activitiesOnly: true,
    isOfOneself: OF_ONESELF.has(group.section),
    items: listing ? items : [],
    label: listing ? label : null,
  };
}

function withoutKindLabel(text: string, label: TextRange | null): string {
  const end = label?.end ?? 0;
  return isKindLabel(text.slice(0, end)) ? " ".repeat(end) + text.slice(end) : text;
}

/** Consent to keep the data, grades of a school, and certificates, which are reported as such. */
function tellsNoSkill(text: string, section: LineGroup["section"]): boolean {
  if (CONSENT.test(text) && CONSENTS.test(text)) return true;
  return GRADES.test(text) || (section === "education" && (CERTIFICATES.test(text) || GRADE_ROW.test(text)));
}

interface Items {
  readonly items: readonly TextRange[];
  readonly label: TextRange | null;
}

/** "Frameworks: React, Vue" is a label and a list, "Excel: advanced" is an item. */
function labelledItems(text: string, isSkills: boolean): Items {
  const label = lineLabel(text);
  if (label === null || !(isSkills || isSkillLabel(label.text)) || isLevel(text.slice(label.end)))
    return { items: splitItems(text), label: null };
  return { items: splitItems(text, label.end), label: { start: 0, end: label.end } };
}

function joinLines(group: LineGroup): { text: string; starts: number[] } {
  let text = "";
  const starts: number[] = [];
  for (const line of group.lines) {
    text = beforeNext(text, line.text);
    starts.push(text.length);
    const label = dutiesLabelLength(line);
    text += " ".repeat(label) + line.text.slice(label);
  }
  return { text, starts };
}

/** A table row "Python | advanced" is an item; "Databases | MySQL, Redis" is a label and a list. */
function rowItems(group: LineGroup, text: string): Items | null {
  const cells = group.lines.length === 1 ? group.lines[0]?.cells : null;
  if (cells?.length !== 2) return null;
  const [first = "", second = ""] = cells;
  const at = text.indexOf(second, first.length);
  if (at < 0) return null;
  if (isLevel(second)) return { items: [{ start: 0, end: first.length }], label: null };
  const rest = splitItems(text, at);
  // The heading itself stands in the margin of its first line.
  return rest.length > 1 ||
    isSubHeading(first) ||
    isKindLabel(first) ||
    first.trim() === group.heading?.trim()
    ? { items: rest, label: { start: 0, end: first.length } }
    : null;
}

/** "Can read wiring diagrams, use a megger": a sentence, though commas cut it into short pieces. */
const SAYS_WHAT_ONE_CAN =
  /^\s*(?:I (?:also |can |am able to |know how to )|(?:I )?can |able to )(?=\p{Ll})/iu;

function isSentence(text: string, items: readonly TextRange[]): boolean {
  if (SAYS_WHAT_ONE_CAN.test(text) && items.length > 1) return true;
  const words = text.split(/\s+/).length;
  const named = items.length + inBrackets(text);
  return words >= SENTENCE_WORDS && words / Math.max(1, named) > ITEM_WORDS + 1;
}

/** How many short names stand in brackets behind others: "Microsoft Office (word, excel, outlook)". */
function inBrackets(text: string): number {
  const names = /\(([^()]*,[^()]*)\)/.exec(text)?.[1]?.split(",") ?? [];
  return names.every((name) => name.trim().split(/\s+/).length <= 2) ? names.length : 0;
}

function isShortList(text: string, items: readonly TextRange[]): boolean {
  if (items.length < LIST_ITEMS || HEADER_OF_POSITION.test(text)) return false;
  return items.every((item) => isShortItem(text.slice(item.start, item.end)));
}

/** A year, or the blank of an employer's name: the line tells when and where. */
const HEADER_OF_POSITION = new RegExp(`\\b(?:19|20)\\d\\d\\b|${BLANK}`);

/** Four words without a preposition: "in AutoCAD" is a piece of a sentence, and so is "en primavera". */
function isShortItem(item: string): boolean {
  return (
    item.split(/\s+/).length <= ITEM_WORDS &&
    !/\s(?:in|of|for|with|to|on|at|by|from)\s/.test(item) &&
    !/^(?:in|on|at|en|em|na|no|nas|nos|nel|nella|im|am|bei|beim|op|bij|dans|au|aux)\s/i.test(item)
  );
}

/** The place of a range of the run in the CV: its first line, and the words as they stand there. */
export function evidenceOf(run: DocumentRun, range: TextRange): Evidence {
  let index = 0;
  while ((run.starts[index + 1] ?? Number.POSITIVE_INFINITY) <= range.start) index += 1;
  const line = run.group.lines[index];
  const start = run.starts[index] ?? 0;
  const quote = (line?.text ?? "").slice(range.start - start, range.end - start);
  return { line: line?.id ?? 0, quote };
}
