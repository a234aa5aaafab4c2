import type { DateSpan } from "../../parse/dates/find-dates.ts";
import { formatPartialDate, outerMonths } from "../../parse/dates/partial-date.ts";
import type { ParsedCv } from "../../parse/parse-document.ts";
import { explainsLeave } from "../../parse/positions/position-kind.ts";
import type { Inconsistency, Position } from "../../types.ts";
import { type Interval, unionOf } from "../total-years.ts";
import { describeMonths, describePosition } from "./describe-position.ts";
import { isReversed } from "./find-reversed.ts";

/** Months without any stated activity that a reader would ask about. */
const LONG = 12;

/** Times of more than a year between two positions that nothing in the CV explains. */
export function findGaps(cv: ParsedCv, asOf: string): readonly Inconsistency[] {
  const dated = cv.positions.flatMap(({ position }) => {
    const interval = outerInterval(position, asOf);
    return interval === null ? [] : [{ position, interval }];
  });
  const busy = unionOf([...dated.map(({ interval }) => interval), ...explained(cv, asOf)]);
  const [first] = [...dated].sort((a, b) => a.interval.start - b.interval.start);
  if (first === undefined) return [];
  const found: Inconsistency[] = [];
  for (const [index, interval] of busy.entries()) {
    const next = busy[index + 1];
    if (next === undefined || interval.end < first.interval.start) continue;
    const months = next.start - interval.end;
    const before = lastEndingBy(dated, interval.end);
    const after = dated
      .filter((job) => job.interval.start >= next.start)
      .sort((a, b) => a.interval.start - b.interval.start)[0];
    if (months <= LONG || before === undefined || after === undefined) continue;
    if (hasUndatedBetween(cv, before.position, after.position)) continue;
    found.push({
      kind: "gap",
      sentence: `There is a gap of ${describeMonths(months)} between ${describePosition(before.position)} and ${describePosition(after.position)} that the CV does not explain.`,
      evidence: [...before.position.evidence, ...after.position.evidence],
    });
  }
  return found;
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

/** Studies, leave, travel and military service, wherever their dates stand. */
function explained(cv: ParsedCv, asOf: string): readonly Interval[] {
  const intervals: Interval[] = [];
  const jobLines = new Set(cv.positions.flatMap(({ headerLines }) => headerLines));
  for (const section of cv.sections) {
    if (section.kind === "references") continue;
    const always =
      section.kind === "education" ||
      section.kind === "volunteering" ||
      section.kind === "certifications" ||
      section.kind === "projects";
    for (const [index, view] of section.lines.entries()) {
      if (jobLines.has(view.id) || view.dates.length === 0) continue;
      if (
        !always &&
        ![view, section.lines[index + 1], section.lines[index - 1]].some(
          (near) => near !== undefined && explainsLeave(near.tokens),
        )
      )
        continue;
      intervals.push(
        ...view.dates.flatMap((span) => spanInterval(span, section.kind === "education", asOf) ?? []),
      );
    }
  }
  return intervals;
}

function spanInterval(span: DateSpan, isStudy: boolean, asOf: string): Interval | null {
  const end = span.current ? asOf.slice(0, 7) : span.end === null ? null : formatPartialDate(span.end);
  const start = span.start === null ? null : formatPartialDate(span.start);
  if (end === null && start === null) return null;
  const [from, to] = outerMonths(start ?? end ?? "", end ?? start ?? "");
  // Only the year of a degree is stated: the study before it took some years.
  if (isStudy && (span.single || span.start === null)) return { start: from - 36, end: to };
  // The day of a certificate fills no year.
  if (span.single) return null;
  return to > from ? { start: from, end: to } : null;
}
