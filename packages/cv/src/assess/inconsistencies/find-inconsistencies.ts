import type { ParsedCv } from "../../parse/parse-document.ts";
import type { Inconsistency } from "../../types.ts";
import { findGaps } from "./find-gaps.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findReversed } from "./find-reversed.ts";
import { findStatedTotal } from "./find-stated-total.ts";

/** Statements of a CV that its own dates contradict or leave open; reported without judging. */
export function findInconsistencies(
  cv: ParsedCv,
  totalYears: number,
  asOf: string,
): readonly Inconsistency[] {
  return [
    ...findReversed(cv.positions),
    ...findStatedTotal(cv, totalYears, asOf),
    ...findOverlaps(cv.positions, asOf),
    ...findGaps(cv, asOf),
  ];
}
