import type { Evidence, Fact, Position } from "../../types.ts";
import { dayInMonths, endInMonths, formatPartialDate, startInMonths } from "../dates/partial-date.ts";
import type { CvSection } from "../sections/find-sections.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { joinLines, sentencesOf } from "../text/paragraphs.ts";
import type { Token } from "../text/tokens.ts";
import { type Interval, intervalOf, isGroupHead, isWithin, strength } from "./group-heads.ts";
import { type Entry, findLayout } from "./layout.ts";
import { isLeave } from "./leave.ts";
import { positionKind, saysFreelance } from "./position-kind.ts";
import type { NamedPiece } from "./roles.ts";
import { type Row, toRows } from "./rows.ts";
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
  let group: Interval | null = null;
  let ownWork: Interval | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1];
    const end = next?.first ?? rows.length;
    const body = rows.slice(entry.last + 1, end);
    const { roles } = entry;
    if (isGroupHead({ entry, next, body, rows, asOf })) {
      company = roles.company;
      group = intervalOf(rows[entry.anchor]?.span, asOf);
      continue;
    }
    const own = intervalOf(rows[entry.anchor]?.span, asOf);
    if (group !== null && (own === null || !isWithin(own, group))) group = null;
    if (roles.title === null && roles.company === null) continue;
    if (isItem(entry, rows, section) || isProject(entry, rows, own, ownWork)) continue;
    // Within the dates of its company "Specialist, Emergency Medicine" names no other one.
    const isInGroup = group !== null && company !== null && strength(roles.company) < 2.2;
    const isOwnCompany = roles.company !== null && !isInGroup;
    if (isOwnCompany) company = standsAbove(roles.company, roles.title) ? roles.company : null;
    const of = isOwnCompany ? (isClientList(entry, rows) ? null : roles.company) : company;
    // "Sole trader" with nothing beside it is the post, and there is no employer.
    const isAlone =
      roles.title === null && of !== null && saysFreelance(of.atoms.flatMap(({ tokens }) => tokens));
    const named = isAlone ? { ...entry, roles: { ...roles, title: of } } : entry;
    const made = makePosition(named, { rows, body, company: isAlone ? null : of, section, asOf });
    if (made.position.kind === "freelance") ownWork = own;
    found.push(made);
  }
  return nameSameCompany(found).filter(({ position, header }) => !isLeave(position, header));
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
  return isInside && rows[anchor]?.span?.single === true && title < 1.5;
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
        {
          all: views.flatMap(({ tokens }) => tokens),
          besideCompany: views.flatMap((view) => withoutPiece(view, company)),
        },
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
