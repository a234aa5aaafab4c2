import { expect, it } from "vitest";
import { JOB_STATUSES } from "./enums.ts";
import { canJob, JOB_ACTIONS, jobStatusOf, openUntilFrom } from "./states.ts";

it("offers each action in the states and to the roles of the table, and in no other", () => {
  const offered = JOB_ACTIONS.flatMap((action) =>
    (["candidate", "recruiter"] as const).map((role) => [
      `${action} by ${role}`,
      JOB_STATUSES.filter((status) => canJob(action, status, role)),
    ]),
  );
  expect(Object.fromEntries(offered)).toEqual({
    "apply by candidate": ["open"],
    "apply by recruiter": [],
    "close by candidate": [],
    "close by recruiter": ["open"],
    "reopen by candidate": [],
    "reopen by recruiter": ["closed"],
    "keepOpen by candidate": [],
    "keepOpen by recruiter": ["open"],
  });
});

it("is open until it was closed, for sixty days from when it was last said to be", () => {
  expect([jobStatusOf({ closedAt: null }), jobStatusOf({ closedAt: new Date() })]).toEqual([
    "open",
    "closed",
  ]);
  expect(openUntilFrom(new Date("2026-11-21T10:00:00Z"))).toEqual(new Date("2027-01-20T10:00:00Z"));
});
