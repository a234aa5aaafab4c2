import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day.ts";

function notification(_id: string, date: Date): Notification {
  return {
    _id,
    type: "new_job",
    title: "Title",
    message: "Message",
    matchScore: null,
    timestamp: date.toISOString(),
    read: false,
    target: { jobId: null, applicationId: null, interviewId: null },
  };
}

test("stand under the reader's day, in the order they came with, each once", () => {
  const late = notification("late", new Date(2026, 10, 20, 23, 59));
  const early = notification("early", new Date(2026, 10, 20, 0, 0));
  const before = notification("before", new Date(2026, 10, 19, 23, 59));
  const groups = groupByDay([late, early, early, before]);
  expect(groups.map((group) => group.notifications.map(({ _id }) => _id))).toEqual([
    ["late", "early"],
    ["before"],
  ]);
  expect(groups[1]?.day.getDate()).toBe(19);
});
