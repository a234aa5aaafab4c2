import { describe, expect, it } from "vitest";
import { layOutTimeline } from "./lay-out-timeline.ts";

const now = new Date(2026, 5, 15);
const at = (startDate: string | null, endDate: string | null, current = false) => ({
  startDate,
  endDate,
  current,
});

describe("layOutTimeline", () => {
  it("puts months where they lie on an axis of whole years", () => {
    expect(layOutTimeline([at("2020-01", "2020-12"), at("2021-07", "2021-12")], now)).toEqual({
      firstYear: 2020,
      lastYear: 2021,
      ticks: [
        { year: 2020, at: 0 },
        { year: 2021, at: 0.5 },
        { year: 2022, at: 1 },
      ],
      bars: [
        { start: 0, width: 0.5 },
        { start: 0.75, width: 0.25 },
      ],
    });
  });

  it("lets a present position end now", () => {
    expect(layOutTimeline([at("2026-01", null, true)], now)).toEqual({
      firstYear: 2026,
      lastYear: 2026,
      ticks: [
        { year: 2026, at: 0 },
        { year: 2027, at: 1 },
      ],
      bars: [{ start: 0, width: 0.5 }],
    });
  });

  it("names a handful of years, each where it begins", () => {
    const years = (first: string, last: string) =>
      layOutTimeline([at(first, last)], now)?.ticks.map(({ year }) => year);
    expect(years("2021", "2024")).toEqual([2021, 2022, 2023, 2024, 2025]);
    expect(years("2021", "2026")).toEqual([2022, 2024, 2026]);
    expect(years("1998", "2026")).toEqual([2000, 2010, 2020]);
    expect(layOutTimeline([at("2021", "2026")], now)?.ticks[0]?.at).toBeCloseTo(1 / 6);
    for (let span = 0; span < 80; span += 1) {
      const count = years(String(2026 - span), "2026")?.length ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(6);
    }
  });

  it("takes a bare year as the whole of it", () => {
    expect(layOutTimeline([at("2019", "2019")], now)?.bars).toEqual([{ start: 0, width: 1 }]);
    expect(layOutTimeline([at("2019", null)], now)?.bars).toEqual([{ start: 0, width: 1 }]);
  });

  it("draws no bar for a range that ends before it starts or has no dates, and keeps its place", () => {
    const timeline = layOutTimeline([at("2022-05", "2021-01"), at(null, null), at("2022", "2022")], now);
    expect(timeline?.bars).toEqual([null, null, { start: 0, width: 1 }]);
  });

  it("is nothing without dates", () => {
    expect(layOutTimeline([at(null, null)], now)).toBeNull();
    expect(layOutTimeline([], now)).toBeNull();
  });
});
