import { JOB_OPEN_DAYS } from "@rolecall/contracts/jobs/enums";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { withTx } from "@rolecall/db";
import {
  createConversation,
  createInterview,
  createJob,
  createScoredApplication,
} from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson, type Person } from "../../../test/people.ts";
import { setJobClosed } from "./job-states.queries.ts";

const JOB = { title: "Ward nurse", description: "Cares for patients.", requiredSkills: ["Triage"] };
const DAY_MS = 86_400_000;

describe("closing, reopening and keeping open", () => {
  let api: TestApi;
  let now = new Date();
  let recruiter: Person;
  let other: Person;
  let candidate: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true, now: () => now });
    [recruiter, other] = [await createPerson(api, "recruiter"), await createPerson(api, "recruiter")];
    candidate = await createPerson(api, "candidate");
  });
  beforeEach(() => {
    now = new Date();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const post = async (body: object = {}): Promise<Job> =>
    (await api.call("POST", "/jobs", { token: recruiter.token, body: { ...JOB, ...body } })).body;
  const act = (job: Pick<Job, "_id">, action: string, { token }: Person = recruiter) =>
    api.call("PATCH", `/jobs/${job._id}/${action}`, { token });
  const get = async ({ _id }: Pick<Job, "_id">, { token }: Person = candidate): Promise<Job> =>
    (await api.call("GET", `/jobs/${_id}`, { token })).body;
  async function apply({ _id: jobId }: Pick<Job, "_id">, { token }: Person = candidate) {
    const body = formOf(await sampleCv(), { jobId });
    return api.call("POST", "/applications/upload", { token, body });
  }
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

  it("a job is open for sixty days from when it is posted", async () => {
    const job = await post();
    expect(job).toMatchObject({ status: "open", closedAt: null, openUntil: inDays(JOB_OPEN_DAYS) });
  });

  it("a closed job says when it was closed, and is otherwise as it was", async () => {
    const job = await post();
    now = new Date(now.getTime() + DAY_MS);
    const { status, body } = await act(job, "close");
    expect([status, body]).toEqual([200, { ...job, status: "closed", closedAt: now.toISOString() }]);
    expect(await get(job)).toEqual(body);
  });

  it("reopening begins its time anew", async () => {
    const job = await post();
    await act(job, "close");
    now = new Date(now.getTime() + 100 * DAY_MS);
    const { status, body } = await act(job, "reopen");
    expect([status, body]).toEqual([200, { ...job, openUntil: inDays(JOB_OPEN_DAYS) }]);
    expect(await get(job)).toEqual(body);
  });

  it("keeping it open begins its time anew", async () => {
    const job = await post();
    now = new Date(now.getTime() + 50 * DAY_MS);
    const { status, body } = await act(job, "keep-open");
    expect([status, body]).toEqual([200, { ...job, openUntil: inDays(JOB_OPEN_DAYS) }]);
    expect(await get(job)).toEqual(body);
  });

  it.each([
    ["close", "closed", "This job is closed already."],
    ["reopen", "open", "This job is open already."],
    ["keep-open", "closed", "This job is closed. Reopen it to take applications again."],
  ])("%s is refused where a job is %s", async (action, state, error) => {
    const job = await post();
    if (state === "closed") await act(job, "close");
    const before = await get(job);
    const answer = await act(job, action);
    expect([answer.status, answer.body]).toEqual([409, { error, code: "STATE_CONFLICT" }]);
    expect(await get(job)).toEqual(before);
  });

  it.each(["close", "reopen", "keep-open"])("%s is for the owner alone", async (action) => {
    const job = await post();
    if (action === "reopen") await act(job, "close");
    const before = await get(job);
    for (const stranger of [other, candidate]) expect((await act(job, action, stranger)).status).toBe(403);
    expect((await api.call("PATCH", `/jobs/${job._id}/${action}`)).status).toBe(401);
    for (const _id of ["nonsense", "00000000-0000-7000-8000-000000000000"])
      expect((await act({ _id }, action)).status).toBe(404);
    expect(await get(job)).toEqual(before);
  });

  it("two presses at once close it once", async () => {
    const job = await post();
    const answers = await Promise.all([act(job, "close"), act(job, "close")]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it("a closed job is edited as before, and stays out of every search", async () => {
    const job = await post({ title: "Glockenspielbauer" });
    await act(job, "close");
    const answer = await api.call("PUT", `/jobs/${job._id}`, {
      token: recruiter.token,
      body: { title: "Orgelbauer" },
    });
    expect([answer.status, answer.body.title, answer.body.status]).toEqual([200, "Orgelbauer", "closed"]);
    expect(await search("Orgelbauer")).toEqual([]);
    await act(job, "reopen");
    expect(await search("Orgelbauer")).toEqual([job._id]);
    expect(await search("Glockenspielbauer")).toEqual([]);
  });

  async function search(keyword: string): Promise<string[]> {
    const { body } = await api.call("GET", `/jobs/search?keyword=${keyword}`, { token: candidate.token });
    return body.jobs.map((job: Job) => job._id);
  }

  it("a closed job takes no application, and says so; once open again it does", async () => {
    const job = await post();
    await act(job, "close");
    const { status, body } = await apply(job);
    expect([status, body]).toEqual([
      409,
      { error: "This job is closed and takes no more applications.", code: "STATE_CONFLICT" },
    ]);
    const { sql } = api.database;
    expect(await sql`select from applications where job_id = ${job._id}`).toEqual([]);
    // Nothing of the refused file is left.
    expect(await sql`select from stored_files where owner_id = ${candidate.userId}`).toEqual([]);
    await act(job, "reopen");
    expect((await apply(job)).status).toBe(201);
  });

  it("an application that is on its way while the job is being closed waits for that, and is refused", async () => {
    const [job, person] = [await post(), await createPerson(api, "candidate")];
    const { db, sql } = api.database;
    const isWaiting = async () => {
      const rows =
        await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'`;
      return rows.length > 0;
    };
    const sent = await withTx(db, async (tx) => {
      await setJobClosed(tx, job._id, now);
      const answer = apply(job, person);
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 20_000 });
      // A promise in an object: the transaction ends before it does.
      return { answer };
    });
    expect((await sent.answer).status).toBe(409);
    expect(await sql`select from applications where job_id = ${job._id}`).toEqual([]);
  });

  it("a closed job keeps its applications, conversations and interviews", async () => {
    const { db } = api.database;
    const { id: jobId } = await createJob(db, { recruiterId: recruiter.userId });
    const people = { candidateId: candidate.userId, recruiterId: recruiter.userId };
    await createScoredApplication(db, { jobId, candidateId: candidate.userId, score: 70 });
    await createConversation(db, { ...people, jobId });
    await createInterview(db, { ...people, jobId, scheduledAt: new Date(Date.now() + DAY_MS) });
    const kept = () => api.database.sql`
      select a.id as application, c.id as conversation, i.id as interview, i.status
      from jobs j join applications a on a.job_id = j.id
      join conversations c on c.job_id = j.id join interviews i on i.job_id = j.id where j.id = ${jobId}`;
    const before = await kept();
    expect(before).toHaveLength(1);
    await act({ _id: jobId }, "close");
    expect(await kept()).toEqual(before);
    const mine = await api.call("GET", "/applications/my-applications", { token: candidate.token });
    const states = mine.body.map(({ job, jobStatus }: { job: Job; jobStatus: string }) => [
      job._id,
      jobStatus,
    ]);
    expect(states).toContainEqual([jobId, "closed"]);
    const talk = { userId: recruiter.userId, context: { jobId } };
    expect((await api.call("POST", "/conversations", { token: candidate.token, body: talk })).status).toBe(
      200,
    );
  });

  describe("lists", () => {
    let poster: Person;
    let open: Job;
    let closed: Job;
    let newest: Job;
    beforeAll(async () => {
      poster = await createPerson(api, "recruiter");
      const create = async (title: string) => {
        now = new Date(Date.now() + DAY_MS);
        const body = { ...JOB, title };
        return (await api.call("POST", "/jobs", { token: poster.token, body })).body;
      };
      open = await create("First");
      closed = await create("Second");
      newest = await create("Third");
      closed = (await act(closed, "close", poster)).body;
    });

    async function list({ token }: Person, query = ""): Promise<string[]> {
      const { body } = await api.call("GET", `/jobs?${query}`, { token });
      const ours = [open._id, closed._id, newest._id];
      return body.map((job: Job) => job._id).filter((id: string) => ours.includes(id));
    }

    it("hold a closed job for its owner alone", async () => {
      const openOnes = [newest._id, open._id];
      for (const reader of [candidate, other]) {
        expect(await list(reader)).toEqual(openOnes);
        expect(await list(reader, `recruiterId=${poster.userId}`)).toEqual(openOnes);
        expect(await list(reader, `recruiterId=${poster.userId}&openFirst=true`)).toEqual(openOnes);
      }
      const all = [newest._id, closed._id, open._id];
      expect(await list(poster)).toEqual(all);
      expect(await list(poster, `recruiterId=${poster.userId}`)).toEqual(all);
    });

    it("page through all that is there, closed ones in their place", async () => {
      const whole = await api.call("GET", "/jobs", { token: poster.token });
      const ids: string[] = whole.body.map((job: Job) => job._id);
      const paged: string[] = [];
      for (let page = 1; paged.length < ids.length; page += 1) {
        const { body } = await api.call("GET", `/jobs?limit=2&page=${page}`, { token: poster.token });
        expect(body.length).toBeGreaterThan(0);
        paged.push(...body.map((job: Job) => job._id));
      }
      expect(paged).toEqual(ids);
    });

    it("have the open ones first where that is asked for", async () => {
      const query = `recruiterId=${poster.userId}&openFirst=true`;
      expect(await list(poster, query)).toEqual([newest._id, open._id, closed._id]);
      expect(await list(poster, `${query}&limit=2`)).toEqual([newest._id, open._id]);
      expect(await list(poster, `${query}&limit=2&page=2`)).toEqual([closed._id]);
    });
  });
});
