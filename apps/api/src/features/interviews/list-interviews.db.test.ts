import { NO_ID } from "@rolecall/contracts/common/id";
import { INTERVIEW_STATUSES, type InterviewStatus } from "@rolecall/contracts/interviews/enums";
import { ListInterviewsInput } from "@rolecall/contracts/interviews/schemas";
import { newId } from "@rolecall/db";
import { createInterview, createJob, createTestDatabase, emptyDatabase, errorOf } from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createInterviewWorld, type InterviewWorld } from "../../../test/interview-world.ts";
import type { Actor } from "../auth/actor.ts";
import { downloadInterviewCalendar } from "./calendar/download-interview-calendar.ts";
import { getInterview } from "./get-interview.ts";
import { getInterviewStats } from "./get-interview-stats.ts";
import { listInterviews } from "./list-interviews.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

/** A Wednesday; the week in Colombo began on Monday, 30 November at 18:30 UTC of the day before. */
const NOW = "2026-12-02T12:00:00Z";

/** Titles say the status that each should have now. */
async function fill(world: InterviewWorld): Promise<void> {
  const interviews = [
    ["completed 1", "scheduled", "2026-11-20T10:00:00Z"],
    ["completed 2", "confirmed", "2026-12-02T11:00:00Z"],
    ["cancelled 1", "cancelled", "2026-11-21T10:00:00Z"],
    ["in-progress 1", "rescheduled", "2026-12-02T11:30:00Z"],
    ["cancelled 2", "cancelled", "2026-12-02T11:30:00Z"],
    ["scheduled 1", "scheduled", "2026-12-02T12:30:00Z"],
    ["confirmed 1", "confirmed", "2026-12-06T18:29:00Z"],
    ["cancelled 3", "cancelled", "2026-12-07T10:00:00Z"],
    ["rescheduled 1", "rescheduled", "2026-12-09T10:00:00Z"],
  ] as const;
  for (const [title, status, start] of interviews.toReversed()) {
    const duration = title === "completed 2" ? 30 : 60;
    await createInterview(world.database.db, {
      recruiterId: world.recruiter.userId,
      candidateId: world.candidate.userId,
      jobId: world.job.id,
      title,
      status,
      scheduledAt: new Date(start),
      durationMinutes: duration,
    });
  }
}

async function titles(world: InterviewWorld, actor: Actor, query: object = {}): Promise<string[]> {
  const { interviews } = await listInterviews(world.deps, actor, ListInterviewsInput.parse(query));
  for (const interview of interviews) expect(interview.title).toMatch(new RegExp(`^${interview.status} `));
  return interviews.map((interview) => interview.title);
}

describe("the list of interviews", () => {
  it("holds the own ones, soonest first, each with the status that the clock gives it", async () => {
    const world = await createInterviewWorld(database, NOW);
    await fill(world);
    await createInterview(world.database.db);
    const all = [
      "completed 1",
      "cancelled 1",
      "completed 2",
      "in-progress 1",
      "cancelled 2",
      "scheduled 1",
      "confirmed 1",
      "cancelled 3",
      "rescheduled 1",
    ];
    const sameStart = (list: string[]) => list.filter((title) => !/(in-progress|cancelled 2)/.test(title));
    for (const actor of [world.recruiter, world.candidate]) {
      const found = await titles(world, actor);
      expect(sameStart(found)).toEqual(sameStart(all));
      expect(found.toSorted()).toEqual(all.toSorted());
    }
    expect(await titles(world, await world.addRecruiter())).toEqual([]);
    expect(await titles(world, await world.addCandidate())).toEqual([]);
  });

  it("is narrowed to each status by the same rule, at every turn of the clock", async () => {
    const world = await createInterviewWorld(database, NOW);
    await fill(world);
    const expected: Record<InterviewStatus, string[]> = {
      scheduled: ["scheduled 1"],
      confirmed: ["confirmed 1"],
      "in-progress": ["in-progress 1"],
      completed: ["completed 1", "completed 2"],
      cancelled: ["cancelled 1", "cancelled 2", "cancelled 3"],
      rescheduled: ["rescheduled 1"],
    };
    for (const status of INTERVIEW_STATUSES) {
      expect(await titles(world, world.recruiter, { status })).toEqual(expected[status]);
    }
    // The borders: as one ends, as one begins, a millisecond before.
    for (const now of ["2026-12-02T12:29:59.999Z", "2026-12-02T12:30:00Z", "2026-12-02T13:30:00Z"]) {
      world.setNow(now);
      const { interviews } = await listInterviews(world.deps, world.recruiter, ListInterviewsInput.parse({}));
      for (const status of INTERVIEW_STATUSES) {
        const narrowed = await listInterviews(
          world.deps,
          world.recruiter,
          ListInterviewsInput.parse({ status }),
        );
        expect(narrowed.interviews).toEqual(interviews.filter((interview) => interview.status === status));
      }
    }
  });

  it("is narrowed to what lies ahead, and both filters work together", async () => {
    const world = await createInterviewWorld(database, NOW);
    await fill(world);
    const ahead = ["scheduled 1", "confirmed 1", "rescheduled 1"];
    expect(await titles(world, world.candidate, { upcoming: "true" })).toEqual(ahead);
    expect(await titles(world, world.candidate, { upcoming: "true", status: "confirmed" })).toEqual([
      "confirmed 1",
    ]);
    for (const status of ["cancelled", "completed", "in-progress"]) {
      expect(await titles(world, world.candidate, { upcoming: "true", status })).toEqual([]);
    }
    expect(await titles(world, world.candidate, { upcoming: "no" })).toHaveLength(9);
  });

  it("comes in pages that begin with what lies furthest ahead", async () => {
    const world = await createInterviewWorld(database, NOW);
    await fill(world);
    expect(await titles(world, world.recruiter, { limit: 2 })).toEqual(["cancelled 3", "rescheduled 1"]);
    expect(await titles(world, world.recruiter, { limit: 2, page: 2 })).toEqual([
      "scheduled 1",
      "confirmed 1",
    ]);
    expect(await titles(world, world.recruiter, { limit: 2, page: 6 })).toEqual([]);
  });

  it("comes in pages that begin with what is next, where it is of what lies ahead", async () => {
    const world = await createInterviewWorld(database, NOW);
    await fill(world);
    const page = (number: number) =>
      titles(world, world.candidate, { upcoming: "true", limit: 2, page: number });
    expect(await page(1)).toEqual(["scheduled 1", "confirmed 1"]);
    expect(await page(2)).toEqual(["rescheduled 1"]);
  });

  it("names the job as it is now, and as it was once it is gone", async () => {
    const world = await createInterviewWorld(database, NOW);
    await world.schedule({ scheduledDate: "2026-12-03T10:00:00Z" });
    const { sql } = world.database;
    await sql`update jobs set title = 'Head cook', company_name = 'Bay Ltd' where id = ${world.job.id}`;
    const named = async () => {
      const { interviews } = await listInterviews(world.deps, world.candidate, ListInterviewsInput.parse({}));
      return interviews.map(({ job, jobId }) => ({ job, jobId }));
    };
    expect(await named()).toEqual([{ job: { title: "Head cook", company: "Bay Ltd" }, jobId: world.job.id }]);
    await sql`delete from jobs where id = ${world.job.id}`;
    expect(await named()).toEqual([{ job: { title: "Cook", company: "Lagoon Ltd" }, jobId: null }]);
  });
});

