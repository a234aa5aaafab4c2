import { RescheduleInterviewInput } from "@rolecall/contracts/interviews/schemas";
import { openDatabase } from "@rolecall/db";
import { createJob, createTestDatabase, emptyDatabase, errorOf } from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createInterviewWorld, type InterviewWorld } from "../../../test/interview-world.ts";
import { cancelInterview } from "./cancel-interview.ts";
import { confirmInterview } from "./confirm-interview.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { rescheduleInterview } from "./reschedule-interview.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

const OVERLAP = { code: "INTERVIEW_OVERLAP" };

describe("an interview that overlaps another is refused", () => {
  it("for the recruiter and for the candidate, with whom they meet being of no account", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: "2026-12-02T10:00:00Z", duration: 60 });
    const otherCandidate = await world.addCandidate();
    const otherRecruiter = await world.addRecruiter();
    const otherJob = await createJob(world.database.db, { recruiterId: otherRecruiter.userId });
    const before = await world.snapshot();

    const mine = await errorOf(
      world.schedule({ candidateId: otherCandidate.userId, scheduledDate: "2026-12-02T10:59:00Z" }),
    );
    expect(mine).toMatchObject({ ...OVERLAP, message: expect.stringContaining("The recruiter") });
    const theirs = await errorOf(
      world.schedule(
        { jobId: otherJob.id, scheduledDate: "2026-12-02T09:30:00Z", duration: 45 },
        otherRecruiter,
      ),
    );
    expect(theirs).toMatchObject({ ...OVERLAP, message: expect.stringContaining("The candidate") });
    expect(await world.snapshot()).toEqual(before);

    const both = { candidateId: otherCandidate.userId, jobId: otherJob.id };
    expect(await world.schedule(both, otherRecruiter)).toMatchObject({ status: "scheduled" });
  });

  it("but one may begin when another ends", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: "2026-12-02T10:00:00Z", duration: 60 });
    await world.schedule({ scheduledDate: "2026-12-02T11:00:00Z", duration: 30 });
    await world.schedule({ scheduledDate: "2026-12-02T09:30:00Z", duration: 30 });
  });

  it("while the other is in progress, and no longer once it is cancelled", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: "2026-12-02T10:00:00Z", duration: 120 });
    const ahead = await world.schedule({ scheduledDate: "2026-12-03T10:00:00Z" });
    world.setNow("2026-12-02T10:30:00Z");
    const during = { scheduledDate: "2026-12-02T11:00:00Z" };
    expect(await errorOf(world.schedule(during))).toMatchObject(OVERLAP);
    expect(await errorOf(reschedule(world.deps, world, ahead._id, during.scheduledDate))).toMatchObject(
      OVERLAP,
    );

    await cancelInterview(world.deps, world.recruiter, { id: ahead._id, reason: "Moved." });
    expect(await world.schedule({ scheduledDate: "2026-12-03T10:30:00Z" })).toMatchObject({
      status: "scheduled",
    });
  });

  it("when it is moved, and then stays where it was", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: "2026-12-02T10:00:00Z" });
    const second = await world.schedule({ scheduledDate: "2026-12-02T12:00:00Z" });
    const before = await world.snapshot();
    expect(await errorOf(reschedule(world.deps, world, second._id, "2026-12-02T10:30:00Z"))).toMatchObject(
      OVERLAP,
    );
    expect(await world.snapshot()).toEqual(before);
    // Its own present time is not in its way.
    expect(await reschedule(world.deps, world, second._id, "2026-12-02T12:30:00Z")).toMatchObject({
      interview: { status: "rescheduled" },
    });
  });
});

function reschedule(deps: InterviewDeps, world: InterviewWorld, id: string, newDate: string) {
  return rescheduleInterview(deps, world.recruiter, RescheduleInterviewInput.parse({ id, newDate }));
}

/** Two pools of connections, as two server processes have them. */
async function withTwoServers(
  work: (world: InterviewWorld, servers: [InterviewDeps, InterviewDeps]) => Promise<void>,
): Promise<void> {
  const world = await createInterviewWorld(database);
  const second = openDatabase({ url: world.database.url, max: 10 });
  try {
    await work(world, [world.deps, { ...world.deps, database: second }]);
  } finally {
    await second.close();
  }
}

function tally(results: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const name = result.status === "fulfilled" ? "accepted" : String(result.reason.code ?? result.reason);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe("of many at once through two servers", () => {
  it("40 moves into one slot, while the others are confirmed, one is accepted", async () => {
    await withTwoServers(async (world, servers) => {
      const interviews = [];
      for (let index = 0; index < 40; index += 1) {
        const day = String(1 + (index % 20)).padStart(2, "0");
        const hour = index < 20 ? "08" : "14";
        interviews.push(await world.schedule({ scheduledDate: `2027-01-${day}T${hour}:00:00Z` }));
      }
      const requests = interviews.flatMap(({ _id }, index) => {
        const [one, two] = index % 2 === 0 ? servers : servers.toReversed();
        if (one === undefined || two === undefined) throw new Error("unreachable");
        return [
          reschedule(one, world, _id, "2027-02-01T10:00:00Z"),
          confirmInterview(two, world.candidate, { id: _id }),
        ];
      });
      const results = await Promise.allSettled(requests);
      const moves = results.filter((_, index) => index % 2 === 0);
      expect(tally(moves)).toEqual({ accepted: 1, INTERVIEW_OVERLAP: 39 });
      expect(tally(results.filter((_, index) => index % 2 === 1))).toEqual({ accepted: 40 });
      const stored = await world.database.sql<{ id: string }[]>`
        select id from interviews where scheduled_at = '2027-02-01T10:00:00Z'`;
      const winner = interviews[moves.findIndex((result) => result.status === "fulfilled")];
      expect(stored.map((row) => row.id)).toEqual([winner?._id]);
    });
  });
});
