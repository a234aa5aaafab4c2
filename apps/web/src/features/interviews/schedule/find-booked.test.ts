import { expect, test } from "vitest";
import { findBooked } from "./find-booked.ts";

const wanted = {
  candidateId: "nimali",
  jobId: "nurse",
  scheduledDate: "2026-03-29T09:00:00.000Z",
  duration: 60,
};
const booked = { ...wanted, status: "scheduled" as const };

test("what is booked as it is wanted is found, however its time is written", () => {
  expect(findBooked([booked], { ...wanted, scheduledDate: "2026-03-29T11:00:00+02:00" })).toBe(booked);
});

test.each([
  ["of somebody else", { candidateId: "bimal" }],
  ["for another job", { jobId: "cook" }],
  ["of another length", { duration: 30 }],
  ["at another time", { scheduledDate: "2026-03-29T09:30:00.000Z" }],
  ["called off", { status: "cancelled" as const }],
])("an interview %s is another one", (_what, change) => {
  expect(findBooked([{ ...booked, ...change }], wanted)).toBeUndefined();
});
