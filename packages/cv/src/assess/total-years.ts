import { workedMonths, yearsIn } from "../parse/dates/worked-months.ts";
import type { ExperienceLevel, Position } from "../types.ts";

/** Unpaid work shows skill but is no employment. */
function countsAsEmployment(position: Position): boolean {
  return position.kind !== "volunteer";
}

/** Years of employment to one decimal: overlaps once, seasons without the time between them. */
export function totalYears(positions: readonly Position[], asOf: string): number {
  return yearsIn(positions.filter(countsAsEmployment).flatMap((position) => workedMonths(position, asOf)));
}

/** The level by total years (wire.md, Auth and users). */
export function experienceLevel(years: number): ExperienceLevel {
  if (years < 1) return "Entry Level";
  if (years < 3) return "Junior";
  if (years < 6) return "Mid-Level";
  return years < 10 ? "Senior" : "Expert";
}
