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
      bars: [{ start: 0, width: 0.5 }],
    });
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
