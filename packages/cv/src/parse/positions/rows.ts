import type { Evidence } from "../../types.ts";
import type { DateSpan } from "../dates/find-dates.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { type Atom, type AtomRole, splitAtoms } from "./atoms.ts";
import { isCategoryOver } from "./category-rows.ts";
import { isDateCell } from "./date-cells.ts";
import { joinDatedItems } from "./dated-items.ts";
import { withDateBelow } from "./dates-below.ts";
import { isRemark, leadsToPost, TOLD_IN, TOWN_BEHIND } from "./dates-in-rows.ts";
import { markFormRows } from "./form-rows.ts";
import { headerLikeness } from "./header-likeness.ts";
import { withoutIconBullets } from "./icon-bullets.ts";
import type { Stretch } from "./line-segments.ts";
import { markRepeatedPlaces } from "./repeated-places.ts";
import { joinBrokenLabels, type RowLabel, readRowLabel } from "./row-labels.ts";
import { markRunningRows } from "./running-rows.ts";
import { isDuration, isEmploymentType, isFreelanceWord } from "./small-words.ts";
import { lengthOfServed } from "./split-at.ts";
import { type Part, splitRows } from "./split-rows.ts";
import { toldSentence, toldTail } from "./told-tails.ts";
import { markTownsBesideDates } from "./towns-beside-dates.ts";
import { joinWrappedDates, type Wrapped } from "./wrapped-dates.ts";
import { markCutTitles } from "./wrapped-titles.ts";

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
  /** A header begins here: what stands above belongs to another job. */
  readonly opens: boolean;
}

export function toRows(views: readonly LineView[], text: CvText): readonly Row[] {
  const parts = splitRows(withoutIconBullets(views));
  const wrapped = withDateBelow(parts, joinWrappedDates(parts, text));
  const broken = joinBrokenLabels(parts.map(({ view }) => view));
  const rows = parts.map((part, index) => {
    const label = broken.get(part.view) ?? readRowLabel(part.view);
    return part.isBody || label === "rest" || isRestOfItem(part.view, parts, index)
      ? bodyRow(part.view)
      : toRow(part, text, wrapped.get(part) ?? null, label);
  });
  const own = rows.map((row, index) =>
    isClientOf(row, rows[index - 1]) ||
    isCategoryOver(row, rows[index + 1]) ||
    isListLead(row, rows[index + 1])
      ? bodyRow(row.view)
      : row,
  );
  return markFormRows(
    markCutTitles(markTownsBesideDates(markRepeatedPlaces(joinDatedItems(markRunningRows(own))))),
  );
}

/** "… da ilha em" over "2021: 41% contra 27%": set in below its list item, plain, and with no range of dates. */
function isRestOfItem(view: LineView, parts: readonly Part[], index: number): boolean {
  const { line } = view;
  if (line.bullet || line.bold || line.box === null || view.dates.some(({ single }) => !single)) return false;
  for (let i = index - 1; i >= 0 && i >= index - MOST_ROWS_OF_ITEM; i--) {
    const above = parts[i]?.view.line;
    if (above?.box == null || above.block !== line.block || above.page !== line.page) return false;
    if (above.bullet) {
      const by = line.box.x - above.box.x;
      return by > 5 && by < 40 && parts.some(({ view: { line: other } }) => isSetOut(other, above));
    }
    if (above.bold || Math.abs(above.box.x - line.box.x) > 2) return false;
  }
  return false;
}

const MOST_ROWS_OF_ITEM = 4;

/** Headers of the same block begin further left than its items. */
function isSetOut(line: LineView["line"], item: LineView["line"]): boolean {
  return (
    !line.bullet && line.block === item.block && line.box !== null && line.box.x < (item.box?.x ?? 0) - 1
  );
}

/** "Technologies & outils :" over the items of a list: no firm, though it is called like one. */
function isListLead({ view, span, label, atoms }: Row, next: Row | undefined): boolean {
  if (span !== null || label !== null || next?.view.line.bullet !== true || !/[:：]\s*$/u.test(view.text))
    return false;
  return atoms.every(({ title, company }) => title < 2 && company < 4);
}

/** "Client: general insurance company, UK" below a job that names its employer. */
function isClientOf({ label, view }: Row, above: Row | undefined): boolean {
  if (label?.role !== "company" || !/^\s*(?:end[- ])?clients?\b/iu.test(view.text)) return false;
  if (above === undefined) return false;
  // "Norvale Ltd - Leeds": the employer with its town, though its dates stand further up.
  const isWithTown = above.atoms.length > 1 && above.atoms.some(({ place }) => place >= 2);
  return isWithTown || (above.span !== null && above.atoms.some(({ company }) => company >= 2.2));
}

