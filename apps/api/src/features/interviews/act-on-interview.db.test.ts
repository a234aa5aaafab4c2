import { NO_ID } from "@rolecall/contracts/common/id";
import { RescheduleInterviewInput } from "@rolecall/contracts/interviews/schemas";
import { newId } from "@rolecall/db";
import { createTestDatabase, emptyDatabase, errorOf } from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createInterviewWorld, type InterviewWorld } from "../../../test/interview-world.ts";
import type { Actor, RecruiterActor } from "../auth/actor.ts";
import { cancelInterview } from "./cancel-interview.ts";
import { confirmInterview } from "./confirm-interview.ts";
import { getInterview } from "./get-interview.ts";
import { rescheduleInterview } from "./reschedule-interview.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

function move(world: InterviewWorld, actor: RecruiterActor, id: string, newDate: string, reason = "") {
  return rescheduleInterview(world.deps, actor, RescheduleInterviewInput.parse({ id, newDate, reason }));
}

async function sequenceOf(world: InterviewWorld, id: string): Promise<number> {
  const [row] = await world.database.sql<{ sequence: number }[]>`
    select sequence from interviews where id = ${id}`;
  if (row === undefined) throw new Error("There is no such interview.");
  return row.sequence;
}

describe("from slot to cancelled", () => {
  it("each step ends in its state, enters the history, raises the sequence and tells the other side", async () => {
    const world = await createInterviewWorld(database);
    const { deps, recruiter, candidate } = world;
    const { _id: id, ...scheduled } = await world.schedule();
    expect(await sequenceOf(world, id)).toBe(0);

    world.setNow("2026-12-01T01:00:00Z");
    const confirmed = await confirmInterview(deps, candidate, { id });
    expect(confirmed.interview).toMatchObject({
      status: "confirmed",
      scheduledDate: "2026-12-02T10:00:00.000Z",
    });
    expect(await sequenceOf(world, id)).toBe(1);

    world.setNow("2026-12-01T02:00:00Z");
    const moved = await move(world, recruiter, id, "2026-12-03T09:00", "The chef is away.");
    expect(moved.interview).toMatchObject({
      status: "rescheduled",
      scheduledDate: "2026-12-03T03:30:00.000Z",
    });
    expect(await sequenceOf(world, id)).toBe(2);

    world.setNow("2026-12-01T03:00:00Z");
    const again = await confirmInterview(deps, recruiter, { id });
    expect(again.interview.status).toBe("confirmed");
    world.setNow("2026-12-01T04:00:00Z");
    const cancelled = await cancelInterview(deps, candidate, { id, reason: "I took another job." });
    expect(cancelled.interview.status).toBe("cancelled");
    expect(await sequenceOf(world, id)).toBe(4);

    const { history, ...details } = await getInterview(deps, recruiter, { id });
    expect(details).toEqual(cancelled.interview);
    const at = (hour: number) => `2026-12-01T0${hour}:00:00.000Z`;
    const byRecruiter = { name: scheduled.recruiter.name, role: "recruiter" };
    const byCandidate = { name: scheduled.candidate.name, role: "candidate" };
    const first = "2026-12-02T10:00:00.000Z";
    const second = "2026-12-03T03:30:00.000Z";
    const still = { fromDate: null, toDate: null, reason: "" };
    expect(history).toEqual([
      { ...still, action: "schedule", at: at(0), by: byRecruiter, toDate: first },
      { ...still, action: "confirm", at: at(1), by: byCandidate },
      {
        action: "reschedule",
        at: at(2),
        by: byRecruiter,
        fromDate: first,
        toDate: second,
        reason: "The chef is away.",
      },
      { ...still, action: "confirm", at: at(3), by: byRecruiter },
      { ...still, action: "cancel", at: at(4), by: byCandidate, reason: "I took another job." },
    ]);

    const toCandidate = await world.toldTo(candidate);
    expect(toCandidate.map((event) => event.notification.message)).toEqual([
      `${scheduled.recruiter.name} invites you to “screening Interview - Cook” on Wed, 2 Dec 2026, 15:30 (Asia/Colombo).`,
      `${scheduled.recruiter.name} moved “screening Interview - Cook” to Thu, 3 Dec 2026, 09:00 (Asia/Colombo). Reason: The chef is away.`,
      `${scheduled.recruiter.name} confirmed “screening Interview - Cook” on Thu, 3 Dec 2026, 09:00 (Asia/Colombo).`,
    ]);
    expect(toCandidate.map((event) => event.interview.status)).toEqual([
      "scheduled",
      "rescheduled",
      "confirmed",
    ]);
    const toRecruiter = await world.toldTo(recruiter);
    expect(toRecruiter.map((event) => event.notification.message)).toEqual([
      `${scheduled.candidate.name} confirmed “screening Interview - Cook” on Wed, 2 Dec 2026, 15:30 (Asia/Colombo).`,
      `${scheduled.candidate.name} cancelled “screening Interview - Cook” on Thu, 3 Dec 2026, 09:00 (Asia/Colombo). Reason: I took another job.`,
    ]);
    expect(toRecruiter.at(-1)?.interview).toEqual(cancelled.interview);
    const kept = await world.database.sql<{ user_id: string }[]>`select user_id from notifications`;
    expect(kept.map((row) => row.user_id).toSorted()).toEqual(
      [candidate, candidate, candidate, recruiter, recruiter].map((actor) => actor.userId).toSorted(),
    );
  });

  it("wall time is meant in the interview's zone, across changes of clocks", async () => {
    const world = await createInterviewWorld(database);
    const zones = [
      ["Asia/Colombo", "2027-03-28T09:00", "2027-03-28T03:30:00.000Z"],
      ["Europe/London", "2027-03-28T09:00", "2027-03-28T08:00:00.000Z"],
      ["America/New_York", "2027-11-07T09:00", "2027-11-07T14:00:00.000Z"],
      ["Australia/Lord_Howe", "2027-10-03T09:00", "2027-10-02T22:00:00.000Z"],
    ] as const;
    for (const [index, [timeZone, newDate, instant]] of zones.entries()) {
      const { _id } = await world.schedule({ timeZone, scheduledDate: `2026-12-02T0${index}:00:00Z` });
      const { interview } = await move(world, world.recruiter, _id, newDate);
      expect(interview).toMatchObject({ timeZone, scheduledDate: instant });
    }
  });
});

