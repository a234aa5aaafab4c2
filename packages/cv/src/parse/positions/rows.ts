import type { Evidence } from "../../types.ts";
import { type DateSpan, findDates } from "../dates/find-dates.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import { type Atom, type AtomRole, type Stretch, splitAtoms } from "./atoms.ts";
import { headerLikeness } from "./header-likeness.ts";
import { type RowLabel, readRowLabel } from "./row-labels.ts";
import { type Part, splitRows } from "./split-rows.ts";

/** A line of an experience section with what it may contribute to a header. */
export interface Row {
  readonly view: LineView;
  /** The dates of a job, null when the line carries none. */
  readonly span: DateSpan | null;
  readonly dateEvidence: readonly Evidence[];
  /** What is left beside the dates. */
  readonly atoms: readonly Atom[];
  /** Above 0: header, below: description. */
  readonly header: number;
  readonly label: RowLabel | null;
}

export function toRows(views: readonly LineView[], text: CvText): readonly Row[] {
  const parts = splitRows(views);
  const wrapped = joinWrappedDates(parts, text);
  return parts.map((part) => (part.isBody ? bodyRow(part.view) : toRow(part, text, wrapped.get(part) ?? null)));
}

function bodyRow(view: LineView): Row {
  return { view, span: null, dateEvidence: [], atoms: [], header: -3, label: null };
}

interface Wrapped {
  /** Null on the line whose cell only completes the dates of the line above. */
  readonly span: DateSpan | null;
  readonly cut: Stretch;
  readonly evidence: readonly Evidence[];
}

function toRow({ view, table }: Part, text: CvText, wrapped: Wrapped | null): Row {
  const columns = table?.roles ?? null;
  const label = readRowLabel(view);
  const span = wrapped === null ? pickSpan(view) : wrapped.span;
  const cuts: Stretch[] = span === null || wrapped !== null ? [] : [span];
  if (wrapped !== null) cuts.push(wrapped.cut);
  if (label !== null) cuts.push({ from: 0, to: label.contentFrom });
  const role =
    label?.role === "title" || label?.role === "company" || label?.role === "place" ? label.role : null;
  const atoms = columns === null ? splitAtoms(view, cuts, role) : columnAtoms(view, cuts, columns);
  const evidence = wrapped?.evidence ?? (span === null ? [] : [quote(view, span.from, span.to)]);
  const rest = atoms.reduce((sum, atom) => sum + atom.tokens.length, 0);
  const likeness = headerLikeness(view, atoms, text);
  const header = label !== null ? (label.role === "duties" ? -2 : 2) : likeness;
  const isAnchor = span !== null && isHeaderDate(view, span, rest, likeness, label);
  return { view, span: isAnchor ? span : null, dateEvidence: isAnchor ? evidence : [], atoms, header, label };
}

/** Ranges go before single dates, later before earlier when a sentence holds several. */
function pickSpan(view: LineView): DateSpan | null {
  return view.dates.find((span) => !span.single) ?? view.dates[0] ?? null;
}

/** False for dates inside the sentences of a description. */
function isHeaderDate(
  view: LineView,
  span: DateSpan,
  rest: number,
  likeness: number,
  label: RowLabel | null,
): boolean {
  if (label?.role === "period") return true;
  if (label !== null && label.role !== "title" && label.role !== "company") return false;
  if (rest === 0) return true;
  const before = view.text.slice(0, span.from).trim();
  const after = view.text
    .slice(span.to)
    .replace(/[)\].,\s]+$/u, "")
    .trim();
  const atEdge = before.replace(/[([\s]+$/u, "") === "" || after === "";
  if (span.single) return atEdge && likeness > 0.4 && rest <= 12 && !/[.;]\s*$/.test(view.text);
  if (view.line.bullet && !atEdge) return false;
  if (atEdge) return likeness > -2.2 && (rest <= 16 || likeness > 0);
  return likeness > 0;
}

function columnAtoms(
  view: LineView,
  cuts: readonly Stretch[],
  columns: readonly AtomRole[],
): readonly Atom[] {
  const atoms = splitAtoms(view, cuts);
  const ends = cellEnds(view);
  if (ends.length > columns.length) return atoms;
  return atoms.map((atom) => {
    const column = ends.findIndex((end) => atom.from < end);
    return { ...atom, role: columns[column] ?? atom.role };
  });
}

function cellEnds(view: LineView): readonly number[] {
  const ends: number[] = [];
  for (let i = view.text.indexOf("\t"); i >= 0; i = view.text.indexOf("\t", i + 1)) ends.push(i);
  return [...ends, view.text.length + 1];
}

/** "Jan 2019 – Apr" over "2021" in a narrow column of dates: one range over two lines. */
function joinWrappedDates(parts: readonly Part[], text: CvText): ReadonlyMap<Part, Wrapped> {
  const found = new Map<Part, Wrapped>();
  const headers = parts.filter(({ isBody }) => !isBody);
  for (let i = 0; i + 1 < headers.length; i++) {
    const [a, b] = [headers[i], headers[i + 1]];
    if (a === undefined || b === undefined || found.has(a)) continue;
    for (const edge of ["first", "last"] as const) {
      const joined = joinCells(a.view, b.view, edge, text);
      if (joined === null) continue;
      const evidence = [quote(a.view, joined.a.from, joined.a.to), quote(b.view, joined.b.from, joined.b.to)];
      found.set(a, { span: joined.span, cut: joined.a, evidence });
      found.set(b, { span: null, cut: joined.b, evidence: [] });
      break;
    }
  }
  return found;
}

function joinCells(
  a: LineView,
  b: LineView,
  edge: "first" | "last",
  text: CvText,
): { readonly span: DateSpan; readonly a: Stretch; readonly b: Stretch } | null {
  const cellA = edgeCell(a, edge);
  const cellB = edgeCell(b, edge);
  const textA = a.text.slice(cellA.from, cellA.to);
  const textB = b.text.slice(cellB.from, cellB.to);
  if (textA.length > 30 || textB.length > 20 || !/\p{Nd}/u.test(textA)) return null;
  if (
    a.dates.some((span) => !span.single && !span.dangling && span.from >= cellA.from && span.to <= cellA.to)
  )
    return null;
  if (
    b.dates.some(
      (span) => !span.single && span.end !== null && span.from >= cellB.from && span.to <= cellB.to,
    )
  )
    return null;
  // A dash at the start of the second line may have been taken for the mark of a list item.
  const tokens = tokenise(`${textA}${b.line.bullet ? " – " : " "}${textB}`);
  const [span] = findDates(tokens, text.dateStyle);
  if (span === undefined || span.single || span.dangling) return null;
  if (span.from > tokenEdge(tokens, 0) || span.last < tokens.length - 1) return null;
  if (span.to <= textA.length + 2) return null;
  return { span, a: cellA, b: cellB };
}

function tokenEdge(tokens: readonly { readonly start: number }[], index: number): number {
  return tokens[index]?.start ?? 0;
}

function edgeCell(view: LineView, edge: "first" | "last"): Stretch {
  const tab = edge === "first" ? view.text.indexOf("\t") : view.text.lastIndexOf("\t");
  if (tab < 0) return { from: 0, to: view.text.length };
  return edge === "first" ? { from: 0, to: tab } : { from: tab + 1, to: view.text.length };
}