/** "1. Assistant Manager". */
const NUMBERED = /^\s*\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+(?=\p{L})/u;
/** "Contracts 2016 – 2019": how the time was parted. */
const CONTRACTS = /^\s*(?:contracts?|contratos?|contrats?|contratti|verträge|contracten)\s+(?=\p{Nd}{4})/iu;
/** A client or a project of the job above, whatever dates stand behind it. */
const OF_THE_JOB =
  /^\s*(?:key |main |selected )?(?:clients?|projects?|customers?|placements?|stores|venues|vessels|ships|assignments?|einsatzorte|einsätze|kunden?|projekte?|mandate?|mission|proyectos?|clientes?|projetos?|progett[oi]|klanten?|projecten)\b[^:]{0,14}:/iu;

/** Several names behind the label: whom a freelancer worked for. */
const LISTED = /:[^,;]+[,;][^,;]+(?:[,;]|\s(?:and|und|et|y|e|en|&)\s)/u;

/** "Secondment: Advisory Teacher": how the post came about, in front of its title. */
const KIND_OF_POST =
  /^[\s:)–-]*(?:(?:ferienjob|nebenjob|aushilfsjob|minijob|schülerjob)\s+(?!(?:bei|im|in|als|an|am)\s)(?=\p{L})|(?:secondment|seconded(?: as| to)?|promotion|promoted to|internship|work placement|placement|contract|temporary post|freelance project|(?:summer|holiday|student|side|weekend|evening|temporary|part-time) job|work (?:&|and) travel(?: usa)?|ferienjob|nebenjob|aushilfsjob|job d'été|job étudiant|lavoro estivo|vakantiewerk|bijbaan|abordnung|détachement|mission|comisión de servicios|distacco|detachering)\s*[:–—-]\s+)/iu;

/** The page of an employer names nobody. */
const LINK = /(?:https?:\/\/|www\.)\S+/gu;

/** "2. Project name: Stock ledger, 2019 – 2020": the name of a work is nobody's employer. */
const NAME_OF_PROJECT = /^\s*(?:\p{Nd}{1,2}[.)]\s*)?project (?:name|title)\s?:/iu;

function bodyRow(view: LineView): Row {
  return { view, span: null, dateEvidence: [], atoms: [], header: -3, label: null, opens: false };
}

function toRow({ view, table }: Part, text: CvText, wrapped: Wrapped | null, label: RowLabel | null): Row {
  if (NAME_OF_PROJECT.test(view.text) || isRemark(view)) return bodyRow(view);
  if (OF_THE_JOB.test(view.text) && (view.line.bullet || LISTED.test(view.text))) return bodyRow(view);
  const columns = table?.roles ?? null;
  const span = wrapped === null ? pickSpan(view) : wrapped.span;
  const cuts: Stretch[] = span === null || wrapped !== null ? [] : [span];
  const told =
    label === null && span !== null
      ? [...toldTail(view.text, span.from), ...toldSentence(view.text, span.to)]
      : [];
  if (wrapped !== null) cuts.push(wrapped.cut);
  for (const link of matchesOf(LINK, view.text))
    cuts.push({ from: link.index, to: link.index + link[0].length });
  if (label !== null) cuts.push({ from: 0, to: label.contentFrom });
  else {
    const number = NUMBERED.exec(view.text) ?? CONTRACTS.exec(view.text);
    if (number !== null) cuts.push({ from: 0, to: number[0].length });
    const lead = span !== null && !/\p{L}/u.test(view.text.slice(0, span.from)) ? span.to : 0;
    const kind = KIND_OF_POST.exec(view.text.slice(lead));
    const to = lead + (kind?.[0].length ?? 0);
    if (kind !== null && to < view.text.length) cuts.push({ from: lead, to });
    cuts.push(...told);
  }
  const role =
    label?.role === "title" || label?.role === "company" || label?.role === "place" ? label.role : null;
  const atoms = columns === null ? splitAtoms(view, cuts, role) : columnAtoms(view, cuts, columns);
  const evidence = wrapped?.evidence ?? (span === null ? [] : [quote(view, span.from, span.to)]);
  const least = told.length > 0 && (atoms[0]?.title ?? 0) >= 2.5 ? -1.5 : Number.NEGATIVE_INFINITY;
  const likeness = isTold(view, span) ? 1 : Math.max(least, headerLikeness(view, atoms, text));
  const header = label !== null ? (label.role === "duties" ? -2 : 2) : likeness;
  const isAnchor = span !== null && isHeaderDate({ view, span, atoms, likeness, label });
  return {
    view,
    span: isAnchor ? span : null,
    dateEvidence: isAnchor ? evidence : [],
    atoms,
    header,
    label,
    opens: false,
  };
}

/** "From 2013 to 2018 I worked as a driver at Rand Carriers.": a sentence that is a header by what it says. */
function isTold(view: LineView, span: DateSpan | null): boolean {
  if (span === null || span.single || view.words.length > 18) return false;
  const rest = view.tokens.filter((token) => token.start < span.from || token.start >= span.to);
  return lengthOfServed(rest.slice(/^[,:]$/.test(rest[0]?.text ?? "") ? 1 : 0)) > 0;
}

/** Ranges go before single dates, and a whole range at the end of the line before half a one inside. */
function pickSpan(view: LineView): DateSpan | null {
  const ranges = view.dates.filter((span) => !span.single);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return view.dates[0] ?? null;
  if (isSeasonOnSeason(view, ranges)) return { ...first, end: last.end, last: last.last, to: last.to };
  // "Feb 2020 – present (maternity leave Mar 2022 – Sep 2022)": a bracket tells of a part of the time.
  const isHalf =
    first.current && first.from > 0 && last !== first && !view.text.slice(first.to, last.from).includes("(");
  return isHalf && last.start !== null && /^[)\].\s]*$/.test(view.text.slice(last.to)) ? last : first;
}

