import { readRowLabel } from "../../positions/rows/row-labels.ts";
import { type CvText, type LineView, viewFrom } from "../../text/cv-text.ts";
import type { Token } from "../../text/tokens.ts";
import { compileWords, lazy } from "../../vocabulary/vocabularies.ts";
import type { Heading } from "./find-headings.ts";
import { headingLooks } from "./heading-style.ts";
import { readHeading } from "./heading-words.ts";

const personalLabels = lazy(() =>
  compileWords(({ labels: { name, email, address, birth, nationality } }) =>
    [name, email, address, birth, nationality].join("|"),
  ),
);

/** "Address", "Date of birth": data of the person, no heading. */
export function isPersonalLabel(label: readonly Token[]): boolean {
  const table = personalLabels();
  return (
    table.matchAll(label) !== null || table.matchAll(label.filter(({ kind }) => kind !== "mark")) !== null
  );
}

/** "School", a row below "Full name" and "Date of birth", whose labels end in the same mark. */
export function isBesidePersonalData(
  { id }: LineView,
  lines: readonly LineView[],
  mark: "\t" | ":" = "\t",
): boolean {
  return [lines[id - 1], lines[id + 1]].some((near) => {
    const end = near?.text.indexOf(mark) ?? -1;
    return near !== undefined && end > 0 && isPersonalLabel(near.tokens.filter((token) => token.end <= end));
  });
}

/** "Institution", "Year completed" beside what they are: rows of a form about one study. */
const STUDY_ROW =
  /^\W*(?:name of (?:the )?)?(?:institut(?:e|ion)s?|schools?|college|university|board(?: ?\/ ?university)?|year(?: of)?(?: completed| passing| obtained)?|subjects?|grades?|results?|marks|period|duration|from|to|%)\W*$/iu;

/** "Course" over "Institution", or beside it: a row or the head of a table about one study or job, and no heading. */
export function isRowOfForm(view: LineView, lines: readonly LineView[]): boolean {
  const [, ...cells] = view.text.split("\t");
  if (cells.length > 1 && cells.some((cell) => STUDY_ROW.test(cell))) return true;
  return [lines[view.id - 1], lines[view.id + 1]].some((near) => {
    const tab = near?.text.indexOf("\t") ?? -1;
    if (near === undefined || tab <= 0 || !startsLevel(near, view)) return false;
    const row = readRowLabel(near);
    return (
      STUDY_ROW.test(near.text.slice(0, tab)) ||
      (row !== null && row.role !== "place" && row.contentFrom === tab + 1)
    );
  });
}

function startsLevel({ line: { box } }: LineView, { line: { box: other } }: LineView): boolean {
  return box === null || other === null || Math.abs(box.x - other.x) < 3;
}

/** A CV whose headings stand in a column of their own, beside the first line of what they head. */
export interface LabelColumn {
  /** Whether the page has no other headings: what stands in front of a row of a form is none then. */
  readonly isOnly: boolean;
  /** Where the text beside the headings begins; null without geometry. */
  readonly contentX: number | null;
  /** All lines of the document. */
  readonly lines: readonly LineView[];
}

const LEAST_KINDS = 3;

/** Found where the first cells of several lines are plain headings of different kinds. */
export function findLabelColumn(text: CvText): LabelColumn | null {
  const kinds = new Set<string>();
  const ownRows = new Set<string>();
  for (const view of text.lines) {
    const reading = readFirstCell(view);
    if (reading !== null && reading.match !== "cue") kinds.add(reading.kind);
    const own =
      view.text.includes("\t") || !headingLooks(view, text).distinct ? null : readHeading(view.tokens);
    if (own?.match === "whole") ownRows.add(own.kind);
  }
  if (kinds.size < LEAST_KINDS) return null;
  return { contentX: contentEdge(text), lines: text.lines, isOnly: ownRows.size < LEAST_KINDS };
}

/** No row of a form about a study or a job is called so: "tools" below "school". */
const OF_NO_FORM: ReadonlySet<string> = new Set(["experience", "skills", "languages", "interests"]);

function headsNoForm(reading: ReturnType<typeof readHeading>): boolean {
  return reading?.match === "whole" && OF_NO_FORM.has(reading.kind);
}

/** The heading in front of a line of such a CV. */
export function readLabelColumn(view: LineView, { contentX, lines, isOnly }: LabelColumn): Heading | null {
  const tab = view.text.indexOf("\t");
  if (tab <= 1 || tab > 45) return null;
  const reading = readFirstCell(view);
  const content = viewFrom(view, tab + 1);
  if (content.words.length === 0) return null;
  if (!headsNoForm(reading) && isRowOfForm(view, lines)) return null;
  if (reading !== null && reading.match !== "cue") return { view, reading, contentFrom: tab + 1 };
  // "• Employer" beside its firm: a row of a form below its heading.
  if (view.line.bullet) return null;
  const label = view.tokens.filter((token) => token.end <= tab);
  if (isPersonalLabel(label)) return null;
  const isForm =
    isOnly &&
    view.line.box === null &&
    view.line.cells?.length === 2 &&
    !isDateAlone(content) &&
    readRowLabel(view) === null &&
    !isBesidePersonalData(view, lines);
  const stands = isForm || (contentX !== null && view.line.box !== null && view.line.box.x < contentX - 15);
  // A number or a date in the margin belongs to a job.
  const isPlain =
    label.length > 0 &&
    label.length <= 5 &&
    label.every(({ kind, text }) => kind === "word" || /^[&'’-]$/.test(text));
  if (!stands || !isPlain || view.dates.some((span) => span.from < tab)) return null;
  return { view, reading, contentFrom: tab + 1 };
}

/** "Shift Manager" in front of "Jun 2016 – Feb 2020" and nothing else: a post, with which no section begins. */
function isDateAlone({ tokens, dates }: LineView): boolean {
  return tokens.every(({ start, end }) => dates.some(({ from, to }) => start >= from && end <= to));
}

/** True for a line beside the headings, where no heading stands. */
export function standsInText(view: LineView, { contentX }: LabelColumn): boolean {
  return contentX !== null && view.line.box !== null && view.line.box.x >= contentX - 15;
}

function readFirstCell(view: LineView): ReturnType<typeof readHeading> {
  const tab = view.text.indexOf("\t");
  if (tab <= 1 || tab > 45) return null;
  const cell = view.tokens.filter((token) => token.end <= tab);
  return isPersonalLabel(cell) ? null : readHeading(cell);
}

/** The left edge that most lines without a label share. */
function contentEdge(text: CvText): number | null {
  const counts = new Map<number, number>();
  for (const { line } of text.lines) {
    if (line.box === null || line.text.includes("\t")) continue;
    const x = Math.round(line.box.x / 4) * 4;
    counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return best?.[0] ?? null;
}
