import { appendEvents, newId, withTx } from "@rolecall/db";
import { createInterview, createJob, createTestDatabase, emptyDatabase } from "@rolecall/db/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { createInterviewWorld, type InterviewWorld } from "../../../test/interview-world.ts";
import { cancelInterviewsOfJob } from "./cancel-interviews-of-job.ts";
import { confirmInterview } from "./confirm-interview.ts";
import { getInterview } from "./get-interview.ts";
import { rescheduleInterview } from "./reschedule-interview.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

/** As the deletion of a job does it. */
function deleteJob(world: InterviewWorld, id: string): Promise<void> {
  return withTx(world.database.db, async (tx) => {
    const events = await cancelInterviewsOfJob(tx, world.deps, { id });
    await tx.execute(sql`delete from jobs where id = ${id}`);
    await appendEvents(tx, events);
  });
}

it("cancels what lies ahead, tells both sides, and the rest stays as it is", async () => {
  const world = await createInterviewWorld(database, "2026-12-02T12:00:00Z");
  const { recruiter, candidate, job } = world;
  const { db, sql: raw } = world.database;
  const own = { recruiterId: recruiter.userId, jobId: job.id };
  const add = (start: string, status: "scheduled" | "confirmed" | "cancelled" = "scheduled") =>
    createInterview(db, { ...own, candidateId: candidate.userId, scheduledAt: new Date(start), status });
  const completed = await add("2026-11-20T10:00:00Z");
  const running = await add("2026-12-02T11:30:00Z", "confirmed");
  const cancelled = await add("2026-12-10T10:00:00Z", "cancelled");
  const ahead = await add("2026-12-03T10:00:00Z", "confirmed");
  const other = await createInterview(db, {
    ...own,
    scheduledAt: new Date("2026-12-05T10:00:00Z"),
    title: "Second",
  });
  const elsewhere = await createInterview(db, { recruiterId: recruiter.userId });
  await raw`update jobs set title = 'Head cook' where id = ${job.id}`;

  await deleteJob(world, job.id);

  const rows = await raw<{ id: string; status: string; sequence: number; title: string | null }[]>`
    select id, status, sequence, case when job_id is null then job_title end as title
    from interviews order by scheduled_at, id`;
  const named = (id: string) => rows.find((row) => row.id === id);
  expect(named(completed.id)).toMatchObject({ status: "scheduled", sequence: 0, title: "Head cook" });
  expect(named(running.id)).toMatchObject({ status: "confirmed", sequence: 0, title: "Head cook" });
  expect(named(cancelled.id)).toMatchObject({ status: "cancelled", sequence: 0, title: "Head cook" });
  expect(named(ahead.id)).toMatchObject({ status: "cancelled", sequence: 1, title: "Head cook" });
  expect(named(other.id)).toMatchObject({ status: "cancelled", sequence: 1, title: "Head cook" });
  expect(named(elsewhere.id)).toMatchObject({ status: "scheduled", sequence: 0, title: null });

  const details = await getInterview(world.deps, candidate, { id: ahead.id });
  expect(details).toMatchObject({
    status: "cancelled",
    jobId: null,
    job: { title: "Head cook", company: "Lagoon Ltd" },
    history: [
      { action: "schedule" },
      { action: "cancel", reason: "The job was deleted.", by: { role: "recruiter" }, toDate: null },
    ],
  });
  const { history: _, ...interview } = details;
  const toCandidate = await world.toldTo(candidate);
  const toRecruiter = await world.toldTo(recruiter);
  expect(toCandidate).toHaveLength(1);
  expect(toCandidate[0]).toMatchObject({
    interview,
    notification: {
      title: "Interview cancelled",
      message:
        "“Screening Interview” on Thu, 3 Dec 2026, 15:30 (Asia/Colombo) is cancelled: the job was deleted.",
      target: { interviewId: ahead.id, jobId: null },
    },
  });
  expect(toRecruiter.map((event) => event.interview._id)).toEqual([ahead.id, other.id]);
  const kept = await raw<{ user_id: string }[]>`select user_id from notifications order by id`;
  expect(kept.map((row) => row.user_id)).toEqual([
    recruiter.userId,
    candidate.userId,
    recruiter.userId,
    other.candidateId,
  ]);
});

it("does nothing for a job that has no interviews, or that there is not", async () => {
  const world = await createInterviewWorld(database);
  const empty = await createJob(world.database.db);
  const before = await world.snapshot();
  await deleteJob(world, empty.id);
  await deleteJob(world, newId());
  expect(await world.snapshot()).toEqual(before);
});

it("leaves no live interview behind, whatever is scheduled, moved and confirmed meanwhile", async () => {
  const world = await createInterviewWorld(database);
  const { recruiter, candidate, job, deps } = world;
  const existing = [];
  for (let day = 10; day < 20; day += 1) {
    existing.push(await world.schedule({ scheduledDate: `2026-12-${day}T10:00:00Z` }));
  }
  const results = await Promise.allSettled([
    ...existing.map(({ _id: id }, index) =>
      index % 2 === 0
        ? confirmInterview(deps, candidate, { id })
        : rescheduleInterview(deps, recruiter, {
            id,
            newDate: `2027-01-${10 + index}T10:00:00Z`,
            reason: "",
          }),
    ),
    deleteJob(world, job.id),
    ...Array.from({ length: 20 }, (_, index) =>
      world.schedule({ scheduledDate: `2027-02-0${1 + (index % 9)}T10:00:00Z` }),
    ),
  ]);
  const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  // Never a deadlock: only the answers that callers are meant to see.
  const meant = ["NOT_FOUND", "STATE_CONFLICT", "INTERVIEW_OVERLAP"];
  expect(codes.filter((code) => !meant.includes(code))).toEqual([]);
  await expect(world.schedule({ scheduledDate: "2027-03-01T10:00:00Z" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const [left] = await world.database.sql`
    select count(*)::int as live, count(job_id)::int as tied from interviews where status <> 'cancelled'`;
  expect(left).toEqual({ live: 0, tied: 0 });
});
