import { findDegree } from "../../education/pieces/education-words.ts";
import { readLabelWords } from "../../education/pieces/study-labels.ts";
import { findLanguageNames } from "../../languages/find-language-names.ts";
import { readRowLabel } from "../../positions/rows/row-labels.ts";
import { type CvText, type LineView, viewFrom } from "../../text/cv-text.ts";
import type { Heading } from "./find-headings.ts";
import type { HeadingLooks } from "./heading-style.ts";
import { type HeadingReading, readHeading } from "./heading-words.ts";
import { isBesidePersonalData, isRowOfForm } from "./label-column.ts";

/** Kinds whose content may stand behind a label on one line. */
const LABELLED: ReadonlySet<string> = new Set([
  "summary",
  "skills",
  "languages",
  "certifications",
  "education",
  "interests",
  "achievements",
  "references",
  "experience",
  "personal",
  "projects",
  "volunteering",
  "publications",
  "declaration",
]);

const FORM_ROW = /^\W*(?:name of (?:the )?)?(?:school|college|university|degree|institution)s?\W*$/iu;

/**
 * "Languages: Tamil, English" or a heading in the margin of its first line. A label inside another
 * section ("Languages: Java, SQL" under Skills) is told apart by what stands behind it.
 */
export function findLabelHeading(view: LineView, looks: HeadingLooks, text: CvText): Heading | null {
  const tab = view.text.indexOf("\t");
  const colon = view.text.search(/[:：]/);
  const marked = tab < 0 ? markedList(view, colon) : null;
  if (marked !== null) return marked;
  const end = tab > 0 ? tab : colon;
  if (end <= 1 || end > 45) return null;
  const label = { view, end, isNumbered: tab > 0 && /^\s*\d{1,2}[.)]\s/.test(view.text) };
  const reading = readLabel(label);
  const content = viewFrom(view, end + 1);
  if (reading === null || content.words.length === 0) return null;
  const isLanguages = findLanguageNames(content.tokens).length > 0;
  if (isContentOfOther(label, reading, content, isLanguages) || isRowOfStudy(label, reading, text))
    return null;
  const isHeading =
    tab > 0
      ? isInMargin(label, { content, isLanguages }, looks, text)
      : isOverList(label, reading, text) && (isLanguages || !isInLabelledList(view, text));
  return isHeading ? { view, reading, contentFrom: end + 1 } : null;
}

/** What stands before a tab or a colon. */
interface Label {
  readonly view: LineView;
  readonly end: number;
  readonly isNumbered: boolean;
}

/** The heading that a label is; null for the rows of a form. */
function readLabel({ view, end, isNumbered }: Label): HeadingReading | null {
  const reading = readHeading(view.tokens.filter((token) => token.end <= end));
  if (reading === null || (reading.match === "cue" && !isNumbered) || !LABELLED.has(reading.kind))
    return null;
  // "School: …" below an examination is a row of a form.
  if (reading.kind === "education" && FORM_ROW.test(view.text.slice(0, end))) return null;
  // "Address: …" and "Contact: …" are data of the person, no headings.
  if (reading.kind === "personal" && !isNumbered) return null;
  // "Firma: Hasetal GmbH": the employer of a form in German, a signature in Italian.
  return reading.kind === "declaration" && readRowLabel(view)?.role === "company" ? null : reading;
}

/** "Languages: Java, SQL"; or a list of languages behind another label. */
function isContentOfOther(
  { isNumbered }: Label,
  { kind }: HeadingReading,
  content: LineView,
  isLanguages: boolean,
): boolean {
  if (isNumbered || (kind === "languages") === isLanguages || kind === "references") return false;
  return kind === "languages" || content.words.length <= 4;
}

/** "COURSE | Certificate in Dispensing" over "INSTITUTION | …" or "YEAR | …": a row of a form of studies. */
function isRowOfStudy({ view }: Label, { kind }: HeadingReading, { lines }: CvText): boolean {
  if (kind !== "certifications" && kind !== "education") return false;
  const below = lines[view.id + 1];
  const end = below?.text.search(/[\t:：]/) ?? -1;
  if (below === undefined || end <= 0) return false;
  const label = readLabelWords(below.tokens.filter((token) => token.end <= end));
  return label === "institution" || label === "other";
}

/** A label in a column of its own heads its row where the page is made so. */
function isInMargin(
  { view, isNumbered }: Label,
  { content, isLanguages }: { readonly content: LineView; readonly isLanguages: boolean },
  looks: HeadingLooks,
  text: CvText,
): boolean {
  if (!isNumbered && !isLanguages && content.words.length <= 8 && isBesidePersonalData(view, text.lines))
    return false;
  if (!isNumbered && isRowOfForm(view, text.lines)) return false;
  return looks.distinct || text.document.layout.tables > 0;
}

/** A label with a colon: under "Experience" one in a list ("Skills:") speaks of one job. */
function isOverList({ view, end }: Label, { kind }: HeadingReading, text: CvText): boolean {
  if (view.line.bullet) return false;
  // "Driving licence: B" below "Date of birth: …".
  if (kind === "certifications" && isBesidePersonalData(view, text.lines, ":")) return false;
  return !(AWARD.test(view.text.slice(0, end)) && isAmongDegrees(view, text));
}

/** "Technical Skills (acquired in projects) • Languages: C, C++ • Testing: …": a list run in behind its heading. */
function markedList(view: LineView, colon: number): Heading | null {
  const at = view.text.search(LIST_MARK);
  if (at <= 1 || at > LATEST_MARK || (colon >= 0 && colon < at) || view.line.bullet) return null;
  const bracket = view.text.indexOf("(");
  const end = bracket > 0 ? Math.min(at, bracket) : at;
  const reading = readHeading(view.tokens.filter((token) => token.end <= end));
  if (reading?.kind !== "skills" || reading.match !== "whole") return null;
  return viewFrom(view, at + 1).words.length > 3 ? { view, reading, contentFrom: at + 1 } : null;
}

const LIST_MARK = /\s[*•●▪➢❖]\s*\p{L}/u;
const LATEST_MARK = 60;

const AWARD = /^\W*(?:certificate|certification|diploma|course|licen[cs]e)\W*$/iu;
const NEAR = 6;

/** "Certificate : Wellness Coach, 2015" among "Master of Science : Nutrition, 2011": an award like the others. */
function isAmongDegrees(view: LineView, text: CvText): boolean {
  const from = Math.max(0, view.id - NEAR);
  return text.lines.slice(from, view.id + NEAR + 1).some((near) => {
    const colon = near.text.search(/\s?[:：]\s/);
    if (near.id === view.id || colon <= 1 || colon > 60 || near.line.block !== view.line.block) return false;
    const label = near.tokens.filter((token) => token.end <= colon);
    return findDegree(label, near.text)?.first === 0;
  });
}

/** "Systems: …" over "Documents: …" over "People: …": groups of a list, of which one happens to name a heading. */
function isInLabelledList(view: LineView, text: CvText): boolean {
  return [text.lines[view.id - 1], text.lines[view.id + 1]].some((near) => {
    const colon = near?.text.search(/[:：]\s/) ?? -1;
    if (near === undefined || colon <= 1 || colon > 25 || near.line.block !== view.line.block) return false;
    const label = near.tokens.filter((token) => token.end <= colon);
    return label.length <= 3 && readHeading(label) === null && near.text.includes(",");
  });
}
