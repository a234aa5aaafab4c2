import type { Evidence, Fact, Position } from "../../types.ts";
import { formatPartialDate } from "../dates/partial-date.ts";
import { workedMonths, yearsIn } from "../dates/worked-months.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { lineIdsOf } from "../text/joined-views.ts";
import { joinLines, sentencesOf } from "../text/paragraphs.ts";
import type { Token } from "../text/tokens.ts";
import { markCompanyGroups } from "./entries/company-groups.ts";
import { markCompanyHeads } from "./entries/company-heads.ts";
import { type Above, employerOf } from "./entries/employers.ts";
import { type Interval, intervalOf, isGroupHead, isWithin } from "./entries/group-heads.ts";
import { type Entry, findLayout } from "./entries/layout.ts";
import { isNoPost, isOfficeOfClub, isProject } from "./entries/no-posts.ts";
import { completeTitle } from "./entries/title-elsewhere.ts";
import { findUndated } from "./entries/undated-entries.ts";
import { joinWrappedFirm } from "./entries/wrapped-firms.ts";
import { joinWrappedTitle } from "./entries/wrapped-titles.ts";
import { isAboutLeave, isLeave, isTimeServed } from "./leave.ts";
import { positionKind } from "./position-kind.ts";
import type { NamedPiece } from "./roles/named-piece.ts";
import { namedBelow } from "./rows/form-rows.ts";
import { type Row, toRows } from "./rows/rows.ts";
import { readSeasonal } from "./seasons.ts";

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
    .filter(
      ({ kind, heading }) => (kind === "experience" && !isAboutLeave(heading)) || kind === "volunteering",
    )
    .flatMap((section) => readSection(section, text, asOf));
}

function readSection(section: CvSection, text: CvText, asOf: string): readonly ParsedPosition[] {
  const rows = markCompanyGroups(markCompanyHeads(toRows(withCompanyAbove(section), text)), asOf);
  const entries = findUndated(rows, findLayout(rows));
  const found: ParsedPosition[] = [];
  let above: Above = { company: null, group: null };
  let ownWork: Interval | null = null;
  for (const [index, read] of entries.entries()) {
    const next = entries[index + 1];
    const below = rows.slice(read.last + 1, next?.first ?? rows.length);
    const time = intervalOf(rows[read.anchor]?.span, asOf);
    if (isGroupHead({ entry: read, next, body: below, rows, asOf })) {
      above = { company: read.roles.company, group: time };
      continue;
    }
    const { entry, body } = completeEntry(read, below, rows);
    if (above.group !== null && (time === null || !isWithin(time, above.group)))
      above = { ...above, group: null };
    if (isNoPost(entry, rows, section) || isProject(entry, rows, time, ownWork)) continue;
    const employer = employerOf(entry, above, rows);
    above = { ...above, company: employer.above };
    const made = makePosition(employer.entry, { rows, body, company: employer.company, section, asOf });
    if (made.position.kind === "freelance") ownWork = time;
    found.push(made);
  }
  return nameSameCompany(found).filter(
    ({ position, header }) =>
      !isLeave(position, header) &&
      !isTimeServed(position, section.heading) &&
      !isOfficeOfClub(position, section),
  );
}

/** The entry with what the rows below it tell of its title and company, and the rows that are left. */
function completeEntry(
  read: Entry,
  below: readonly Row[],
  rows: readonly Row[],
): { readonly entry: Entry; readonly body: readonly Row[] } {
  const completed = completeTitle(read, below);
  const { roles, taken } =
    completed.taken > 0 ? completed : joinWrappedTitle({ ...read, roles: completed.roles }, rows);
  const named = {
    ...roles,
    company: joinWrappedFirm(roles.company, rows) ?? namedBelow("company", below),
    title: roles.title ?? namedBelow("title", below),
  };
  return { entry: { ...read, roles: named }, body: below.slice(taken) };
}

