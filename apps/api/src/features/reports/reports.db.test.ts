import { createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPair, createPerson, type Person } from "../../../test/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

let candidate: Person;
let recruiter: Person;
let conversationId: string;
let jobId: string;
beforeEach(async () => {
  ({ candidate, recruiter, conversationId } = await createPair(api));
  jobId = (await createJob(api.database.db, { recruiterId: recruiter.userId, title: "Courier" })).id;
});

const reportJob = ({ token }: Person, body: object) =>
  api.call("POST", "/reports/jobs", { token, body: { jobId, reason: "scam", ...body } });
const reportUser = ({ token }: Person, body: object) =>
  api.call("POST", "/reports/users", { token, body: { reason: "harassment", ...body } });

function rowsBy({ userId }: Person) {
  return api.database.sql`
    select job_id, user_id, job_title, conversation_id, reason, details, status from reports
    where reporter_id = ${userId} order by id`;
}

describe("reporting a job", () => {
  it("is kept once while it is open, and listed", async () => {
    const first = await reportJob(candidate, { details: "  They want money first. " });
    expect(first.status).toBe(201);
    expect(first.body.report).toEqual({
      _id: expect.any(String),
      job: { _id: jobId, title: "Courier" },
      user: null,
      reason: "scam",
      details: "They want money first.",
      status: "open",
      createdAt: expect.any(String),
      decidedAt: null,
    });
    const again = await reportJob(candidate, { reason: "spam" });
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
    expect(await rowsBy(candidate)).toEqual([
      {
        job_id: jobId,
        user_id: recruiter.userId,
        job_title: "Courier",
        conversation_id: null,
        reason: "scam",
        details: "They want money first.",
        status: "open",
      },
    ]);
    const { body } = await api.call("GET", "/reports", { token: candidate.token });
    expect(body).toEqual({ reports: [first.body.report] });
    expect((await api.call("GET", "/reports", { token: recruiter.token })).body).toEqual({ reports: [] });
    // Another member's is another report.
    expect((await reportJob(await createPerson(api, "recruiter"), {})).status).toBe(201);
  });

  it("makes one of two at the same moment", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => reportJob(candidate, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(await rowsBy(candidate)).toHaveLength(1);
  });

  it("refuses an own job, none, and what says nothing", async () => {
    expect((await reportJob(recruiter, {})).status).toBe(403);
    expect((await reportJob(candidate, { jobId: crypto.randomUUID() })).status).toBe(404);
    expect((await reportJob(candidate, { jobId: "none" })).status).toBe(404);
    expect((await reportJob(candidate, { reason: "harassment" })).status).toBe(400);
    expect((await reportJob(candidate, { details: "x".repeat(2_001) })).status).toBe(400);
    const other = await reportJob(candidate, { reason: "other", details: "  " });
    expect(other.body).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path: "details", message: "Say in a few words what is wrong." }],
    });
    expect(await rowsBy(candidate)).toHaveLength(0);
    expect(await rowsBy(recruiter)).toHaveLength(0);
  });
});

describe("reporting a person", () => {
  it("is kept once while it is open, with the conversation it is about", async () => {
    const about = { userId: recruiter.userId, conversationId };
    const first = await reportUser(candidate, { ...about, details: "Threats." });
    expect(first.status).toBe(201);
    expect(first.body.report).toMatchObject({ job: null, user: { _id: recruiter.userId }, status: "open" });
    expect((await reportUser(candidate, about)).status).toBe(200);
    // Their job is something else.
    expect((await reportJob(candidate, {})).status).toBe(201);
    expect(await rowsBy(candidate)).toMatchObject([
      { job_id: null, user_id: recruiter.userId, conversation_id: conversationId, details: "Threats." },
      { job_id: jobId, user_id: recruiter.userId, conversation_id: null },
    ]);
  });

  it("refuses oneself, the own role, who is not there, and a conversation of others", async () => {
    const others = await createPair(api);
    const outcomes = [
      await reportUser(candidate, { userId: candidate.userId }),
      await reportUser(candidate, { userId: others.candidate.userId }),
      await reportUser(candidate, { userId: crypto.randomUUID() }),
      await reportUser(candidate, { userId: recruiter.userId, conversationId: others.conversationId }),
      await reportUser(candidate, { userId: others.recruiter.userId, conversationId }),
      await reportUser(candidate, { userId: recruiter.userId, conversationId: "none" }),
      await reportUser(candidate, { userId: recruiter.userId, reason: "misleading" }),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([400, 403, 404, 404, 404, 404, 400]);
    expect(await rowsBy(candidate)).toHaveLength(0);
  });
});

it("takes twenty reports a day of one member", async () => {
  const busy = await createPerson(api, "candidate");
  const jobs = await Promise.all(
    Array.from({ length: 21 }, () => createJob(api.database.db, { recruiterId: recruiter.userId })),
  );
  const statuses = [];
  for (const { id } of jobs) statuses.push((await reportJob(busy, { jobId: id })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  expect(await rowsBy(busy)).toHaveLength(20);
  expect((await reportJob(candidate, {})).status).toBe(201);
  // What is open already is no further one.
  expect((await reportJob(busy, { jobId: jobs[0]?.id })).status).toBe(200);

  const { sql } = api.database;
  const last = { jobId: jobs[20]?.id };
  const age = (hours: number) => sql`
    update reports set created_at = now() - make_interval(hours => ${hours})
    where id = (select id from reports where reporter_id = ${busy.userId} order by id limit 1)`;
  await age(23);
  const refused = await reportJob(busy, last);
  expect({ status: refused.status, code: refused.body.code }).toEqual({
    status: 429,
    code: "TOO_MANY_REQUESTS",
  });
  const waitSeconds = Number(refused.headers.get("retry-after"));
  expect(waitSeconds).toBeGreaterThan(3_500);
  expect(waitSeconds).toBeLessThanOrEqual(3_600);
  await age(25);
  expect((await reportJob(busy, last)).status).toBe(201);
});

it("counts what is sent to several processes at once together", async () => {
  await using other = await openTestApi({ withoutTasks: true, database: api.database });
  const busy = await createPerson(api, "candidate");
  const jobs = await Promise.all(
    Array.from({ length: 30 }, () => createJob(api.database.db, { recruiterId: recruiter.userId })),
  );
  const answers = await Promise.all(
    jobs.map(({ id }, place) =>
      (place % 2 === 0 ? api : other).call("POST", "/reports/jobs", {
        token: busy.token,
        body: { jobId: id, reason: "scam" },
      }),
    ),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect({ made: count(201), refused: count(429) }).toEqual({ made: 20, refused: 10 });
  expect(await rowsBy(busy)).toHaveLength(20);
});
