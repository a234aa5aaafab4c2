import { expect, test } from "vitest";
import { groupSlots } from "./slots.ts";

function slot(startTime: string) {
  return { startTime, endTime: new Date(Date.parse(startTime) + 1_800_000).toISOString() };
}

test("free and taken starts stand in the order of time, before and after noon of the zone", () => {
  const groups = groupSlots(
    {
      availableSlots: [slot("2026-12-01T03:30:00.000Z"), slot("2026-12-01T06:30:00.000Z")],
      takenSlots: [
        { ...slot("2026-12-01T04:00:00.000Z"), reason: "yours" },
        { ...slot("2026-12-01T06:00:00.000Z"), reason: "candidate" },
      ],
    },
    "Asia/Colombo",
  );
  expect(groups.map(({ part, slots }) => [part, slots.map(({ time, reason }) => [time, reason])])).toEqual([
    [
      "morning",
      [
        ["09:00", null],
        ["09:30", "yours"],
        ["11:30", "candidate"],
      ],
    ],
    ["afternoon", [["12:00", null]]],
  ]);
});

test("a part of the day without starts is left out", () => {
  expect(
    groupSlots({ availableSlots: [slot("2026-12-01T15:00:00.000Z")], takenSlots: [] }, "America/New_York"),
  ).toHaveLength(1);
});
