import { endInMonths, startInMonths } from "../../parse/dates/partial-date.ts";
import type { ParsedPosition } from "../../parse/positions/find-positions.ts";
import type { Inconsistency, Position } from "../../types.ts";
import { describeDate, describePosition } from "./describe-position.ts";

/** Positions whose stated end lies before their stated start. */
export function findReversed(positions: readonly ParsedPosition[]): readonly Inconsistency[] {
  return positions.flatMap(({ position }): readonly Inconsistency[] => {
    const { startDate, endDate } = position;
    if (startDate === null || endDate === null || !isReversed(position)) return [];
    return [
      {
        kind: "reversed",
        sentence: `${describePosition(position)} ends before it starts: ${describeDate(startDate)} to ${describeDate(endDate)}.`,
        evidence: position.evidence,
      },
    ];
  });
}

/** True when a position ends before it starts. A missing date, or a bare year beside a month of that year, reverses nothing. */
export function isReversed({ startDate, endDate }: Position): boolean {
  if (startDate === null || endDate === null) return false;
  // A year beside a month of the same year is in order whichever comes first.
  if (startDate.slice(0, 4) === endDate.slice(0, 4) && startDate.length !== endDate.length) return false;
  return endInMonths(endDate) < startInMonths(startDate);
}
