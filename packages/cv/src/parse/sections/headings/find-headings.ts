import { closeLetterSpacing } from "../../../read/text/letter-spacing.ts";
import { stripDocumentTitle } from "../../contact/document-titles.data.ts";
import type { CvText, LineView } from "../../text/cv-text.ts";
import { tokenise, wordCount } from "../../text/tokens.ts";
import { NUMBER_IN_FRONT } from "./heading-number.ts";
import { headingLooks } from "./heading-style.ts";
import { type Candidate, type HeadingStyles, headingStyles, isShort, SURE } from "./heading-styles.ts";
import { spokenOf } from "./heading-voice.ts";
import { type HeadingReading, readHeading } from "./heading-words.ts";
import { isHeldAbove, isSkillGroup } from "./held-labels.ts";
import { findLabelColumn, type LabelColumn, readLabelColumn, standsInText } from "./label-column.ts";
import { findLabelHeading } from "./label-heading.ts";
import { MARK, withMarkedHeadings } from "./marked-headings.ts";
import { dropSubheadings } from "./subheadings.ts";

export interface Heading {
  readonly view: LineView;
  /** Null for a line that is a heading by its looks alone. */
  readonly reading: HeadingReading | null;
  /** Offset of content on the same line ("Languages: Tamil, English"), null when the line is only heading. */
  readonly contentFrom: number | null;
}

const MOST_WORDS = 10;

/** The headings of a CV in reading order, by their words, their looks, and their likeness to each other. */
export function findHeadings(text: CvText): readonly Heading[] {
  const candidates = withMarkedHeadings(text.lines.map((view) => judge(view, text)));
  const page: Page = { text, candidates, styles: headingStyles(candidates), column: findLabelColumn(text) };
  const headings: Heading[] = [];
  for (const index of candidates.keys()) {
    const heading = headingAt(index, headings.at(-1), page);
    if (heading !== null) headings.push(heading);
  }
  const whole = headings.map((heading, index) => asContinued(heading, headings[index - 1]));
  return dropSubheadings(withoutHead(whole, text), text);
}

/** So many lines of address and data may stand between a name and the e-mail address below it. */
const MOST_DATA = 6;

/** Without what stands over the contact data: "RESUME", what the sheet is, and the name where it is set as the headings are. */
function withoutHead(headings: readonly Heading[], { lines }: CvText): readonly Heading[] {
  const [first] = headings;
  const isTitled = first?.view.id === 0 && stripDocumentTitle(first.view.text) === null;
  const [name, next] = isTitled ? headings.slice(1) : headings;
  const isOverData = (line: number, end = lines.length): boolean =>
    lines.slice(line + 1, Math.min(line + 1 + MOST_DATA, end)).some(({ text }) => text.includes("@"));
  // "Lavanya Sundaresan, CPC" holds a word of headings.
  const isUntold =
    name?.reading == null || (name.reading.match === "cue" && name.reading.kind !== "personal");
  if (isUntold && name?.contentFrom === null && isOverData(name.view.id, next?.view.id))
    return headings.slice(isTitled ? 2 : 1);
  return isTitled && isOverData(0, name?.view.id) ? headings.slice(1) : headings;
}

interface Page {
  readonly text: CvText;
  readonly candidates: readonly Candidate[];
  /** The looks of its headings. */
  readonly styles: HeadingStyles;
  readonly column: LabelColumn | null;
}

/** The heading that a line is or begins with: in the column of labels, on a line of its own, or in front of a colon. */
function headingAt(index: number, above: Heading | undefined, page: Page): Heading | null {
  const { candidates, styles, column } = page;
  const candidate = candidates[index];
  if (candidate === undefined) return null;
  const { view, reading } = candidate;
  const label = column === null ? null : readLabelColumn(view, column);
  if (label !== null) return isSkillGroup(label, above) ? null : label;
  if (column !== null && (view.text.includes("\t") || standsInText(view, column))) return null;
  if (isHeading(candidate, candidates, index, styles) || opensList(candidate, candidates[index + 1], above))
    return { view, reading: spokenOf(view, reading), contentFrom: null };
  return labelAt(index, above, page);
}

/** "Languages: Tamil, English", unless the section above has such labels in it. */
function labelAt(
  index: number,
  above: Heading | undefined,
  { text, candidates, styles }: Page,
): Heading | null {
  const candidate = candidates[index];
  const label = candidate === undefined ? null : findLabelHeading(candidate.view, candidate.looks, text);
  if (label === null) return null;
  const behind = () => upToHeading(candidates.slice(index + 1), styles);
  return isHeldAbove(label, above, behind) ? null : label;
}

/** "Areas of expertise include:" at the end of a summary, in its type, over what they are. */
function opensList(
  { view, reading }: Candidate,
  next: Candidate | undefined,
  above: Heading | undefined,
): boolean {
  return (
    above?.reading?.kind === "summary" &&
    reading?.kind === "skills" &&
    reading.match === "whole" &&
    /:\s*$/.test(view.text) &&
    next !== undefined &&
    next.reading?.match !== "whole" &&
    (next.view.line.bullet || /[,;|•·*◆]/u.test(next.view.text))
  );
}

