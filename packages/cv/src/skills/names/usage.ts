import { startInMonths } from "../../parse/dates/partial-date.ts";
import { type Interval, workedMonths, yearsIn } from "../../parse/dates/worked-months.ts";
import type { Position, SkillFact, SkillMention } from "../../types.ts";

/** How long and until when a skill was used at work, by the positions that mention it; `asOf` is `YYYY-MM-DD`. */
export function usageOf(
  mentions: readonly SkillMention[],
  positions: readonly Position[],
  asOf: string | undefined,
): Pick<SkillFact, "years" | "lastUsed"> {
  const used = new Set(mentions.flatMap(({ position }) => position ?? []));
  const intervals = [...used].flatMap((index) => {
    const position = positions[index];
    return position ? intervalsOf(position, asOf ?? null) : [];
  });
  return { years: yearsIn(intervals), lastUsed: lastYearOf(intervals) };
}

/** When the position was worked in. Without a day for "present" an open one is as long as its own years. */
export function intervalsOf(position: Position, asOf: string | null): readonly Interval[] {
  const { startDate, endDate, years } = position;
  if (startDate === null || years === null) return [];
  if (asOf !== null) return workedMonths(position, asOf).filter(({ start, end }) => end > start);
  if (endDate !== null) return workedMonths(position, endDate).filter(({ start, end }) => end > start);
  const start = startInMonths(startDate);
  return [{ start, end: start + Math.max(1, Math.round(years * 12)) }];
}

function lastYearOf(intervals: readonly Interval[]): number | null {
  if (intervals.length === 0) return null;
  // What ends with a year belongs to it.
  return Math.floor((Math.max(...intervals.map(({ end }) => end)) - 0.01) / 12);
}
