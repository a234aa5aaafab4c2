import { type LineView, viewFrom, viewUpTo } from "../../text/cv-text.ts";
import { lengthOfServed } from "../pieces/split-at.ts";
import { titleScore } from "../roles/title-score.ts";
import { splitAtLabels } from "./labels-in-line.ts";
import { columnsOf, isDutiesLabel, readTableHead, type TableHead } from "./row-labels.ts";
import { splitAtPost, splitAtSentence, splitBehindTail } from "./sentence-heads.ts";

/** A line of an experience section, or the part of one that is header or description by itself. */
export interface Part {
  readonly view: LineView;
  /** The head of the table that the line stands in. */
  readonly table: TableHead | null;
  /** A description by its place: behind the dates of a header, in a column of duties. */
  readonly isBody: boolean;
}

/** Parts the lines where one line holds a header and a description; heads of tables are no lines of a job. */
export function splitRows(views: readonly LineView[]): readonly Part[] {
  let above: TableHead | null = null;
  // Where jobs have headers, an item of a list with dates in it tells of one of them.
  const haveHeaders = views.some(({ line, dates }) => !line.bullet && dates.some(({ single }) => !single));
  const parts: Part[] = [];
  for (const [index, view] of views.entries()) {
    const head = readTableHead(view);
    if (isLink(view)) continue;
    if (head !== null) {
      above = head;
      continue;
    }
    const table: TableHead | null = above === null ? null : columnsOf(above, view);
    const labelled = splitAtLabels(view);
    if (labelled !== null) {
      parts.push(...labelled.map((own) => ({ view: own, table, isBody: false })));
      continue;
    }
    parts.push(
      ...(splitCells(view, table) ??
        (haveHeaders && view.line.bullet && !opensWithPost(view) ? null : splitBehindDates(view)) ??
        splitAtDuties(view) ??
        splitBehindTail(views, index) ??
        withTable(splitAtSentence(views, index), table) ?? [{ view, table, isBody: false }]),
    );
  }
  return parts;
}

function withTable(parts: readonly Part[] | null, table: TableHead | null): readonly Part[] | null {
  return parts?.map((part) => (part.isBody ? part : { ...part, table })) ?? null;
}

/** The page of an employer on a line of its own, between the name and the dates, parts no header. */
function isLink({ text }: LineView): boolean {
  return /^\s*(?:https?:\/\/|www\.)\S+\s*$/iu.test(text);
}

/** A row of a table with a column of duties: the cells before it are the header. */
function splitCells(view: LineView, table: TableHead | null): readonly Part[] | null {
  if (table === null || table.duties === null) return null;
  let from = 0;
  for (let column = 0; column < table.duties; column++) {
    const tab = view.text.indexOf("\t", from);
    if (tab < 0) return null;
    from = tab + 1;
  }
  const body = viewFrom(view, from);
  if (from === 0 || body.words.length === 0) return null;
  return [
    { view: viewUpTo(view, from), table, isBody: false },
    { view: body, table, isBody: true },
  ];
}

/** "Plant Manager, Jan 2020 – present: two shifts": an item that is one of the posts at the company above. */
function opensWithPost(view: LineView): boolean {
  const span = view.dates.find(({ single }) => !single);
  const words = view.tokens.filter(({ start }) => start < (span?.from ?? 0));
  if (words.length > 0 && lengthOfServed(view.tokens) > 0) return true;
  const last = words.at(-1)?.text ?? "";
  return (
    words.length >= 2 && words.length <= 8 && /^[,(|:-]$/.test(last) && titleScore(words.slice(0, -1)) >= 2.5
  );
}

const MOST_HEADER_WORDS = 14;
/** Of "Worked as a machine operator at … from … to …". */
const MOST_TOLD_WORDS = 24;

/** "Nurse, City Clinic (Jan 2020 – May 2022) – Ward rounds and …". */
function splitBehindDates(view: LineView): readonly Part[] | null {
  const span = view.dates.find(({ single }) => !single) ?? null;
  if (span === null) return null;
  // A full stop behind a year stands with the date, as in Hungarian.
  const end = view.text[span.to - 1] === "." ? span.to - 1 : span.to;
  const behind = /^[)\]]?(?:\s\([^()]{2,60}\))?\s*([-–—:|.])\s+(?=[\p{L}\p{Nd}])/u.exec(view.text.slice(end));
  if (behind === null) return null;
  const to = end + behind[0].length;
  const body = viewFrom(view, to);
  const header = viewUpTo(
    view,
    Math.max(span.to, to - behind[0].trimStart().replace(/^[)\]]\s*/, "").length),
  );
  // "Curator, acting head from 2016 – City Museum – Oct 2013 to Mar 2019": the dates of the job come later.
  if (body.dates.some(({ single }) => !single)) return null;
  const isSentence = body.words.length >= 4 || (body.words.length >= 2 && /\p{Ll}[.,]\s*$/u.test(view.text));
  const most = lengthOfServed(view.tokens) > 0 ? MOST_TOLD_WORDS : MOST_HEADER_WORDS;
  if (header.words.length > most || !isSentence || span.from < 4) return null;
  return [
    { view: header, table: null, isBody: false },
    ...(splitAtPost(header, body, to) ?? [{ view: body, table: null, isBody: true }]),
  ];
}

/** "Quality Engineer | Filmer Diagnostics. Tasks: …", "Praktikant, Klinik am See, Lindau. Station für …". */
const DUTIES_BEHIND = /([.;|])\s+(\p{L}[\p{L} ]{2,40}?)\s?:\s/u;

function splitAtDuties(view: LineView): readonly Part[] | null {
  const { text } = view;
  const duties = DUTIES_BEHIND.exec(text);
  return duties !== null && isDutiesLabel(duties[2] ?? "")
    ? splitAt(view, duties.index, duties.index + 1)
    : null;
}

function splitAt(view: LineView, to: number, from: number): readonly Part[] | null {
  const header = viewUpTo(view, to);
  const body = viewFrom(view, from);
  if (header.words.length === 0 || header.words.length > MOST_HEADER_WORDS || body.words.length < 2)
    return null;
  if (body.dates.length > 0) return null;
  return [
    { view: header, table: null, isBody: false },
    { view: body, table: null, isBody: true },
  ];
}