/** A company set like a heading, over its dates alone: the line is the first of its job. */
function withCompanyAbove({ headingLine, lines, kind }: CvSection): readonly LineView[] {
  const [first] = lines;
  const [span] = first?.dates ?? [];
  if (headingLine === null || kind !== "experience" || first === undefined || span === undefined)
    return lines;
  const beside = `${first.text.slice(0, span.from)}${first.text.slice(span.to)}`;
  const isAlone = !/[\p{L}\p{Nd}]/u.test(beside) && readHeading(headingLine.tokens) === null;
  return isAlone && headingLine.dates.length === 0 ? [headingLine, ...lines] : lines;
}

const SAME_COMPANY =
  /^(?:the )?(?:same (?:company|employer|firm|place|school|hospital|hotel|restaurant|shop|store|bank|clinic|group|branch|ship|vessel|estate|office|ministry|organi[sz]ation)|as above|ebenda|ebd\.?|ibid(?:em)?\.?|idem|dito|gleiche firma|gleicher (?:arbeitgeber|betrieb)|gleiches (?:haus|hotel|unternehmen)|même (?:entreprise|société|employeur|maison|hôtel|établissement)|mism[ao] (?:empresa|hotel|empleador)|mesm[ao] (?:empresa|hotel)|stess[ao] (?:azienda|ditta|albergo|hotel)|zelfde (?:bedrijf|werkgever|hotel))\.?$/iu;

/** "Trainer, same company": the company of the job above. */
function nameSameCompany(found: readonly ParsedPosition[]): readonly ParsedPosition[] {
  const named: ParsedPosition[] = [];
  for (const parsed of found) {
    const above = named.at(-1)?.position.company ?? null;
    const isSame = above !== null && SAME_COMPANY.test(parsed.position.company ?? "");
    named.push(isSame ? { ...parsed, position: { ...parsed.position, company: above } } : parsed);
  }
  return named;
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
  const header = rows.slice(entry.first, entry.last + 1);
  const views = header.map(({ view }) => view);
  const dates = datesOf(row, asOf);
  const worked = workedMonths(dates, asOf);
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
      ...dates,
      kind: positionKind(
        {
          all: views.flatMap(withoutDates),
          besideCompany: views.flatMap((view) => withoutPiece(view, company)),
        },
        section.kind,
      ),
      years: worked.length === 0 ? null : yearsIn(worked),
      highlights: highlightsOf(bodyViews),
      evidence,
    },
    headerLines: views.flatMap(lineIdsOf),
    bodyLines: bodyViews,
    header: views,
  };
}

/** From when to when a job was held, or in which seasons. */
function datesOf(
  row: Row | undefined,
  asOf: string,
): Pick<Position, "startDate" | "endDate" | "current" | "seasons"> {
  const span = row?.span ?? null;
  const current = span?.current ?? false;
  const seasonal = readSeasonal(row?.view.text ?? "", span, Number(asOf.slice(0, 4)));
  const { start, end } = seasonal ?? { start: span?.start ?? null, end: span?.end ?? null };
  return {
    startDate: start === null ? null : formatPartialDate(start),
    endDate: end === null || current ? null : formatPartialDate(end),
    current,
    ...(seasonal === null ? {} : { seasons: seasonal.seasons }),
  };
}

/** "Mei" is a month in Dutch and a small business of one's own in Portuguese. */
function withoutDates({ tokens, dates }: LineView): readonly Token[] {
  return dates.length === 0
    ? tokens
    : tokens.filter(({ start }) => !dates.some(({ from, to }) => start >= from && start < to));
}

/** "Voluntary Service Overseas" is an employer: its name says nothing about the pay. */
function withoutPiece({ id, tokens }: LineView, piece: NamedPiece | null): readonly Token[] {
  const own = (piece?.atoms ?? []).filter((atom) => atom.view.id === id);
  return own.length === 0
    ? tokens
    : tokens.filter(({ start }) => !own.some((atom) => start >= atom.from && start < atom.to));
}

/** Every item or sentence of the description. */
function highlightsOf(lines: readonly LineView[]): readonly Fact<string>[] {
  return joinLines(lines)
    .flatMap((paragraph) => sentencesOf(paragraph))
    .filter(({ value }) => /\p{L}{2}/u.test(value));
}
