import { endInMonths, formatPartialDate } from "../../dates/partial-date.ts";
import type { Token } from "../../text/tokens.ts";
import type { AtomRole } from "../pieces/atoms.ts";
import { isDuration, isEmploymentType } from "../pieces/small-words.ts";
import type { Row } from "../rows/rows.ts";
import { type Interval, intervalOf, isWithin } from "./group-heads.ts";
import { isFull } from "./wrapped-titles.ts";

/**
 * Says what the rows of a professional network's profile are, where several roles stand under one company:
 *
 *     Glanmire Foods                company
 *     8 years 4 months              how long in all
 *     Finance Manager               role
 *     June 2018 - December 2021     its dates, alone on their row
 *     Glanmire, Ireland             its place, which may be left out
 *
 * A role belongs to the company as long as its dates lie within that time. Sections without such a row stay as
 * they are.
 */
export function markCompanyGroups(rows: readonly Row[], asOf: string): readonly Row[] {
  const lengths = rows.flatMap((_, index) => (isLengthOfStay(rows, index) ? [index] : []));
  if (lengths.length === 0) return rows;
  const order = isTitleFirst(rows, lengths) ? TITLE_FIRST : COMPANY_FIRST;
  const { roles, rests } = rolesOfRows(rows, lengths, order, asOf);
  return rows.map((row, index) => {
    if (rests.has(index)) return { ...row, atoms: [], isRestOfTitle: true };
    const role = roles.get(index) ?? null;
    const isLength = lengths.includes(index);
    if (role === null && !isLength) return row;
    const isBelowLength = lengths.includes(index - 1);
    return asHeader(row, role, beginsJob(role, roles.get(index - 1), isBelowLength, order));
  });
}

/** What the rows around dates that stand alone are, by their index. */
function rolesOfRows(
  rows: readonly Row[],
  lengths: readonly number[],
  order: Order,
  asOf: string,
): { readonly roles: ReadonlyMap<number, AtomRole>; readonly rests: ReadonlySet<number> } {
  const roles = new Map<number, AtomRole>(lengths.map((index) => [index - 1, "company"]));
  const rests = new Set<number>();
  let group: Interval | null = null;
  for (const [index, row] of rows.entries()) {
    if (!isBareDate(row)) continue;
    group = groupAt(rows, index, group, lengths, asOf);
    const named = group === null ? rowsOfJob(rows, index, order) : rowsOfRole(rows, index, lengths);
    if (named === null) continue;
    for (const [at, role] of named.roles) roles.set(at, role);
    if (named.rest !== null) rests.add(named.rest);
    if (!roles.has(index + 1) && isPlace(rows[index + 1])) roles.set(index + 1, "place");
  }
  return { roles, rests };
}

/** What the rows above bare dates are. */
interface Named {
  readonly roles: readonly (readonly [row: number, role: AtomRole])[];
  /** The second row of a title. */
  readonly rest: number | null;
}

/** A role of a group: its title alone, on one row or two. */
function rowsOfRole(rows: readonly Row[], dates: number, lengths: readonly number[]): Named | null {
  const [above, row] = [dates - 2, dates - 1];
  if (!lengths.includes(above) && isTitleOverRows(rows, above))
    return { roles: [[above, "title"]], rest: row };
  return isContinued(rows[above], rows[row]) ? null : { roles: [[row, "title"]], rest: null };
}

/** A job outside the groups: title and company, or its title below a sentence that ends the role before. */
function rowsOfJob(rows: readonly Row[], dates: number, [upper, lower]: Order): Named | null {
  const [above, row] = [dates - 2, dates - 1];
  if (isContinued(rows[above], rows[row])) return null;
  const isSentenceAbove = (rows[above]?.header ?? 0) <= SENTENCE;
  if (isSentenceAbove) return { roles: [[row, "title"]], rest: null };
  const roles = [[above, upper] as const, [row, lower] as const];
  return { roles, rest: null };
}

/** A row of a job begins it: its company, or its title where no company stands above that. */
function beginsJob(
  role: AtomRole,
  above: AtomRole | undefined,
  isBelowLength: boolean,
  order: Order,
): boolean {
  if (role === "company") return above !== "title" || order !== TITLE_FIRST;
  return role === "title" && above !== "company" && !isBelowLength;
}

type Order = typeof COMPANY_FIRST | typeof TITLE_FIRST;
const SENTENCE = -1;
const COMPANY_FIRST = ["company", "title"] as const;
const TITLE_FIRST = ["title", "company"] as const;

/** True where the jobs outside the groups name the post above the company: the words of all of them tell. */
function isTitleFirst(rows: readonly Row[], lengths: readonly number[]): boolean {
  let worth = 0;
  for (const [index, row] of rows.entries()) {
    const [upper, lower] = [rows[index - 2], rows[index - 1]];
    if (!isBareDate(row) || upper === undefined || lower === undefined) continue;
    const isAlone = upper.header > SENTENCE && upper.span === null && !upper.view.line.bullet;
    if (!isAlone || isContinued(upper, lower) || lengths.includes(index - 1) || lengths.includes(index - 2))
      continue;
    worth += leaning(upper) - leaning(lower);
  }
  return worth > 0;
}

