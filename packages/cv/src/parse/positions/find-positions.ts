import type { Evidence, Fact, Position } from "../../types.ts";
import { dayInMonths, endInMonths, formatPartialDate, startInMonths } from "../dates/partial-date.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { joinLines, sentencesOf } from "../text/paragraphs.ts";
import { tokenise } from "../text/tokens.ts";
import { companyScore } from "./company-score.ts";
import { type Entry, findLayout } from "./layout.ts";
import { explainsLeave, positionKind } from "./position-kind.ts";
import type { NamedPiece } from "./roles.ts";
import { type Row, toRows } from "./rows.ts";
import { titleScore } from "./title-score.ts";
import { findUndated } from "./undated-entries.ts";

/** A position with the lines it was read from, which later stages need and nobody stores. */
export interface ParsedPosition {
  readonly position: Position;
  readonly headerLines: readonly number[];
  readonly bodyLines: readonly LineView[];
  /** Words of the header tell that it leaves room for another job. */
  readonly header: readonly LineView[];
}

/** The positions of the experience and volunteering sections, in the order of the CV. */
export function findPositions(
  sections: readonly CvSection[],
  text: CvText,
  asOf: string,
): readonly ParsedPosition[] {
  return sections
    .filter(({ kind }) => kind === "experience" || kind === "volunteering")
    .flatMap((section) => readSection(section, text, asOf));
}

function readSection(section: CvSection, text: CvText, asOf: string): readonly ParsedPosition[] {
  const rows = toRows(section.lines, text);
  const layout = findLayout(rows);
  const entries = findUndated(rows, layout);
  const found: ParsedPosition[] = [];
  let company: NamedPiece | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const end = next?.first ?? rows.length;
    const body = rows.slice(entry.last + 1, end);
    const { roles } = entry;
    if (isGroupHead(entry, next, body, rows)) {
      company = roles.company;
      continue;
    }
    if (roles.title === null && roles.company === null) continue;
    if (isItem(entry, rows, section)) continue;
    const isOwnCompany = roles.company !== null;
    if (isOwnCompany) company = standsAbove(roles.company, roles.title) ? roles.company : null;
    found.push(makePosition(entry, { rows, body, company: roles.company ?? company, section, asOf }));
  }
  return found.filter(({ position, header }) => !isLeave(position, header));
}

/** "Netball team 1996": a dated item of a list that names neither a role nor an organisation. */
function isItem({ anchor, roles }: Entry, rows: readonly Row[], section: CvSection): boolean {
  const isListed = section.kind === "volunteering" || rows[anchor]?.view.line.bullet === true;
  const title = Math.max(0, ...(roles.title?.atoms ?? []).map((atom) => atom.title));
  return isListed && roles.company === null && title < 1.5;
}

/** A company line over several roles, with or without dates of its own. */
function isGroupHead(
  entry: Entry,
  next: Entry | undefined,
  body: readonly Row[],
  rows: readonly Row[],
): boolean {
  const { title, company } = entry.roles;
  if (next === undefined || company === null || next.roles.title === null) return false;
  if (title?.atoms.some((atom) => atom.title >= 1.5) === true) return false;
  // A company over a line of its own with dates: what stands on that line is a role, whatever it is called.
  const [named] = title?.atoms ?? [];
  if (
    named !== undefined &&
    named.view.id === rows[entry.anchor]?.view.id &&
    named.view.id !== company.atoms[0]?.view.id
  )
    return false;
  const own = rows[entry.anchor]?.span;
  const role = rows[next.anchor]?.span;
  if (own === undefined || own === null || role === undefined || role === null) return body.length === 0;
  return body.length <= 1 && next.roles.company === null;
}

/** Later roles without a company of their own belong to a company named above the title, not beside it. */
function standsAbove(company: NamedPiece | null, title: NamedPiece | null): boolean {
  const [a] = company?.atoms ?? [];
  const [b] = title?.atoms ?? [];
  return a !== undefined && (b === undefined || a.view.id < b.view.id);
}

interface Surroundings {
  readonly rows: readonly Row[];
  readonly body: readonly Row[];
  readonly company: NamedPiece | null;
  readonly section: CvSection;
  readonly asOf: string;
}

function makePosition(entry: Entry, around: Surroundings): ParsedPosition {
  const { rows, body, company, section, asOf } = around;
  const { title, location } = entry.roles;
  const row = rows[entry.anchor];
  const span = row?.span ?? null;
  const header = rows.slice(entry.first, entry.last + 1);
  const views = header.map(({ view }) => view);
  const startDate = span?.start == null ? null : formatPartialDate(span.start);
  const endDate = span?.end == null || span.current ? null : formatPartialDate(span.end);
  const current = span?.current ?? false;
  const evidence: Evidence[] = [];
  for (const piece of [title, company]) if (piece !== null) evidence.push(piece.evidence);
  evidence.push(...(row?.dateEvidence ?? []));
  if (evidence.length === 0 && views[0] !== undefined) evidence.push(quote(views[0]));
  const bodyViews = body.map(({ view }) => view);
  return {
    position: {
      title: title?.text ?? "",
      company: company?.text ?? null,
      location: location?.text ?? null,
      startDate,
      endDate,
      current,
      kind: positionKind(
        views.flatMap(({ tokens }) => tokens),
        section.kind,
      ),
      years: yearsOf(startDate, endDate, current, asOf),
      highlights: highlightsOf(bodyViews),
      evidence,
    },
    headerLines: views.map(({ id }) => id),
    bodyLines: bodyViews,
    header: views,
  };
}

/** Every item or sentence of the description. */
function highlightsOf(lines: readonly LineView[]): readonly Fact<string>[] {
  return joinLines(lines)
    .flatMap((paragraph) => sentencesOf(paragraph))
    .filter(({ value }) => /\p{L}{2}/u.test(value));
}

function yearsOf(start: string | null, end: string | null, current: boolean, asOf: string): number | null {
  if (start === null || (end === null && !current)) return null;
  const months =
    (end === null
      ? dayInMonths(asOf)
      : start === end && !end.includes("-")
        ? startInMonths(start)
        : endInMonths(end)) - startInMonths(start);
  return months < 0 ? null : Math.round((months / 12) * 10) / 10;
}

/** "Parental leave 2019 – 2020" stands among the jobs and is none. */
function isLeave(position: Position, header: readonly LineView[]): boolean {
  if (!header.some(({ tokens }) => explainsLeave(tokens))) return false;
  if (position.company === null) return true;
  return titleScore(tokenise(position.title)) < 1.5 && companyScore(tokenise(position.company)) < 2;
}
