import { describe, expect, it } from "vitest";
import { INTERVIEW_STATUSES, STORED_INTERVIEW_STATUSES } from "./enums.ts";
import { canInterview, INTERVIEW_ACTIONS, interviewStatusAfter, interviewStatusAt } from "./states.ts";

it("offers each action in the states and to the roles of the table, and in no other", () => {
  const offered = INTERVIEW_ACTIONS.flatMap((action) =>
    (["candidate", "recruiter"] as const).map((role) => [
      `${action} by ${role}`,
      INTERVIEW_STATUSES.filter((status) => canInterview(action, status, role)),
    ]),
  );
  expect(Object.fromEntries(offered)).toEqual({
    "confirm by candidate": ["scheduled", "rescheduled"],
    "confirm by recruiter": ["scheduled", "rescheduled"],
    "reschedule by candidate": [],
    "reschedule by recruiter": ["scheduled", "confirmed", "rescheduled"],
    "cancel by candidate": ["scheduled", "confirmed", "rescheduled"],
    "cancel by recruiter": ["scheduled", "confirmed", "rescheduled"],
  });
  expect(INTERVIEW_ACTIONS.map(interviewStatusAfter)).toEqual(["confirmed", "rescheduled", "cancelled"]);
});

describe("the status follows the clock", () => {
  const start = new Date("2026-12-01T10:00:00Z");

  it.each([
    ["2026-12-01T09:59:59.999Z", undefined],
    ["2026-12-01T10:00:00.000Z", "in-progress"],
    ["2026-12-01T10:29:59.999Z", "in-progress"],
    ["2026-12-01T10:30:00.000Z", "completed"],
    ["2030-01-01T00:00:00.000Z", "completed"],
  ] as const)("at %s it is %s", (now, expected) => {
    for (const status of STORED_INTERVIEW_STATUSES) {
      const found = interviewStatusAt({ status, start, durationMinutes: 30 }, new Date(now));
      expect(found).toBe(status === "cancelled" ? "cancelled" : (expected ?? status));
    }
  });
});
