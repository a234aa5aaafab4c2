import { expect, test } from "vitest";
import { actionable, countByStage, daysWaiting, inStage, stagesToChoose, waitingFor } from "./stages.ts";

const NOW = new Date("2027-03-20T12:00:00Z");

function application(
  _id: string,
  stage: "received" | "shortlisted" | "hired" | "not-selected",
  since: string,
) {
  const createdAt = "2027-03-01T12:00:00Z";
  return { _id, stage, createdAt, stageChangedAt: stage === "received" ? null : since };
}
const people = [
  application("a", "received", ""),
  application("b", "shortlisted", "2027-03-18T12:00:01Z"),
  application("c", "not-selected", "2027-03-02T12:00:00Z"),
  application("d", "not-selected", "2027-03-02T12:00:00Z"),
];
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

test("narrows to a stage, and keeps whoever is being looked at", () => {
  expect(ids(inStage(people, undefined))).toEqual(["a", "b", "c", "d"]);
  expect(ids(inStage(people, "not-selected"))).toEqual(["c", "d"]);
  expect(ids(inStage(people, "received", "b"))).toEqual(["a", "b"]);
  expect(ids(inStage(people, "hired"))).toEqual([]);
});

test("counts by stage, and offers the stages that somebody is in", () => {
  const counts = countByStage(people);
  expect(counts).toEqual({ received: 1, shortlisted: 1, hired: 0, "not-selected": 2 });
  expect(stagesToChoose(counts, undefined)).toEqual(["received", "shortlisted", "not-selected"]);
  expect(stagesToChoose(counts, "hired")).toEqual(["received", "shortlisted", "hired", "not-selected"]);
});

test("says to whom something can be done", () => {
  expect(ids(actionable(people, "shortlist"))).toEqual(["a"]);
  expect(ids(actionable(people, "decline"))).toEqual(["a", "b"]);
  expect(ids(actionable(people, "reconsider"))).toEqual(["b", "c", "d"]);
});

test("counts who waits since they last heard, in whole days, and nobody who has an answer", () => {
  const [received, shortlisted] = people;
  if (received === undefined || shortlisted === undefined) throw new Error("nobody");
  expect(daysWaiting(received, NOW)).toBe(19);
  expect(daysWaiting(shortlisted, NOW)).toBe(1);
  // A clock that is behind makes no negative days.
  expect(daysWaiting(received, new Date("2027-02-01T00:00:00Z"))).toBe(0);
  expect(waitingFor(people, NOW)).toEqual({ count: 2, days: 19 });
  expect(waitingFor(people.slice(2), NOW)).toBeUndefined();
  expect(waitingFor([], NOW)).toBeUndefined();
});
