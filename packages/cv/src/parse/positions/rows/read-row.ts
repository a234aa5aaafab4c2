import type { DateSpan } from "../../dates/find-dates.ts";
import { type CvText, type LineView, quote } from "../../text/cv-text.ts";
import { matchesOf } from "../../text/matches.ts";
import { isLaterDuty } from "../dates/dates-in-rows.ts";
import { isHeaderDate, pickSpan } from "../dates/header-dates.ts";
import type { Wrapped } from "../dates/wrapped-dates.ts";
import { type Atom, type AtomRole, splitAtoms } from "../pieces/atoms.ts";
import type { Stretch } from "../pieces/line-segments.ts";
import { lengthOfServed } from "../pieces/split-at.ts";
import { withoutPromotion } from "../roles/promotions.ts";
import { headerLikeness } from "./header-likeness.ts";
import type { RowLabel } from "./row-labels.ts";
import type { Row } from "./rows.ts";
import type { Part } from "./split-rows.ts";
import { remarkBehind, toldSentence, toldTail } from "./told-tails.ts";

/** A line of a description: part of no header. */
export function bodyRow(view: LineView): Row {
  return { view, span: null, dateEvidence: [], atoms: [], header: -3, label: null, opens: false };
}

/** What a line may contribute to a header; `wrapped` are dates that go on in other lines, `word` joins post and firm in most headers. */
export function readRow(
  { view, table }: Part,
  text: CvText,
  wrapped: Wrapped | null,
  label: RowLabel | null,
  word: string | null,
): Row {
  if (isWithinJob(view) || isLaterDuty(view, text.lines)) return bodyRow(view);
  const span = wrapped === null ? withoutPromotion(view, pickSpan(view)) : wrapped.span;
  const told = label === null && span !== null ? toldBeside(view, span) : [];
  const lead = label === null ? [...leadsOf(view, span), ...told] : [{ from: 0, to: label.contentFrom }];
  const cuts = [...stretchOf(wrapped?.cut ?? span), ...linksIn(view), ...lead];
  const columns = table?.roles ?? null;
  const atoms =
    columns === null ? splitAtoms(view, cuts, roleOf(label), word) : columnAtoms(view, cuts, columns);
  const likeness = isTold(view, span) ? 1 : looksOf(view, atoms, told, text);
  const row = { ...bodyRow(view), atoms, header: headerOf(label) ?? likeness, label };
  if (span === null) return row;
  if (!isCellOfTable(view, span, table) && !isHeaderDate({ view, span, atoms, likeness, label })) return row;
  return { ...row, span, dateEvidence: wrapped?.evidence ?? [quote(view, span.from, span.to)] };
}

function stretchOf(dates: Stretch | null): readonly Stretch[] {
  return dates === null ? [] : [dates];
}

/** Lines that tell of a job named above them, however much they look like a header. */
function isWithinJob(view: LineView): boolean {
  if (NAME_OF_PROJECT.test(view.text) || ALL_FOR_WHOM.test(view.text)) return true;
  return OF_THE_JOB.test(view.text) && (view.line.bullet || LISTED.test(view.text));
}

/** Sentences on what was done, behind the title in front of the dates or behind the firm. */
function toldBeside({ text }: LineView, { from, to }: DateSpan): readonly Stretch[] {
  const remark = remarkBehind(text, to);
  return [...toldTail(text, from), ...toldSentence(text, to), ...stretchOf(remark)];
}

/** A title with its work told behind it is less of a sentence than it looks. */
function looksOf(view: LineView, atoms: readonly Atom[], told: readonly Stretch[], text: CvText): number {
  const likeness = headerLikeness(view, atoms, text);
  return told.length > 0 && (atoms[0]?.title ?? 0) >= 2.5 ? Math.max(-1.5, likeness) : likeness;
}

/** What stands in front of a title and is none of it: a number, how the post came about. */
function leadsOf({ text }: LineView, span: DateSpan | null): Stretch[] {
  const leads: Stretch[] = [];
  const number = NUMBERED.exec(text) ?? CONTRACTS.exec(text);
  if (number !== null) leads.push({ from: 0, to: number[0].length });
  const from = span !== null && !/\p{L}/u.test(text.slice(0, span.from)) ? span.to : 0;
  const kind = KIND_OF_POST.exec(text.slice(from));
  const to = from + (kind?.[0].length ?? 0);
  if (kind !== null && to < text.length) leads.push({ from, to });
  return leads;
}

