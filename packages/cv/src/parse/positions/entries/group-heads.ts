import type { DateSpan } from "../../dates/find-dates.ts";
import { formatPartialDate, outerMonths } from "../../dates/partial-date.ts";
import type { NamedPiece } from "../roles/named-piece.ts";
import type { Row } from "../rows/rows.ts";
import type { Entry } from "./layout.ts";

interface Standing {
  readonly entry: Entry;
  readonly next: Entry | undefined;
  /** The rows between the two. */
  readonly body: readonly Row[];
  readonly rows: readonly Row[];
  readonly asOf: string;
}

/** A company line over several roles, with or without dates of its own. */
export function isGroupHead({ entry, next, body, rows, asOf }: Standing): boolean {
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
  if (body.length > 1) return false;
  const [whole, part] = [intervalOf(own, asOf), intervalOf(role, asOf)];
  const isPart = whole !== null && part !== null && isWithin(part, whole);
  // A title that no table knows beside its company is a job of its own where the next one begins after it.
  if (next.roles.company === null) return title === null || isPart || whole === null || part === null;
  return title === null && isPart && strength(next.roles.company) < 2.2;
}

export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** In months since year 0; null when an end is not stated. A current one ends at `asOf`, `YYYY-MM-DD`. */
export function intervalOf(span: DateSpan | null | undefined, asOf: string): Interval | null {
  if (span?.start == null) return null;
  const end = span.current ? asOf.slice(0, 7) : span.end === null ? null : formatPartialDate(span.end);
  if (end === null) return null;
  const [from, to] = outerMonths(formatPartialDate(span.start), end);
  return { start: from, end: to };
}

export function isWithin(part: Interval, whole: Interval): boolean {
  return part.start >= whole.start && part.end <= whole.end;
}

/** How surely a piece names an organisation. */
export function strength(piece: NamedPiece | null): number {
  return Math.max(0, ...(piece?.atoms ?? []).map((atom) => atom.company));
}
