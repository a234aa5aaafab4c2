import { INTERVIEW_DURATIONS } from "@rolecall/contracts/interviews/enums";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockCalendars } from "../calendar-lock.ts";
import { openDatabase } from "../client.ts";
import { isCheckViolation, isExclusionViolation, isUniqueViolation } from "../errors.ts";
import {
  createCandidate,
  createInterview,
  createJob,
  createRecruiter,
  createTestDatabase,
  errorOf,
  type InterviewRow,
  type TestDatabase,
} from "../testing/index.ts";
import { withTx } from "../tx.ts";
import { interviewChanges, interviewReminders, interviews } from "./index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = (time: string) => new Date(`2031-03-10T${time}:00Z`);

function interviewAt(time: string, values: Partial<InterviewRow> = {}): Promise<InterviewRow> {
  return createInterview(database.db, { scheduledAt: at(time), ...values });
}

test.each([...INTERVIEW_DURATIONS])("%d minutes later it ends", async (durationMinutes) => {
  const { scheduledAt, endsAt } = await interviewAt("09:00", { durationMinutes });
  expect(endsAt.getTime() - scheduledAt.getTime()).toBe(durationMinutes * 60_000);
});

test("the end is right across a change of clocks in the session's zone", async () => {
  const { id } = await createInterview(database.db, { scheduledAt: new Date("2031-03-30T00:30:00Z") });
  const ends = await database.sql.begin(async (sql) => {
    await sql`set local timezone = 'Europe/London'`;
    return sql`update interviews set duration_minutes = 120 where id = ${id} returning ends_at`;
  });
  expect(ends[0]?.ends_at).toEqual(new Date("2031-03-30T02:30:00Z"));
});

describe("live interviews never overlap", () => {
  test.each(["scheduled", "confirmed", "rescheduled"] as const)("of a recruiter (%s)", async (status) => {
    const { recruiterId } = await interviewAt("10:00", { status });
    const error = await errorOf(interviewAt("10:30", { recruiterId }));
    expect(isExclusionViolation(error, "interviews_recruiter_overlap")).toBe(true);
    const stored = await database.db.select().from(interviews).where(eq(interviews.recruiterId, recruiterId));
    expect(stored).toHaveLength(1);
  });

  test("of a candidate", async () => {
    const { candidateId } = await interviewAt("10:00");
    const error = await errorOf(interviewAt("09:30", { candidateId }));
    expect(isExclusionViolation(error, "interviews_candidate_overlap")).toBe(true);
  });

  test("one may begin when another ends", async () => {
    const { recruiterId, candidateId } = await interviewAt("10:00", { durationMinutes: 30 });
    await interviewAt("10:30", { recruiterId, candidateId, durationMinutes: 30 });
    await interviewAt("09:30", { recruiterId, candidateId, durationMinutes: 30 });
  });

  test("a cancelled one takes no time, and cannot come back into a taken hour", async () => {
    const first = await interviewAt("10:00");
    const { recruiterId, candidateId } = first;
    await database.db.update(interviews).set({ status: "cancelled" }).where(eq(interviews.id, first.id));
    await interviewAt("10:00", { recruiterId, candidateId });
    const error = await errorOf(
      database.db.update(interviews).set({ status: "confirmed" }).where(eq(interviews.id, first.id)),
    );
    expect(isExclusionViolation(error)).toBe(true);
    const [row] = await database.db.select().from(interviews).where(eq(interviews.id, first.id));
    expect(row?.status).toBe("cancelled");
  });

  test("moving one onto another is refused and moves nothing", async () => {
    const first = await interviewAt("10:00");
    const { recruiterId } = first;
    const second = await interviewAt("14:00", { recruiterId });
    const error = await errorOf(
      database.db
        .update(interviews)
        .set({ scheduledAt: at("10:30") })
        .where(eq(interviews.id, second.id)),
    );
    expect(isExclusionViolation(error)).toBe(true);
    const [row] = await database.db.select().from(interviews).where(eq(interviews.id, second.id));
    expect(row?.scheduledAt).toEqual(at("14:00"));
  });

  test("of 200 requests for one slot from two processes' pools, one is accepted and the rest are refused as overlaps", async () => {
    const { db } = database;
    const { id: jobId, recruiterId } = await createJob(db);
    const { id: candidateId } = await createCandidate(db);
    const other = openDatabase({ url: database.url });
    try {
      const book = (index: number) =>
        withTx(index % 2 === 0 ? db : other.db, async (tx) => {
          await lockCalendars(tx, [recruiterId, candidateId]);
          const scheduledAt = new Date(at("11:00").getTime() + (index % 4) * 10 * 60_000);
          await createInterview(tx, { jobId, recruiterId, candidateId, scheduledAt });
        });
      const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => book(index)));
      const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
      expect(refused).toHaveLength(199);
      expect(refused.every((error) => isExclusionViolation(error))).toBe(true);
    } finally {
      await other.close();
    }
  });
});

describe("rules of one interview", () => {
  test.each([
    ["a duration out of the list", { durationMinutes: 50 }, "interviews_duration_check"],
    ["a link that is none of the web", { meetingUrl: "javascript:alert(1)" }, "interviews_meeting_url_check"],
    ["an empty title", { title: "" }, "interviews_title_check"],
  ])("refuses %s", async (_, values, constraint) => {
    expect(isCheckViolation(await errorOf(interviewAt("09:00", values)), constraint)).toBe(true);
  });

  test.each(["in-progress", "completed", "nonsense"])("%s is no status to store", async (status) => {
    const { id } = await interviewAt("09:00");
    const error = await errorOf(database.sql`update interviews set status = ${status} where id = ${id}`);
    expect(isCheckViolation(error, "interviews_status_check")).toBe(true);
  });

  test("nobody interviews themselves", async () => {
    const { id } = await createRecruiter(database.db);
    const error = await errorOf(interviewAt("09:00", { recruiterId: id, candidateId: id }));
    expect(isCheckViolation(error, "interviews_pair_check")).toBe(true);
  });

  test("a cancellation has a reason", async () => {
    const { id: interviewId } = await interviewAt("09:00");
    const change = { interviewId, action: "cancel", toStatus: "cancelled" } as const;
    const error = await errorOf(database.db.insert(interviewChanges).values({ ...change, reason: "  " }));
    expect(isCheckViolation(error, "interview_changes_cancel_reason_check")).toBe(true);
    await database.db.insert(interviewChanges).values({ ...change, reason: "The job is filled." });
  });

  test("a reminder goes out once per start and lead", async () => {
    const { id: interviewId, scheduledAt } = await interviewAt("09:00");
    const reminder = { interviewId, scheduledAt, leadMinutes: 15 };
    const { db } = database;
    await db.insert(interviewReminders).values(reminder);
    expect(isUniqueViolation(await errorOf(db.insert(interviewReminders).values(reminder)))).toBe(true);
    await db.insert(interviewReminders).values([
      { ...reminder, leadMinutes: 1_440 },
      { ...reminder, scheduledAt: at("15:00") },
    ]);
    const other = await errorOf(db.insert(interviewReminders).values({ ...reminder, leadMinutes: 7 }));
    expect(isCheckViolation(other, "interview_reminders_lead_check")).toBe(true);
  });
});
