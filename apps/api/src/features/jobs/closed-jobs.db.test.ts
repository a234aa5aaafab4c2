import type { Job } from "@rolecall/contracts/jobs/schemas";
import { createApplication } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TestApi } from "../../../test/harness.ts";
import { createPerson, type Person } from "../../../test/people.ts";
import { openTwoProcesses, type TwoProcesses } from "../../../test/two-processes.ts";
import { run as notify } from "./notify-matching-candidates.handler.ts";

const JOB = {
  title: "Backend Engineer",
  description: "Payment services.",
  requiredSkills: ["Java", "Kubernetes"],
};

describe("two processes and a job that one of them closes", () => {
  let two: TwoProcesses;
  let recruiter: Person;
  let candidate: Person;
  beforeAll(async () => {
    two = await openTwoProcesses();
    recruiter = await createPerson(two.api, "recruiter");
    candidate = await createPerson(two.api, "candidate");
    const body = { skills: ["Java", "Kubernetes"] };
    await two.api.call("PUT", "/users/profile/candidate", { token: candidate.token, body });
  });
  afterAll(() => two.close());

  const post = async (): Promise<Job> =>
    (await two.api.call("POST", "/jobs", { token: recruiter.token, body: JOB })).body;
  const act = (job: Job, action: string, api: TestApi = two.api) =>
    api.call("PATCH", `/jobs/${job._id}/${action}`, { token: recruiter.token });

  /** Where a candidate may come across the job, in one process. */
  async function shownBy(api: TestApi, { _id }: Job) {
    const ask = async (path: string) => (await api.call("GET", path, { token: candidate.token })).body;
    const has = (jobs: Job[]) => jobs.some((job) => job._id === _id);
    const input = encodeURIComponent(JSON.stringify({ ids: [_id], keyword: "backend" }));
    return {
      list: has(await ask("/jobs")),
      search: has((await ask("/jobs/search")).jobs),
      keyword: has((await ask("/jobs/search?keyword=backend&skills=java")).jobs),
      filter: (await ask(`/trpc/jobs.filter?input=${input}`)).result.data.ids.includes(_id),
      recommended: has((await ask("/jobs/recommended")).recommendedJobs),
    };
  }
  const NOWHERE = { list: false, search: false, keyword: false, filter: false, recommended: false };
  const EVERYWHERE = { list: true, search: true, keyword: true, filter: true, recommended: true };

  it("no longer show it, and show it again once it is reopened", async () => {
    const job = await post();
    for (const api of [two.api, two.other])
      await vi.waitFor(async () => expect(await shownBy(api, job)).toEqual(EVERYWHERE), { timeout: 20_000 });
    await act(job, "close");
    // Its own process needs no news of it, and the other none for what it reads from the database.
    expect(await shownBy(two.api, job)).toEqual(NOWHERE);
    expect(await shownBy(two.other, job)).toEqual(NOWHERE);
    await act(job, "reopen", two.other);
    expect(await shownBy(two.other, job)).toEqual(EVERYWHERE);
    await vi.waitFor(async () => expect(await shownBy(two.api, job)).toEqual(EVERYWHERE), {
      timeout: 20_000,
    });
  });

  it("have it out of memory, not only out of the answers: others take its place among the best", async () => {
    const job = await post();
    const best = async ({ deps }: TestApi) => {
      const { profileFromSkills } = await import("@rolecall/cv/match");
      const profile = profileFromSkills(["Java", "Kubernetes"]);
      return (await deps.jobIndex.best(profile, { limit: 50, minScore: 1 })).map(({ id }) => id);
    };
    for (const api of [two.api, two.other])
      await vi.waitFor(async () => expect(await best(api)).toContain(job._id), { timeout: 20_000 });
    await act(job, "close");
    expect(await best(two.api)).not.toContain(job._id);
    await vi.waitFor(async () => expect(await best(two.other)).not.toContain(job._id), { timeout: 20_000 });
    await act(job, "reopen");
    await vi.waitFor(async () => expect(await best(two.other)).toContain(job._id), { timeout: 20_000 });
  });

  it("tell nobody of a job that was closed before they came to it, and everybody once it is open again", async () => {
    const job = await post();
    await act(job, "close");
    const { signal } = new AbortController();
    const told = () => two.api.database.sql`
      select from notifications where job_id = ${job._id} and type = 'job_match'`;
    await notify(two.other.deps, { jobId: job._id }, signal);
    expect(await told()).toHaveLength(0);
    await act(job, "reopen");
    const [waiting] = await two.api.database.sql`
      select count(*)::int as tasks from pgboss.job
      where name = 'jobs.notify-matching-candidates' and data->>'jobId' = ${job._id}`;
    expect(waiting).toEqual({ tasks: 2 });
    await notify(two.other.deps, { jobId: job._id }, signal);
    expect(await told()).toHaveLength(1);
    // Who knows of it is not told a second time.
    await act(job, "close");
    await act(job, "reopen");
    await notify(two.api.deps, { jobId: job._id }, signal);
    expect(await told()).toHaveLength(1);
  });

  it("tell nobody who has applied when it is open again, but whoever else it fits", async () => {
    const job = await post();
    await act(job, "close");
    const other = await createPerson(two.api, "candidate");
    const body = { skills: ["Java", "Kubernetes"] };
    await two.api.call("PUT", "/users/profile/candidate", { token: other.token, body });
    await createApplication(two.api.database.db, { jobId: job._id, candidateId: candidate.userId });
    await act(job, "reopen");
    await vi.waitFor(
      async () => {
        await notify(two.api.deps, { jobId: job._id }, new AbortController().signal);
        const told = await two.api.database.sql`
          select user_id from notifications where job_id = ${job._id} and type = 'job_match'`;
        expect(told.map(({ user_id }) => user_id)).toEqual([other.userId]);
      },
      { timeout: 20_000 },
    );
  });
});