/** "Registration and" over "Training": one heading in a narrow column, which its first line names. */
function asContinued(heading: Heading, above: Heading | undefined): Heading {
  if (above?.reading == null || above.contentFrom !== null) return heading;
  const isNext = above.view.id + 1 === heading.view.id && above.view.line.block === heading.view.line.block;
  if (!isNext) return heading;
  // "Educational" over "Background", where the second row alone would say something else.
  const whole = readHeading(tokenise(`${above.view.text} ${heading.view.text}`));
  if (whole !== null && whole.match !== "cue") return { ...heading, reading: whole };
  // "Competenze" over "tecniche": the second row says which.
  const isSame = Math.abs(above.view.line.size - heading.view.line.size) < 0.4;
  const isRest = heading.reading === null && isSame && LISTED.has(above.reading.kind);
  return isRest ? { ...heading, reading: { ...above.reading, match: "joined" } } : heading;
}

/** Sections without headings of entries in them. */
const LISTED: ReadonlySet<string> = new Set(["skills", "certifications", "interests", "achievements"]);

function upToHeading(behind: readonly Candidate[], styles: HeadingStyles): readonly LineView[] {
  const end = behind.findIndex((candidate, index) => isHeading(candidate, behind, index, styles));
  return behind.slice(0, end < 0 ? behind.length : end).map(({ view }) => view);
}

/** What words are worth that are a heading as a whole, two headings in one, or hold a word of one. */
const WORTH = { whole: 4, joined: 3.5, cue: 2 } as const;

function judge(view: LineView, text: CvText): Candidate {
  const closed = closeLetterSpacing(view.text);
  const tokens = closed === view.text ? view.tokens : tokenise(closed);
  const looks = headingLooks(view, text);
  const length = wordCount(tokens);
  if (length === 0 || length > MOST_WORDS || view.text.length > 70)
    return { view, looks, reading: null, score: -9 };
  const reading = readHeading(tokens);
  const score =
    (reading === null ? 0 : WORTH[reading.match]) +
    looks.score -
    (view.line.bullet ? MARK : 0) -
    (view.dates.length > 0 ? 3 : 0) -
    (/[.;,]\s*$/.test(view.text) ? 2 : 0) -
    (view.text.includes("@") ? 5 : 0) -
    (/\p{Nd}/u.test(looks.numbered ? view.text.replace(NUMBER_IN_FRONT, "") : view.text) ? 1 : 0) -
    (reading?.match === "cue" && length > 5 ? 1.5 : 0);
  return { view, looks, reading, score };
}

/** What a colour is worth that nothing but headings has: white on bands. */
const COLOUR_ALONE = 0.7;

function isHeading(
  candidate: Candidate,
  all: readonly Candidate[],
  index: number,
  styles: HeadingStyles,
): boolean {
  const { looks, reading, score, view } = candidate;
  if (score <= -1) return false;
  const alike = styles.has(looks.signature);
  // What goes on with the numbers of known headings, or is set as nothing else but headings, need not stand out as much.
  const isSet = styles.get(looks.signature) === "sure";
  const leastLooks = isSet ? COLOUR_ALONE : looks.numbered ? 1 : 1.5;
  if (reading === null)
    return (
      alike && score >= Math.min(1, leastLooks) && looks.score >= leastLooks && isShort(view, looks.score)
    );
  if (reading.match === "cue") return alike ? score >= 2.5 : styles.size === 0 && score >= 4.5;
  if (alike) return score >= 3;
  if (score < SURE) return reading.match === "joined" && score >= 3.5;
  // A plain "Training" in a plain list is an item of that list.
  return looks.distinct ? !isRestOfName(all, index, styles) : !isListItem(all, index, styles);
}

/** "Education" below "Diploma in Montessori" in the same type, where headings are of another. */
function isRestOfName(all: readonly Candidate[], index: number, styles: HeadingStyles): boolean {
  const [above, own] = [all[index - 1], all[index]];
  if (styles.size === 0 || above === undefined || own === undefined || own.looks.score >= 1.5) return false;
  const [a, b] = [above.view.line.box, own.view.line.box];
  return (
    above.reading === null &&
    above.view.dates.length === 0 &&
    above.looks.signature === own.looks.signature &&
    a !== null &&
    b !== null &&
    Math.abs(a.x - b.x) < 2 &&
    b.y - a.y < own.view.line.size * 1.6
  );
}

function isListItem(all: readonly Candidate[], index: number, styles: HeadingStyles): boolean {
  if (styles.size > 0) return true;
  const before = all[index - 1];
  const after = all[index + 1];
  const own = all[index];
  if (before === undefined || after === undefined || own === undefined) return false;
  const isItem = ({ view, reading, looks }: Candidate): boolean =>
    view.words.length <= 4 &&
    view.dates.length === 0 &&
    reading?.match !== "whole" &&
    looks.signature === own.looks.signature;
  return isItem(before) && isItem(after) && (own.view.line.bullet || before.view.line.bullet);
}
