interface Dated {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly current: boolean;
}

export interface TimelineBar {
  /** Share of the axis before the bar and under it, 0–1. */
  readonly start: number;
  readonly width: number;
}

export interface TimelineTick {
  readonly year: number;
  /** Share of the axis before it, 0–1. */
  readonly at: number;
}

export interface Timeline {
  /** The first and the last year of the axis, both whole: the axis ends with the last one's December. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** Where years begin, a few of them at even steps. */
  readonly ticks: readonly TimelineTick[];
  /** One per position and in their order; null for a position whose dates make no bar. */
  readonly bars: readonly (TimelineBar | null)[];
}

/** Places positions on one axis of whole years. Null when none of them has dates. */
export function layOutTimeline(positions: readonly Dated[], now: Date): Timeline | null {
  const spans = positions.map((position) => spanOf(position, now));
  const dated = spans.filter((span) => span !== null);
  if (dated.length === 0) return null;
  const firstYear = Math.floor(Math.min(...dated.map((span) => span.start)) / 12);
  const lastYear = Math.floor((Math.max(...dated.map((span) => span.end)) - 1) / 12);
  const months = (lastYear - firstYear + 1) * 12;
  return {
    firstYear,
    lastYear,
    ticks: ticksOf(firstYear, lastYear + 1),
    bars: spans.map(
      (span) =>
        span && { start: (span.start - firstYear * 12) / months, width: (span.end - span.start) / months },
    ),
  };
}

/** As many as a phone has room to name. */
const MOST_TICKS = 6;
const STEPS = [1, 2, 5, 10, 20];

/** The years from `from` to `to` that are multiples of the smallest step that names few enough. */
function ticksOf(from: number, to: number): readonly TimelineTick[] {
  const step = STEPS.find((one) => (to - from) / one + 1 <= MOST_TICKS) ?? 50;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => {
    const year = first + index * step;
    return { year, at: (year - from) / (to - from) };
  });
}

/** Months since year 0; `end` is the month after the last one. Null without a start or for a range that ends before it. */
function spanOf({ startDate, endDate, current }: Dated, now: Date): { start: number; end: number } | null {
  const start = firstMonth(startDate ?? endDate);
  const nowMonth = now.getFullYear() * 12 + now.getMonth();
  const last = current || endDate === null ? (current ? nowMonth : lastMonth(startDate)) : lastMonth(endDate);
  if (start === null || last === null || last < start) return null;
  return { start, end: last + 1 };
}

/** A year alone begins in January and ends in December. */
function firstMonth(date: string | null): number | null {
  if (date === null) return null;
  const [year, month = "1"] = date.split("-");
  return Number(year) * 12 + Number(month) - 1;
}

function lastMonth(date: string | null): number | null {
  if (date === null) return null;
  const [year, month = "12"] = date.split("-");
  return Number(year) * 12 + Number(month) - 1;
}
