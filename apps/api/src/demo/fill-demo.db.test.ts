import { interviewStatusAt } from "@rolecall/contracts/interviews/states";
import { applications, interviews, jobs, messages, notifications, users } from "@rolecall/db/schema";
import { expect, test } from "vitest";
import { openTestApi } from "../../test/harness.ts";
import type { Room } from "../limits/room.ts";
import { DEMO_PASSWORD, DemoError, fillDemo } from "./fill-demo.ts";

test("an empty database becomes a world of the last weeks", async () => {
  await using api = await openTestApi();
  const { db } = api.database;
  let downloads = 0;
  const downloadRoom: Room = {
    enter: (...place) => {
      const leave = api.deps.downloadRoom.enter(...place);
      downloads += 1;
      return () => {
        leave();
        downloads -= 1;
      };
    },
  };
  const logins = await fillDemo({ ...api.deps, downloadRoom });
  expect(downloads).toBe(0);

  // Started again, it stays as it is.
  expect(await fillDemo(api.deps)).toEqual(logins);
  const members = await db.select().from(users);
  expect(members).toHaveLength(logins.length);

  const recruiters = logins.filter(({ role }) => role === "recruiter");
  expect(recruiters.length).toBeGreaterThanOrEqual(3);
  for (const { email } of [recruiters[0], logins.at(-1)].filter((login) => login !== undefined)) {
    const answer = await api.call("POST", "/auth/login", { body: { email, password: DEMO_PASSWORD } });
    expect(answer.status).toBe(200);
  }

  const now = new Date();
  const allJobs = await db.select().from(jobs);
  const closed = allJobs.filter(({ closedAt }) => closedAt !== null);
  const expiring = allJobs.filter(({ expiryAskedAt }) => expiryAskedAt !== null);
  expect([closed.length, expiring.length]).toEqual([1, 1]);
  const posted = new Map(allJobs.map((job) => [job.id, job.createdAt]));
  expect(posted.size).toBeGreaterThanOrEqual(60);

  const applied = await db.select().from(applications);
  expect(applied.length).toBeGreaterThan(30);
  for (const { jobId, createdAt, analysisStatus } of applied) {
    expect(analysisStatus).toBe("done");
    expect(createdAt.getTime()).toBeGreaterThan(posted.get(jobId)?.getTime() ?? Number.POSITIVE_INFINITY);
    expect(createdAt.getTime()).toBeLessThan(now.getTime());
  }
  const days = new Set(applied.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThan(5);

  expect(new Set(applied.map(({ stage }) => stage))).toEqual(
    new Set(["received", "shortlisted", "not-selected"]),
  );
  expect(applied.some(({ stage, seenAt }) => stage === "received" && seenAt !== null)).toBe(true);
  expect(applied.some(({ seenAt }) => seenAt === null)).toBe(true);
  for (const { createdAt, seenAt, cvDownloadedAt, stageChangedAt } of applied) {
    const times = [createdAt, seenAt, cvDownloadedAt, stageChangedAt, new Date()].filter((at) => at !== null);
    expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
  }

  const met = await db.select().from(interviews);
  const statuses = met.map((row) => interviewStatusAt({ ...row, start: row.scheduledAt }, now));
  expect(new Set(statuses)).toEqual(
    new Set(["scheduled", "confirmed", "completed", "rescheduled", "cancelled"]),
  );

  const written = await db.select().from(messages);
  expect(written.some(({ readAt }) => readAt === null)).toBe(true);
  for (const { createdAt, readAt } of written) {
    expect(createdAt.getTime()).toBeLessThan(now.getTime());
    if (readAt !== null) expect(readAt.getTime()).toBeGreaterThan(createdAt.getTime());
  }
  const told = await db.select().from(notifications);
  expect(told.filter(({ type }) => type === "job_expiry").map(({ jobId }) => jobId)).toEqual([
    expiring[0]?.id,
  ]);
  expect(told.some(({ userId, readAt }) => userId !== null && readAt === null)).toBe(true);
  expect(told.some(({ readAt }) => readAt !== null)).toBe(true);
});

test("a database of others is refused", async () => {
  await using api = await openTestApi();
  await api.signUp("candidate");
  await expect(fillDemo(api.deps)).rejects.toThrow(DemoError);
});
