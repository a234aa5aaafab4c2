import { readRowLabel } from "../positions/row-labels.ts";
import { type CvText, type LineView, viewFrom } from "../text/cv-text.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy } from "../vocabulary/vocabularies.ts";
import type { Heading } from "./find-headings.ts";
import { readHeading } from "./heading-words.ts";

const personalLabels = lazy(() =>
  compileWords(({ labels: { name, email, address, birth, nationality } }) =>
    [name, email, address, birth, nationality].join("|"),
  ),
);

/** "Address", "Date of birth": data of the person, no heading. */
function isPersonalLabel(label: readonly Token[]): boolean {
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

/** A CV whose headings stand in a column of their own, beside the first line of what they head. */
export interface LabelColumn {
  /** Where the text beside the headings begins; null without geometry. */
  readonly contentX: number | null;
  /** All lines of the document. */
  readonly lines: readonly LineView[];
}

const LEAST_KINDS = 3;

/** Found where the first cells of several lines are plain headings of different kinds. */
export function findLabelColumn(text: CvText): LabelColumn | null {
  const kinds = new Set<string>();
  for (const view of text.lines) {
    const reading = readFirstCell(view);
    if (reading !== null && reading.match !== "cue") kinds.add(reading.kind);
  }
  return kinds.size < LEAST_KINDS ? null : { contentX: contentEdge(text), lines: text.lines };
}

/** The heading in front of a line of such a CV. */
export function readLabelColumn(view: LineView, { contentX, lines }: LabelColumn): Heading | null {
  const tab = view.text.indexOf("\t");
  if (tab <= 1 || tab > 45) return null;
  const reading = readFirstCell(view);
  const content = viewFrom(view, tab + 1);
  if (content.words.length === 0) return null;
  if (reading !== null && reading.match !== "cue") return { view, reading, contentFrom: tab + 1 };
  // "• Employer" beside its firm: a row of a form below its heading.
  if (view.line.bullet) return null;
  const label = view.tokens.filter((token) => token.end <= tab);
  if (isPersonalLabel(label)) return null;
  const isForm =
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