it("an interview and its calendar file are for its two people only", async () => {
  const world = await createInterviewWorld(database);
  const { _id: id } = await world.schedule();
  for (const actor of [world.recruiter, world.candidate]) {
    expect((await getInterview(world.deps, actor, { id }))._id).toBe(id);
    const file = await downloadInterviewCalendar(world.deps, actor, { id });
    expect(file).toMatchObject({ fileName: "interview.ics", contentType: "text/calendar; charset=utf-8" });
    expect(await new Response(file.stream).text()).toContain(`UID:${id}@rolecall\r\n`);
  }
  const strangers = [await world.addRecruiter(), await world.addCandidate()];
  // A user id is no proof: a candidate is not taken for the recruiter of the same id.
  const mistaken: Actor = { role: "candidate", userId: world.recruiter.userId, sessionId: "test" };
  for (const actor of [...strangers, mistaken]) {
    expect(await errorOf(getInterview(world.deps, actor, { id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await errorOf(downloadInterviewCalendar(world.deps, actor, { id }))).toMatchObject({
      code: "NOT_FOUND",
    });
  }
  for (const unknown of [newId(), NO_ID]) {
    expect(await errorOf(getInterview(world.deps, world.recruiter, { id: unknown }))).toMatchObject({
      code: "NOT_FOUND",
    });
  }
});

describe("the stats", () => {
  it("count what lies ahead, this week without what was called off, all, and each status", async () => {
    const world = await createInterviewWorld(database, NOW);
    await fill(world);
    for (const actor of [world.recruiter, world.candidate]) {
      expect(await getInterviewStats(world.deps, actor, { timeZone: "Asia/Colombo" })).toEqual({
        upcomingInterviews: 3,
        thisWeekInterviews: 4,
        totalInterviews: 9,
        statusBreakdown: [
          { _id: "scheduled", count: 1 },
          { _id: "confirmed", count: 1 },
          { _id: "in-progress", count: 1 },
          { _id: "completed", count: 2 },
          { _id: "cancelled", count: 3 },
          { _id: "rescheduled", count: 1 },
        ],
      });
    }
  });

  it("begin the week on Monday in the zone that was asked for", async () => {
    const world = await createInterviewWorld(database, NOW);
    const { db } = world.database;
    const { recruiter, candidate, job } = world;
    const starts = [
      "2026-11-29T18:30:00Z",
      "2026-11-30T04:59:59Z",
      "2026-12-06T18:29:59Z",
      "2026-12-07T04:00:00Z",
    ];
    for (const start of starts) {
      await createInterview(db, {
        recruiterId: recruiter.userId,
        candidateId: candidate.userId,
        jobId: job.id,
        scheduledAt: new Date(start),
        durationMinutes: 30,
      });
    }
    const inWeek = async (timeZone: string) =>
      (await getInterviewStats(world.deps, recruiter, { timeZone })).thisWeekInterviews;
    expect(await inWeek("Asia/Colombo")).toBe(3);
    expect(await inWeek("Europe/London")).toBe(2);
    expect(await inWeek("America/New_York")).toBe(2);
  });

  it("are zeros and an empty list for who has none", async () => {
    const world = await createInterviewWorld(database);
    await createJob(world.database.db, { recruiterId: world.recruiter.userId });
    expect(await getInterviewStats(world.deps, world.recruiter, { timeZone: "UTC" })).toEqual({
      upcomingInterviews: 0,
      thisWeekInterviews: 0,
      totalInterviews: 0,
      statusBreakdown: [],
    });
  });
});
