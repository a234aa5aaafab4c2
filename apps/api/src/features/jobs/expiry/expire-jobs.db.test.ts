import type { Job } from "@rolecall/contracts/jobs/schemas";
import { isOwnAction } from "@rolecall/contracts/live/events";
import { type JobRow, openDatabase, readAllEvents, withTx } from "@rolecall/db";
import { createJob } from "@rolecall/db/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../../test/harness.ts";
import { createPerson, type Person } from "../../../../test/people.ts";
import { askAboutExpiringJobs } from "./ask-about-expiring-jobs.ts";
import { closeExpiredJobs } from "./close-expired-jobs.ts";
import { run } from "./expire-jobs.handler.ts";

const POSTED = new Date("2026-11-21T10:00:00Z");
const END = "2027-01-20T10:00:00.000Z";

describe("the end of a job's time", () => {
  let api: TestApi;
  let now = POSTED;
  let recruiter: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true, now: () => now });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  /** A job that is alone, of a recruiter who has no other. */
  async function post(): Promise<Job> {
    await api.database.sql`delete from jobs`;
    recruiter = await createPerson(api, "recruiter");
    now = POSTED;
    const body = { title: "Ward nurse", description: "Cares for patients." };
    return (await api.call("POST", "/jobs", { token: recruiter.token, body })).body;
  }
  function runAt(time: string): Promise<void> {
    now = new Date(time);
    return run(api.deps, {}, new AbortController().signal);
  }
  const get = async ({ _id }: Job): Promise<Job> =>
    (await api.call("GET", `/jobs/${_id}`, { token: recruiter.token })).body;
  async function told() {
    const { body } = await api.call("GET", "/notifications", { token: recruiter.token });
    return body.notifications.toReversed();
  }
  /** Without those of what the recruiter has done. */
  async function events() {
    const all = await readAllEvents(api.database.db, { after: 0, limit: 1_000 });
    const own = all.filter(({ userId }) => userId === recruiter.userId).map(({ event }) => event);
    return own.filter((event) => !isOwnAction(event));
  }

  it("is asked about a week ahead, once, and closes the job if nobody answers", async () => {
    const job = await post();
    await runAt("2027-01-13T09:59:59Z");
    expect(await told()).toEqual([]);
    await runAt("2027-01-13T10:00:00Z");
    await runAt("2027-01-13T10:10:00Z");
    await runAt("2027-01-20T09:59:59Z");
    const question = {
      type: "job_expiry",
      title: "Is “Ward nurse” still open?",
      message: "It closes by itself on 20 Jan 2027. If it is still open, keep it open for another 60 days.",
      matchScore: null,
      read: false,
      target: { jobId: job._id, applicationId: null, interviewId: null },
    };
    expect(await told()).toEqual([
      { ...question, _id: expect.any(String), timestamp: "2027-01-13T10:00:00.000Z" },
    ]);
    expect(await get(job)).toEqual(job);

    await runAt("2027-01-20T10:00:00Z");
    await runAt("2027-01-20T10:10:00Z");
    const closed = { ...job, status: "closed", closedAt: END };
    expect(await get(job)).toEqual(closed);
    expect(await told()).toMatchObject([
      question,
      { ...question, title: "“Ward nurse” is closed", message: expect.stringContaining("reopen it") },
    ]);
    expect(await events()).toMatchObject([
      { type: "job_expiry", notification: question, job },
      { type: "job_expiry", notification: { title: "“Ward nurse” is closed" }, job: closed },
    ]);
    const { sql: raw } = api.database;
    expect(await raw`select from job_search where job_id = ${job._id}`).toEqual([]);
  });

  it("moves with keeping it open and with reopening it, and is asked about anew", async () => {
    const job = await post();
    const act = (action: string) =>
      api.call("PATCH", `/jobs/${job._id}/${action}`, { token: recruiter.token });
    await runAt("2027-01-14T00:00:00Z");
    await act("keep-open");
    await runAt("2027-01-20T10:00:00Z");
    expect((await get(job)).status).toBe("open");
    expect(await told()).toHaveLength(1);
    // The new end is 60 days after the answer.
    await runAt("2027-03-08T00:00:00Z");
    expect(await told()).toHaveLength(2);
    await runAt("2027-03-15T00:00:00Z");
    expect((await get(job)).status).toBe("closed");
    await act("reopen");
    await runAt("2027-05-07T00:00:00Z");
    expect((await told()).map(({ title }: { title: string }) => title)).toEqual([
      "Is “Ward nurse” still open?",
      "Is “Ward nurse” still open?",
      "“Ward nurse” is closed",
      "Is “Ward nurse” still open?",
    ]);
  });

  it("means nothing to a job that its recruiter has closed", async () => {
    const job = await post();
    now = new Date("2026-12-01T00:00:00Z");
    const { body: closed } = await api.call("PATCH", `/jobs/${job._id}/close`, { token: recruiter.token });
    await runAt("2027-01-14T00:00:00Z");
    await runAt("2027-02-01T00:00:00Z");
    expect(await get(job)).toEqual(closed);
    expect(await told()).toEqual([]);
  });

  it("closes a job that nobody could be asked about, without a question behind it", async () => {
    const job = await post();
    await runAt("2027-06-01T00:00:00Z");
    expect((await get(job)).closedAt).toBe("2027-06-01T00:00:00.000Z");
    expect((await told()).map(({ title }: { title: string }) => title)).toEqual(["“Ward nurse” is closed"]);
  });

  it("does not overtake a recruiter who is just keeping it open", async () => {
    const job = await post();
    now = new Date(END);
    await withTx(api.database.db, async (tx) => {
      await tx.execute(sql`update jobs set open_until = '2027-03-20' where id = ${job._id}`);
      expect(await closeExpiredJobs(api.deps)).toBe(0);
    });
    expect(await closeExpiredJobs(api.deps)).toBe(0);
    expect((await get(job)).status).toBe("open");
  });

  it("comes once to each of many jobs, though several processes look at once", async () => {
    await post();
    const rows: JobRow[] = [];
    for (let index = 0; index < 130; index += 1)
      rows.push(await createJob(api.database.db, { openUntil: new Date("2027-01-10T00:00:00Z") }));
    const second = openDatabase({ url: api.database.url, max: 5 });
    const inBoth = async (work: typeof closeExpiredJobs, time: string): Promise<number> => {
      now = new Date(time);
      const counts = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          work(index % 2 === 0 ? api.deps : { ...api.deps, database: second }),
        ),
      );
      return counts.reduce((total, count) => total + count, 0);
    };
    try {
      expect(await inBoth(askAboutExpiringJobs, "2027-01-04T00:00:00Z")).toBe(130);
      expect(await inBoth(closeExpiredJobs, "2027-01-10T00:00:00Z")).toBe(130);
    } finally {
      await second.close();
    }
    const [sent] = await api.database.sql`
      select count(*)::int as notifications, count(distinct user_id)::int as people
      from notifications where job_id = any(${rows.map(({ id }) => id)})`;
    expect(sent).toEqual({ notifications: 260, people: 130 });
    const [left] = await api.database.sql`
      select count(*)::int as searched from job_search where job_id = any(${rows.map(({ id }) => id)})`;
    expect(left).toEqual({ searched: 0 });
  });
});
