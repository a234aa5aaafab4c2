import { expect, it } from "vitest";
import { describeJobDeletion, describeReminder } from "./interview-news.ts";

const START = new Date("2026-03-29T09:00:00Z");

function reminderAt(now: string): string {
  const row = { interview: { title: "Final talk", scheduledAt: START, timeZone: "Europe/London" } };
  return describeReminder(row, { other: "Nimali Perera", now: new Date(now) }).message;
}

it.each([
  ["2026-03-28T09:00:00Z", "24 hours"],
  ["2026-03-28T12:40:00Z", "20 hours"],
  ["2026-03-29T07:30:00Z", "2 hours"],
  ["2026-03-29T07:31:00Z", "89 minutes"],
  ["2026-03-29T08:45:40Z", "14 minutes"],
  ["2026-03-29T08:59:50Z", "1 minute"],
])("a reminder at %s says how long it is to the start: %s", (now, left) => {
  expect(reminderAt(now)).toBe(
    `“Final talk” with Nimali Perera begins in ${left}, on Sun, 29 Mar 2026, 10:00 (Europe/London).`,
  );
});

it("cuts a long title, so that a popup still shows the time and what follows", () => {
  const told = (title: string) =>
    describeJobDeletion({ interview: { title, scheduledAt: START, timeZone: "Europe/London" } }).message;
  expect(told("é😀".repeat(40))).toContain(`“${"é😀".repeat(40)}” on Sun`);
  expect(told(`${"é😀".repeat(40)}x`)).toContain(`“${"é😀".repeat(39)}é…” on Sun`);
});
