import type { Evidence, Fact, Position } from "../../types.ts";
import { formatPartialDate } from "../dates/partial-date.ts";
import { workedMonths, yearsIn } from "../dates/worked-months.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { readHeading } from "../sections/heading-words.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { joinLines, sentencesOf } from "../text/paragraphs.ts";
import type { Token } from "../text/tokens.ts";
import { markCompanyGroups } from "./company-groups.ts";
import { namedBelow } from "./form-rows.ts";
import { type Interval, intervalOf, isGroupHead, isWithin, strength } from "./group-heads.ts";
import { type Entry, findLayout } from "./layout.ts";
import { isAboutLeave, isLeave, isTimeServed } from "./leave.ts";
import { positionKind, saysFreelance } from "./position-kind.ts";
import { type NamedPiece, namesBranch } from "./roles.ts";
import { type Row, toRows } from "./rows.ts";
import { readSeasonal } from "./seasons.ts";
import { isFreelanceWord } from "./small-words.ts";
import { completeTitle } from "./title-elsewhere.ts";
import { findUndated } from "./undated-entries.ts";
import { joinWrappedTitle } from "./wrapped-titles.ts";

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
  const rows = markCompanyGroups(toRows(withCompanyAbove(section), text), asOf);
  const layout = findLayout(rows);
  const entries = findUndated(rows, layout);
  const found: ParsedPosition[] = [];
  let company: NamedPiece | null = null;
  let group: Interval | null = null;
  let ownWork: Interval | null = null;
  for (const [index, read] of entries.entries()) {
    const next = entries[index + 1];
    const end = next?.first ?? rows.length;
    const below = rows.slice(read.last + 1, end);
    if (isGroupHead({ entry: read, next, body: below, rows, asOf })) {
      company = read.roles.company;
      group = intervalOf(rows[read.anchor]?.span, asOf);
      continue;
    }
    const completed = completeTitle(read, below);
    const { roles: own, taken } =
      completed.taken > 0 ? completed : joinWrappedTitle({ ...read, roles: completed.roles }, rows);
    const roles = {
      ...own,
      company: own.company ?? namedBelow("company", below),
      title: own.title ?? namedBelow("title", below),
    };
    const entry = { ...read, roles };
    const body = below.slice(taken);
    const time = intervalOf(rows[entry.anchor]?.span, asOf);
    if (group !== null && (time === null || !isWithin(time, group))) group = null;
    if (roles.title === null && roles.company === null) continue;
    if (isItem(entry, rows, section) || isProject(entry, rows, time, ownWork) || isCourse(entry, rows))
      continue;
    // Within the dates of its company "Specialist, Emergency Medicine" names no other one.
    const isPart = strength(roles.company) < 2.2 || UNIT.test(roles.company?.text ?? "");
    const isInGroup = group !== null && company !== null && isPart;
    const isOwnCompany = roles.company !== null && !isInGroup && !(company !== null && namesBranch(roles));
    if (isOwnCompany) company = standsAbove(roles.company, roles.title) ? roles.company : null;
    // "Self-employed dyker" below a job is not employed by its company.
    const isOnOwn =
      group === null && saysFreelance((roles.title?.atoms ?? []).flatMap(({ tokens }) => tokens));
    const above = isOnOwn ? null : company;
    const of = isOwnCompany ? (isClientList(entry, rows) ? null : roles.company) : above;
    // "Sole trader" with nothing beside it is the post, and there is no employer.
    const isAlone =
      roles.title === null && of !== null && saysFreelance(of.atoms.flatMap(({ tokens }) => tokens));
    const named = isAlone ? { ...entry, roles: { ...roles, title: of } } : entry;
    const made = makePosition(named, { rows, body, company: isAlone ? null : of, section, asOf });
    if (made.position.kind === "freelance") ownWork = time;
    found.push(made);
  }
  const isClubs = section.kind === "volunteering" && CLUBS.test(section.heading ?? "");
  return nameSameCompany(found).filter(
    ({ position, header }) =>
      !isLeave(position, header) &&
      !isTimeServed(position, section.heading) &&
      !(isClubs && isOffice(position)),
  );
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

/** What an army consists of: below the army it is no employer of its own. */
const UNIT = /(?<!\p{L})(?:regiment|battalion|brigade|division|corps|squadron|battery|infantry)(?!\p{L})/iu;

const CLUBS =
  /activit|curricular|clubs?(?!\p{L})|societ|sports?(?!\p{L})|school|leadership|positions of responsibility|ehrenamt|verein|aktivit|actividad|atividad|attività|activiteit|bénévolat|associati/iu;