/** "June – September 2019, June – September 2020": the same months again, side by side. */
function isSeasonOnSeason(view: LineView, ranges: readonly DateSpan[]): boolean {
  return (
    ranges.length >= 2 &&
    ranges.every(({ start, end, from, current }, index) => {
      const before = ranges[index - 1];
      if (current || start == null || end == null || start.month === null) return false;
      if (before === undefined) return true;
      const isBeside = /^[\s,;&+/]*(?:and|und|et|y|e|en)?\s*$/u.test(view.text.slice(before.to, from));
      return isBeside && start.month === before.start?.month && end.month === before.end?.month;
    })
  );
}

/** A title in front, something behind a dash or a bar, and a range: no sentence is built so. */
function isWholeHeader(atoms: readonly Atom[]): boolean {
  const [first] = atoms;
  return first !== undefined && first.title >= 2.5 && atoms.some(({ segment }) => segment > first.segment);
}

interface Dated {
  readonly view: LineView;
  readonly span: DateSpan;
  readonly atoms: readonly Atom[];
  readonly likeness: number;
  readonly label: RowLabel | null;
}

/** False for dates inside the sentences of a description. */
function isHeaderDate({ view, span, atoms, likeness, label }: Dated): boolean {
  const rest = atoms.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (label?.role === "period") return true;
  if (label !== null && label.role !== "title" && label.role !== "company") return false;
  if (rest === 0) return true;
  const before = view.text.slice(0, span.from).trim();
  const behind = view.text
    .slice(span.to)
    .replace(/[)\].,\s]+$/u, "")
    .trim();
  // "(2024 (Freelance))", "(2019 – 5 mois)".
  const isBeside =
    (/^\(\p{L}/u.test(behind) && isKindOfWork(tokenise(behind))) ||
    (/^[(–—,-]+\s*\p{Nd}/u.test(behind) && isDuration(tokenise(behind)));
  const after = isBeside ? "" : behind;
  const atEdge =
    before.replace(/[([\s]+$/u, "") === "" ||
    after === "" ||
    isMiddleCell(view, span) ||
    (!span.single && atoms.length >= 3 && TOWN_BEHIND.test(after));
  // "Estate 2015: cameriera presso Hotel Miramare." is told in a sentence like the jobs beside it.
  const isLead = before === "" && view.text[span.to] === ":";
  if (span.single && isDateCell(view, span) && (atoms[0]?.title ?? 0) >= 1.5 && atoms.length > 1)
    return likeness > -1.6 && rest <= 18;
  if (span.single && TOLD_IN.test(before)) return false;
  if (isLead && leadsToPost(atoms)) return true;
  if (span.single)
    return (
      atEdge && likeness > 0.4 && rest <= (isBeside ? 20 : 12) && (isLead || !/[.;]\s*$/.test(view.text))
    );
  if ((view.line.bullet && !atEdge) || isEndOfSentence(view, atoms)) return false;
  if (atEdge) return likeness > -2.2 && (rest <= 16 || likeness > 0 || isWholeHeader(atoms));
  return likeness > 0;
}

/** "Harlow Ltd⇥May 2021 – June 2024⇥Leeds, hybrid": a range between the firm and its place, in a cell of its own. */
function isMiddleCell({ text }: LineView, { from, to, single }: DateSpan): boolean {
  return !single && text[from - 1] === "\t" && text[to] === "\t";
}

function isKindOfWork(tokens: readonly Token[]): boolean {
  return isEmploymentType(tokens) || isFreelanceWord(tokens.filter(({ kind }) => kind === "word"));
}

/** "wages for 22 until 2005.": the last words of a sentence that began on the row above. */
function isEndOfSentence({ text }: LineView, atoms: readonly Atom[]): boolean {
  return /^\p{Ll}/u.test(text) && /[.;]\s*$/.test(text) && atoms.every(({ title }) => title < 1.5);
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
