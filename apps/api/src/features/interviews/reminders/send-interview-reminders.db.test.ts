import { openDatabase, withTx } from "@rolecall/db";
import { createInterview, createTestDatabase, emptyDatabase } from "@rolecall/db/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createInterviewWorld, type InterviewWorld } from "../../../../test/interview-world.ts";
import { cancelInterview } from "../cancel-interview.ts";
import { confirmInterview } from "../confirm-interview.ts";
import { rescheduleInterview } from "../reschedule-interview.ts";
import { sendInterviewReminders } from "./send-interview-reminders.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

const START = "2026-12-05T10:00:00Z";

async function remindAt(world: InterviewWorld, now: string): Promise<number> {
  world.setNow(now);
  return sendInterviewReminders(world.deps);
}

async function remindersTo(world: InterviewWorld, actor: InterviewWorld["candidate" | "recruiter"]) {
  const events = await world.toldTo(actor);
  return events.filter((event) => event.notification.title === "Interview reminder");
}

describe("reminders", () => {
  it("go to both a day and a quarter of an hour ahead, each once", async () => {
    const world = await createInterviewWorld(database);
    const interview = await world.schedule({ scheduledDate: START });
    expect(await remindAt(world, "2026-12-04T09:59:59Z")).toBe(0);
    expect(await remindAt(world, "2026-12-04T10:00:00Z")).toBe(1);
    expect(await remindAt(world, "2026-12-04T10:01:00Z")).toBe(0);
    expect(await remindAt(world, "2026-12-05T09:44:59Z")).toBe(0);
    expect(await remindAt(world, "2026-12-05T09:45:00Z")).toBe(1);
    expect(await remindAt(world, "2026-12-05T09:46:00Z")).toBe(0);
    expect(await remindAt(world, "2026-12-05T10:00:00Z")).toBe(0);

    const toCandidate = await remindersTo(world, world.candidate);
    expect(toCandidate.map((event) => event.notification.message)).toEqual([
      `“${interview.title}” with ${interview.recruiter.name} begins in 24 hours, on Sat, 5 Dec 2026, 15:30 (Asia/Colombo).`,
      `“${interview.title}” with ${interview.recruiter.name} begins in 15 minutes, on Sat, 5 Dec 2026, 15:30 (Asia/Colombo).`,
    ]);
    expect(toCandidate[0]).toMatchObject({
      interview,
      notification: { type: "interview_changed", target: { interviewId: interview._id } },
    });
    const toRecruiter = await remindersTo(world, world.recruiter);
    expect(toRecruiter.map((event) => event.notification.message)).toEqual([
      expect.stringContaining(`with ${interview.candidate.name} begins in 24 hours`),
      expect.stringContaining(`with ${interview.candidate.name} begins in 15 minutes`),
    ]);
    const kept = await world.database.sql`select 1 from notifications where title = 'Interview reminder'`;
    expect(kept).toHaveLength(4);
  });

  it("go out once when many processes look at once", async () => {
    const world = await createInterviewWorld(database);
    for (let hour = 0; hour < 20; hour += 1) {
      const scheduledDate = `2026-12-05T${String(hour).padStart(2, "0")}:00:00Z`;
      await world.schedule({ scheduledDate });
    }
    world.setNow("2026-12-04T23:00:00Z");
    const second = openDatabase({ url: world.database.url, max: 5 });
    try {
      const counts = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          sendInterviewReminders(index % 2 === 0 ? world.deps : { ...world.deps, database: second }),
        ),
      );
      expect(counts.reduce((total, count) => total + count, 0)).toBe(20);
    } finally {
      await second.close();
    }
    const reminded = (await remindersTo(world, world.candidate)).map((event) => event.interview._id);
    expect([reminded.length, new Set(reminded).size]).toEqual([20, 20]);
  });

  it("are sent in the next run when one dies before it commits", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: START });
    world.setNow("2026-12-04T12:00:00Z");
    const { db } = world.database;
    const dying = withTx(db, async (tx) => {
      await sendInterviewReminders({ ...world.deps, database: { ...world.database, db: tx } });
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect(await remindersTo(world, world.candidate)).toEqual([]);
    expect(await remindAt(world, "2026-12-04T12:01:00Z")).toBe(1);
    expect(await remindersTo(world, world.candidate)).toHaveLength(1);
  });

  it("say after a time without a server how long it is now, and the missed one is not made up for late", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: START });
    expect(await remindAt(world, "2026-12-04T22:00:00Z")).toBe(1);
    const [late] = await remindersTo(world, world.candidate);
    expect(late?.notification.message).toContain("begins in 12 hours");

    await world.schedule({ scheduledDate: "2026-12-08T10:00:00Z" });
    expect(await remindAt(world, "2026-12-08T09:50:00Z")).toBe(1);
    expect(await remindAt(world, "2026-12-08T09:51:00Z")).toBe(0);
    const events = await remindersTo(world, world.candidate);
    expect(events.map((event) => event.notification.message).at(-1)).toContain("begins in 10 minutes");
    expect(events).toHaveLength(2);
  });

  it("are not sent for what is cancelled, over, or was only just arranged", async () => {
    const world = await createInterviewWorld(database);
    const cancelled = await world.schedule({ scheduledDate: START });
    await cancelInterview(world.deps, world.recruiter, { id: cancelled._id, reason: "No." });
    expect(await remindAt(world, "2026-12-04T12:00:00Z")).toBe(0);

    await world.schedule({ scheduledDate: "2026-12-05T12:00:00Z" });
    expect(await remindAt(world, "2026-12-05T12:30:00Z")).toBe(0);

    // Arranged three hours ahead: nobody needs to hear of it again at once, but before it begins.
    world.setNow("2026-12-05T15:00:00Z");
    await world.schedule({ scheduledDate: "2026-12-05T18:00:00Z" });
    expect(await remindAt(world, "2026-12-05T15:01:00Z")).toBe(0);
    expect(await remindAt(world, "2026-12-05T17:45:00Z")).toBe(1);
    world.setNow("2026-12-05T19:00:00Z");
    await world.schedule({ scheduledDate: "2026-12-05T19:10:00Z" });
    expect(await remindAt(world, "2026-12-05T19:01:00Z")).toBe(0);
  });

  it("are sent anew for a new time, and no more for the old one", async () => {
    const world = await createInterviewWorld(database);
    const { _id: id } = await world.schedule({ scheduledDate: START });
    expect(await remindAt(world, "2026-12-04T10:00:00Z")).toBe(1);
    await rescheduleInterview(world.deps, world.recruiter, {
      id,
      newDate: "2026-12-07T10:00:00Z",
      reason: "",
    });
    // Saying yes to it is no new time.
    world.setNow("2026-12-06T11:00:00Z");
    await confirmInterview(world.deps, world.candidate, { id });
    expect(await remindAt(world, "2026-12-05T09:45:00Z")).toBe(0);
    expect(await remindAt(world, "2026-12-06T12:00:00Z")).toBe(1);
    expect(await remindAt(world, "2026-12-07T09:45:00Z")).toBe(1);
    const events = await remindersTo(world, world.recruiter);
    expect(events.map((event) => event.interview.status)).toEqual(["scheduled", "confirmed", "confirmed"]);
  });

  it("do not overtake a cancellation that is under way", async () => {
    const world = await createInterviewWorld(database);
    const { _id: id } = await world.schedule({ scheduledDate: START });
    world.setNow("2026-12-04T12:00:00Z");
    await withTx(world.database.db, async (tx) => {
      await tx.execute(sql`update interviews set status = 'cancelled' where id = ${id}`);
      expect(await sendInterviewReminders(world.deps)).toBe(0);
    });
    expect(await sendInterviewReminders(world.deps)).toBe(0);
    expect(await remindersTo(world, world.candidate)).toEqual([]);
  });

  it("come in as many batches as it takes", async () => {
    const world = await createInterviewWorld(database);
    for (let index = 0; index < 130; index += 1) {
      const createdAt = new Date("2026-12-01T00:00:00Z");
      await createInterview(world.database.db, { scheduledAt: new Date(START), createdAt });
    }
    expect(await remindAt(world, "2026-12-05T09:00:00Z")).toBe(130);
    expect(await remindAt(world, "2026-12-05T09:01:00Z")).toBe(0);
    const [sent] = await world.database.sql`
      select count(*)::int as notifications, count(distinct user_id)::int as people from notifications`;
    expect(sent).toEqual({ notifications: 260, people: 260 });
  });
});