const OFFICE =
  /(?<!\p{L})(?:members?|captain|vice[- ]captain|prefect|monitor|president|vice[- ]president|secretary|treasurer|chair(?:man|woman|person)?|committee|patrol leader|player|participant|winner|class representative|student representative|mitglied|kassen?wart(?:in)?|kassierer?(?:in)?|vorsitzende[r]?|schriftführer(?:in)?|vorstand(?:smitglied)?|klassensprecher(?:in)?|membre|trésori(?:er|ère)|président(?:e)?|secrétaire|délégué(?:e)?|miembro|tesorer[oa]|delegad[oa]|membro|tesoureir[oa]|tesoriere|lid|penningmeester|bestuurslid)(?!\p{L})/iu;

/** "Treasurer of the Commerce Society, 2016": an office in a school or a club, and no post. */
function isOffice({ title, company }: ParsedPosition["position"]): boolean {
  return OFFICE.test(title) || OFFICE.test(company ?? "");
}

const SAME_COMPANY =
  /^(?:the )?(?:same (?:company|employer|firm|place|school|hospital)|as above|ebenda|ebd\.?|ibid(?:em)?\.?|idem|dito|gleiche firma|gleicher arbeitgeber|même (?:entreprise|société|employeur)|misma empresa|mesma empresa|stessa (?:azienda|ditta)|zelfde (?:bedrijf|werkgever))\.?$/iu;

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

/** "Freelance Translator" over "Cedar Law Office, UNHCR, City Hospital": clients, of which none is the employer. */
function isClientList({ roles: { title, company }, first, last }: Entry, rows: readonly Row[]): boolean {
  const [named] = company?.atoms ?? [];
  if (named === undefined || title === null) return false;
  // "Sole trader, houses and small offices": what the work is, not for whom.
  if (title.evidence.line === named.view.id)
    return (
      named.company < 3 &&
      /^\p{Ll}/u.test(named.text) &&
      !isFreelanceWord(named.tokens) &&
      saysFreelance(title.atoms.flatMap(({ tokens }) => tokens))
    );
  const row = rows.slice(first, last + 1).find(({ view }) => view === named.view);
  const isList = (row?.atoms ?? []).filter(({ link }) => link === "comma").length >= 2;
  return isList && saysFreelance(title.atoms.flatMap(({ tokens }) => tokens));
}

/** "Netball team 1996": a dated item of a list that names neither a role nor an organisation. */
function isItem({ anchor, roles }: Entry, rows: readonly Row[], section: CvSection): boolean {
  const isListed = section.kind === "volunteering" || rows[anchor]?.view.line.bullet === true;
  const title = Math.max(0, ...(roles.title?.atoms ?? []).map((atom) => atom.title));
  return isListed && roles.company === null && title < 1.5;
}

/** "2022: Harbour Lights (ITV)" under a freelancer's own entry: a year and a work, and nobody's post. */
function isProject(
  { anchor, roles }: Entry,
  rows: readonly Row[],
  own: Interval | null,
  ownWork: Interval | null,
): boolean {
  const isInside = own !== null && ownWork !== null && isWithin(own, ownWork);
  const title = Math.max(0, ...(roles.title?.atoms ?? []).map((atom) => atom.title));
  const row = rows[anchor];
  return isInside && (row?.span?.single === true || row?.view.line.bullet === true) && title < 1.5;
}

/** "GEOG 276 Physical Geography, coordinator": a course that one taught, and no post. */
function isCourse({ anchor }: Entry, rows: readonly Row[]): boolean {
  return /^\W*\p{Lu}{2,5}[ -]?(?!19|20)\p{Nd}{3,4}\p{Lu}?[ ,:–-]/u.test(rows[anchor]?.view.text ?? "");
}

/** Later roles without a company of their own belong to a company named above the title, not beside it. */
function standsAbove(company: NamedPiece | null, title: NamedPiece | null): boolean {
  const [a] = company?.atoms ?? [];
  const [b] = title?.atoms ?? [];
  if (a === undefined || b === undefined) return a !== undefined;
  // "Harbour Clinic, Leeds — Staff Nurse": the company in front of the dash holds for what follows.
  const isInFront = a.view.id === b.view.id && a.to <= b.from && DASHED.test(a.view.text.slice(a.to, b.from));
  return a.view.id < b.view.id || isInFront;
}

const DASHED = /\s[—–|]\s*$/u;

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
  const current = span?.current ?? false;
  const seasonal = readSeasonal(row?.view.text ?? "", span, Number(asOf.slice(0, 4)));
  const [start, end] = seasonal === null ? [span?.start, span?.end] : [seasonal.start, seasonal.end];
  const startDate = start == null ? null : formatPartialDate(start);
  const endDate = end == null || current ? null : formatPartialDate(end);
  const dates = {
    startDate,
    endDate,
    current,
    ...(seasonal === null ? {} : { seasons: seasonal.seasons }),
  };
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
    headerLines: views.map(({ id }) => id),
    bodyLines: bodyViews,
    header: views,
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