type Action = (world: InterviewWorld, actor: Actor, id: string) => Promise<unknown>;
const ACTIONS: Record<string, Action> = {
  confirm: (world, actor, id) => confirmInterview(world.deps, actor, { id }),
  cancel: (world, actor, id) => cancelInterview(world.deps, actor, { id, reason: "No." }),
  reschedule: (world, actor, id) =>
    actor.role === "recruiter" ? move(world, actor, id, "2026-12-20T10:00:00Z") : Promise.reject("not his"),
};

describe.each(Object.entries(ACTIONS))("%s", (name, act) => {
  const actors = (world: InterviewWorld): Actor[] =>
    name === "reschedule" ? [world.recruiter] : [world.recruiter, world.candidate];

  it("is refused for everybody else's interviews as if there were none", async () => {
    const world = await createInterviewWorld(database);
    const { _id } = await world.schedule();
    const strangers = [await world.addRecruiter(), await world.addCandidate()];
    const before = await world.snapshot();
    for (const actor of strangers.filter((actor) => name !== "reschedule" || actor.role === "recruiter")) {
      expect(await errorOf(act(world, actor, _id))).toMatchObject({ code: "NOT_FOUND" });
    }
    for (const id of [newId(), NO_ID]) {
      expect(await errorOf(act(world, world.recruiter, id))).toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await world.snapshot()).toEqual(before);
  });

  it("is refused once the interview has begun, has ended or is cancelled", async () => {
    const world = await createInterviewWorld(database);
    const running = await world.schedule();
    const cancelled = await world.schedule({ scheduledDate: "2026-12-05T10:00:00Z" });
    await cancelInterview(world.deps, world.candidate, { id: cancelled._id, reason: "No." });
    const before = await world.snapshot();
    const cases = [
      [cancelled._id, "2026-12-01T00:00:00Z", "cancelled"],
      [running._id, "2026-12-02T10:00:00Z", "in progress"],
      [running._id, "2026-12-02T10:59:59Z", "in progress"],
      [running._id, "2026-12-02T11:00:00Z", "completed"],
      [cancelled._id, "2026-12-06T00:00:00Z", "cancelled"],
    ] as const;
    for (const [id, now, state] of cases) {
      world.setNow(now);
      for (const actor of actors(world)) {
        expect(await errorOf(act(world, actor, id))).toMatchObject({
          code: "STATE_CONFLICT",
          message: expect.stringContaining(`This interview is ${state} and cannot be`),
        });
      }
    }
    expect(await world.snapshot()).toEqual(before);
  });
});

it("what is confirmed cannot be confirmed again, but moved and cancelled", async () => {
  const world = await createInterviewWorld(database);
  const { _id: id } = await world.schedule();
  await confirmInterview(world.deps, world.candidate, { id });
  const before = await world.snapshot();
  for (const actor of [world.candidate, world.recruiter]) {
    expect(await errorOf(confirmInterview(world.deps, actor, { id }))).toMatchObject({
      code: "STATE_CONFLICT",
    });
  }
  expect(await world.snapshot()).toEqual(before);
  expect((await move(world, world.recruiter, id, "2026-12-04T10:00:00Z")).interview.status).toBe(
    "rescheduled",
  );
});

it("of two people who confirm at once one is told that it is done", async () => {
  const world = await createInterviewWorld(database);
  const { _id: id } = await world.schedule();
  const results = await Promise.allSettled([
    confirmInterview(world.deps, world.candidate, { id }),
    confirmInterview(world.deps, world.recruiter, { id }),
  ]);
  expect(results.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find((result) => result.status === "rejected")?.reason).toMatchObject({
    code: "STATE_CONFLICT",
  });
  expect(await sequenceOf(world, id)).toBe(1);
});

it("a move to the past or into a gap of the clocks is refused and changes nothing", async () => {
  const world = await createInterviewWorld(database);
  const { _id: id } = await world.schedule({ timeZone: "Europe/London" });
  const before = await world.snapshot();
  for (const newDate of ["2026-12-01T00:00:00Z", "2026-11-30T10:00", "2027-03-28T01:30"]) {
    expect(await errorOf(move(world, world.recruiter, id, newDate))).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path: "newDate" }],
    });
  }
  expect(await world.snapshot()).toEqual(before);
});