/** A label says whether its row is of the header, whatever that looks like. */
function headerOf(label: RowLabel | null): number | null {
  if (label === null) return null;
  return label.role === "duties" ? -2 : 2;
}

function roleOf(label: RowLabel | null): AtomRole {
  return label?.role === "title" || label?.role === "company" || label?.role === "place" ? label.role : null;
}

/** "From 2013 to 2018 I worked as a driver at Rand Carriers.": a sentence that is a header by what it says. */
function isTold(view: LineView, span: DateSpan | null): boolean {
  if (span === null || span.single || view.words.length > 24) return false;
  const rest = view.tokens.filter((token) => token.start < span.from || token.start >= span.to);
  return lengthOfServed(rest.slice(/^[,:]$/.test(rest[0]?.text ?? "") ? 1 : 0)) > 0;
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
    const role = columns[ends.findIndex((end) => atom.from < end)] ?? atom.role;
    return role === "company" && isPostOverFirm(atom, columns) ? atom : { ...atom, role };
  });
}

/** "Where" over "Welder" over its firm: a post in the column of the firm, where no other holds posts. */
function isPostOverFirm({ title, company }: Atom, columns: readonly AtomRole[]): boolean {
  return title >= 2.5 && title > company && !columns.includes("title");
}

/** Below the head of a table of jobs a range with a cell to itself is that of the row, however long the others are. */
function isCellOfTable({ text }: LineView, { from, to, single }: DateSpan, table: Part["table"]): boolean {
  if (table === null) return false;
  const cell = text.slice(text.lastIndexOf("\t", from) + 1, from) + text.slice(to).split("\t", 1)[0];
  return !single && !/[\p{L}\p{Nd}]/u.test(cell);
}

function cellEnds(view: LineView): readonly number[] {
  const ends: number[] = [];
  for (let i = view.text.indexOf("\t"); i >= 0; i = view.text.indexOf("\t", i + 1)) ends.push(i);
  return [...ends, view.text.length + 1];
}

/** "1. Assistant Manager". */
const NUMBERED = /^\s*\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+(?=\p{L})/u;
/** "Contracts 2016 – 2019": how the time was parted. */
const CONTRACTS = /^\s*(?:contracts?|contratos?|contrats?|contratti|verträge|contracten)\s+(?=\p{Nd}{4})/iu;
/** A client or a project of the job above, whatever dates stand behind it. */
const OF_THE_JOB =
  /^\s*(?:key |main |selected )?(?:clients?|projects?|customers?|placements?|stores|venues|vessels|ships|assignments?|einsatzorte|einsätze|kunden?|projekte?|mandate?|mission|proyectos?|clientes?|projetos?|progett[oi]|klanten?|projecten)\b[^:]{0,14}:/iu;

/** In the plural it is no employer, however few are named. */
const ALL_FOR_WHOM =
  /^\s*(?:key |main |selected |recent |some )?(?:clients|customers|projects|venues|vessels|ships|kunden|clientes|clienti|klanten|projekte|proyectos|projetos|progetti|projecten)\s?:/iu;

/** Several names behind the label: whom a freelancer worked for. */
const LISTED = /:[^,;]+[,;][^,;]+(?:[,;]|\s(?:and|und|et|y|e|en|&)\s)/u;

/** "Secondment: Advisory Teacher": how the post came about, in front of its title. */
const KIND_OF_POST =
  /^[\s:)–-]*(?:(?:ferienjob|nebenjob|aushilfsjob|minijob|schülerjob)\s+(?!(?:bei|im|in|als|an|am)\s)(?=\p{L})|(?:secondment|seconded(?: as| to)?|promotion|promoted to|internship|work placement|placement|contract|temporary post|freelance project|(?:summer|holiday|student|side|weekend|evening|temporary|part-time) job|work (?:&|and) travel(?: usa)?|ferienjob|nebenjob|aushilfsjob|job d'été|job étudiant|lavoro estivo|vakantiewerk|bijbaan|abordnung|détachement|mission|comisión de servicios|distacco|detachering)\s*[:–—-]\s+)/iu;

/** The page of an employer names nobody. */
function linksIn({ text }: LineView): readonly Stretch[] {
  return matchesOf(LINK, text).map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

const LINK = /(?:https?:\/\/|www\.)\S+/gu;

/** "2. Project name: Stock ledger, 2019 – 2020": the name of a work is nobody's employer. */
const NAME_OF_PROJECT = /^\s*(?:\p{Nd}{1,2}[.)]\s*)?project (?:name|title)\s?:/iu;
