import { outerMonths } from "../../parse/dates/partial-date.ts";
import { type Interval, unionOf } from "../../parse/dates/worked-months.ts";
import type { ParsedCv } from "../../parse/parse-document.ts";
import type { Inconsistency, Position } from "../../types.ts";
import { describeMonths, describePosition } from "./describe-position.ts";
import { countUndatedLeave, explainedTimes } from "./explained-times.ts";
import { isReversed } from "./find-reversed.ts";

/** Months without any stated activity that a reader would ask about. */
const LONG = 12;

/** Times of more than a year between two positions that nothing in the CV explains. */
export function findGaps(cv: ParsedCv, asOf: string): readonly Inconsistency[] {
  const dated = cv.positions.flatMap(({ position }) => {
    const interval = outerInterval(position, asOf);
    return interval === null ? [] : [{ position, interval }];
  });
  const busy = unionOf([...dated.map(({ interval }) => interval), ...explainedTimes(cv, asOf)]);
  // Before the first paid work nobody owes an account of the time.
  const paid = dated.filter(({ position }) => position.kind !== "volunteer");
  const start = Math.min(...paid.map(({ interval }) => interval.start));
  const gaps = busy.flatMap(({ end }, index): readonly Gap[] => {
    const next = busy[index + 1];
    if (next === undefined || end < start) return [];
    const before = lastEndingBy(dated, end);
    const after = firstStartingFrom(dated, next.start);
    if (before === undefined || after === undefined) return [];
    const gap = { before: before.position, after: after.position, months: next.start - end };
    // What stands beside dates that are wrong is asked once, with them.
    const isSure = !isReversed(gap.before) && !isReversed(gap.after);
    return isSure && isLong(gap) && !hasUndatedBetween(cv, gap.before, gap.after) ? [gap] : [];
  });
  return gaps.slice(countUndatedLeave(cv)).map(({ before, after, months }) => ({
    kind: "gap",
    sentence: `There is a gap of ${describeMonths(months)} between ${describePosition(before)} and ${describePosition(after)} that the CV does not explain.`,
    evidence: [...before.evidence, ...after.evidence],
  }));
}

/** A time between two positions. */
interface Gap {
  readonly before: Position;
  readonly after: Position;
  readonly months: number;
}

function isLong({ before, after, months }: Gap): boolean {
  return months > (isByYears(before, after) ? LONG - 1 : LONG);
}

/** "– 2019", "2021 –": the whole year between them is without a job, whatever the months are. */
function isByYears(before: Position, after: Position): boolean {
  return before.endDate?.length === 4 && after.startDate?.length === 4;
}

/** A job without dates that is listed between two others may have filled the time. */
function hasUndatedBetween({ positions }: ParsedCv, a: Position, b: Position): boolean {
  const places = [a, b].map((job) => positions.findIndex(({ position }) => position === job));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return positions.slice(from + 1, to).some(({ position }) => position.startDate === null);
}

interface Dated {
  readonly position: Position;
  readonly interval: Interval;
}

function lastEndingBy(dated: readonly Dated[], month: number): Dated | undefined {
  return dated
    .filter(({ interval }) => interval.end <= month)
    .sort((a, b) => b.interval.end - a.interval.end)[0];
}

function firstStartingFrom(dated: readonly Dated[], month: number): Dated | undefined {
  return dated
    .filter(({ interval }) => interval.start >= month)
    .sort((a, b) => a.interval.start - b.interval.start)[0];
}

function outerInterval(position: Position, asOf: string): Interval | null {
  const { startDate, endDate } = position;
  if (startDate === null) return null;
  // A reversed range most likely has its ends swapped.
  if (endDate !== null && isReversed(position)) {
    const [start, end] = outerMonths(endDate, startDate);
    return { start, end };
  }
  // Without a stated end a job may have lasted until today.
  const [start, end] = outerMonths(startDate, endDate ?? asOf.slice(0, 7));
  return end > start ? { start, end } : null;
}