/** How much rather a row names a post than a company. */
function leaning({ atoms }: Row): number {
  const most = (values: readonly number[]) => Math.max(0, ...values);
  return most(atoms.map(({ title }) => title)) - most(atoms.map(({ company }) => company));
}

/** "8 years 4 months", "Full-time · 6 yrs 1 mo" below a company and above its first role. */
function isLengthOfStay(rows: readonly Row[], index: number): boolean {
  const [company, row] = [rows[index - 1], rows[index]];
  if (company === undefined || row === undefined || company.span !== null || row.span !== null) return false;
  if (company.view.line.bullet || company.atoms.length === 0) return false;
  const parts = partsOf(row.view.tokens);
  const isLength =
    parts.some(isDuration) && parts.every((part) => isDuration(part) || isEmploymentType(part));
  return isLength && [2, 3].some((behind) => isBareDate(rows[index + behind]));
}

/** What stands between the dots of a row. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const dot = tokens.findIndex(({ text }) => text === "·");
  return dot < 0 ? [tokens] : [tokens.slice(0, dot), ...partsOf(tokens.slice(dot + 1))];
}

/** Dates with nothing beside them but how long that is. */
function isBareDate(row: Row | undefined): boolean {
  return row?.span != null && row.atoms.length === 0;
}

/** "Senior Executive – Corporate Planning and" over "Strategy": one title on two rows. */
function isContinued(above: Row | undefined, row: Row | undefined): boolean {
  const end = above?.view.text ?? "";
  return /(?:[,&–-]|\s(?:and|und|et|y|e|en|of|for))$/u.test(end) || /^[\p{Ll}&]/u.test(row?.view.text ?? "");
}

/** The time at the company of the role dated there: of the group that begins with it, or of the open one it lies in. */
function groupAt(
  rows: readonly Row[],
  index: number,
  open: Interval | null,
  lengths: readonly number[],
  asOf: string,
): Interval | null {
  const row = rows[index];
  if (row === undefined) return null;
  const length = lengths.find((above) => index - above === 2 || index - above === 3);
  if (length !== undefined) return stayOf(row, rows[length], asOf);
  const own = intervalOf(row.span, asOf);
  return open !== null && own !== null && isWithin(own, open) ? open : null;
}

/** "Assistant Manager - Revenue and" over "Reservations", or a row so full that its next word had no room. */
function isTitleOverRows(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at], rows[at + 1]];
  if (above === undefined || row === undefined || above.span !== null || row.span !== null) return false;
  const [a, b] = [above.view.line, row.view.line];
  if (a.bullet || b.bullet || a.size !== b.size || a.bold !== b.bold || above.header < 0) return false;
  if (above.atoms.length === 0 || row.view.words.length > MOST_WORDS_OF_REST) return false;
  return isContinued(above, row) || isFull(above.view, row.view, rows);
}

const MOST_WORDS_OF_REST = 6;

/** From the end of the newest role back over the length of the stay; a month more, since ends are rounded. */
function stayOf(newest: Row, length: Row | undefined, asOf: string): Interval | null {
  const end = newest.span?.current === true ? asOf.slice(0, 7) : dateOf(newest);
  if (end === null || length === undefined) return null;
  const last = endInMonths(end);
  return { start: last - monthsIn(length.view.tokens) - 1, end: last };
}

function dateOf({ span }: Row): string | null {
  const date = span?.end ?? span?.start;
  return date == null ? null : formatPartialDate(date);
}

const MONTHS = /^(?:mo|mes|maand|mois|monat|माह|मही|மாத|මාස|ا?شهر)/u;

/** Months of a stated length: "8 years 4 months" is 100. */
function monthsIn(tokens: readonly Token[]): number {
  let months = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "number") continue;
    const unit = tokens[index + 1]?.text ?? "";
    months += Number(token.text) * (MONTHS.test(unit) ? 1 : 12);
  }
  return months;
}

/** "Glanmire, Ireland", or a town that no list knows: a few capitalised words and no sentence. */
function isPlace(row: Row | undefined): boolean {
  if (row === undefined || row.span !== null || row.view.line.bullet || row.atoms.length === 0) return false;
  const words = row.view.text.split(/[\s,]+/u).filter((word) => word !== "");
  const isNamed =
    words.length <= 8 && words.every((word) => /^(?:[\p{Lu}\p{Lo}(]|d[eo]s?$|d[ai]$)/u.test(word));
  if (!isNamed || /[.:;]$/u.test(row.view.text)) return false;
  return row.atoms.some(({ place }) => place >= 2) || words.length <= 2;
}

function asHeader(row: Row, role: AtomRole, opens: boolean): Row {
  const atoms = role === null ? row.atoms : row.atoms.map((atom) => ({ ...atom, role }));
  return { ...row, atoms, header: Math.max(row.header, 1), opens };
}
