import { createApplication, createInterview, createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { block, heardBy, unblock } from "../../../test/blocking.ts";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { LiveClient } from "../../../test/live-client.ts";
import { createPair, createPerson, type Person } from "../../../test/people.ts";
import { run as notifyMatching } from "../jobs/notify-matching-candidates.handler.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

let candidate: Person;
let recruiter: Person;
beforeEach(async () => {
  ({ candidate, recruiter } = await createPair(api));
});

describe("a candidate who has blocked a recruiter", () => {
  const BAKER = { title: "Baker", requiredSkills: ["Baking"] };
  async function fillProfile({ token }: Person) {
    const body = { profileSummary: "I bake.", skills: ["Baking", "Sourdough"] };
    expect((await api.call("PUT", "/users/profile/candidate", { token, body })).status).toBe(200);
  }
  const post = (who: Person) =>
    api.call("POST", "/jobs", { token: who.token, body: { ...BAKER, description: "Bread." } });

  it("is not recommended their jobs, nor told of them; the next best take the places", async () => {
    const free = await createPerson(api, "candidate");
    await fillProfile(candidate);
    await fillProfile(free);
    const other = await createPerson(api, "recruiter");
    await block(api, candidate, recruiter);
    await using live = new LiveClient(api.url, { token: candidate.token });
    await using freeLive = new LiveClient(api.url, { token: free.token });
    await Promise.all([live.started(), freeLive.started()]);
    const { body: theirs } = await post(recruiter);
    const { body: fine } = await post(other);
    for (const { _id } of [theirs, fine]) {
      await notifyMatching(api.deps, { jobId: _id }, AbortSignal.timeout(30_000));
    }
    const matched = (jobId: string) => (client: LiveClient) =>
      client.of("job_match_found").some(({ job }) => job._id === jobId);
    await live.until(matched(fine._id));
    await freeLive.until(matched(theirs._id));
    const heard = live.received.map(({ data }) => JSON.stringify(data)).join();
    expect(heard).toContain(fine._id);
    expect(heard).not.toContain(theirs._id);
    const posted = freeLive.of("new_job_posted").map(({ job }) => job._id);
    expect(posted).toEqual(expect.arrayContaining([theirs._id, fine._id]));

    const inbox = async ({ token }: Person) =>
      JSON.stringify((await api.call("GET", "/notifications", { token })).body);
    expect(await inbox(candidate)).not.toContain(theirs._id);
    expect(await inbox(free)).toContain(theirs._id);
    // Nor by a stream that comes back later.
    await using again = new LiveClient(api.url, { token: candidate.token, lastEventId: "0" });
    await again.until(matched(fine._id));
    expect(JSON.stringify(again.received)).not.toContain(theirs._id);

    const recommended = async ({ token }: Person) =>
      (await api.call("GET", "/jobs/recommended", { token })).body.recommendedJobs.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await recommended(candidate)).toContain(fine._id);
    expect(await recommended(candidate)).not.toContain(theirs._id);
    expect(await recommended(free)).toContain(theirs._id);
    await unblock(api, candidate, recruiter);
    expect(await recommended(candidate)).toContain(theirs._id);
  });

  it("is not there for the recruiter's searches and new interviews", async () => {
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    await createApplication(api.database.db, { jobId: job.id, candidateId: candidate.userId });
    const { token } = recruiter;
    const found = async () =>
      (await api.call("GET", "/users?role=candidate&limit=100", { token })).body.users.map(
        ({ _id }: { _id: string }) => _id,
      );
    const scheduledDate = new Date(Date.now() + 86_400_000).toISOString();
    const invite = () =>
      api.call("POST", "/interviews", {
        token,
        body: { candidateId: candidate.userId, jobId: job.id, scheduledDate },
      });
    await block(api, candidate, recruiter);
    expect(await found()).not.toContain(candidate.userId);
    expect((await invite()).status).toBe(404);
    const { sql } = api.database;
    expect(await sql`select from interviews where candidate_id = ${candidate.userId}`).toHaveLength(0);
    await unblock(api, candidate, recruiter);
    expect(await found()).toContain(candidate.userId);
    expect((await invite()).status).toBe(201);
  });

  it("is not invited to an interview by a recruiter who has blocked them, until that ends", async () => {
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    const body = {
      candidateId: candidate.userId,
      jobId: job.id,
      scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const invite = ({ token }: Person, changed: object = {}) =>
      api.call("POST", "/interviews", { token, body: { ...body, ...changed } });
    await block(api, recruiter, candidate);
    expect(await invite(recruiter)).toMatchObject({
      status: 409,
      body: {
        error: "You have blocked this person. Unblock them to invite them to an interview.",
        code: "STATE_CONFLICT",
      },
    });
    const { sql } = api.database;
    expect(await sql`select from interviews where candidate_id = ${candidate.userId}`).toHaveLength(0);
    expect(
      await sql`select from notifications where user_id = ${candidate.userId} and type = 'interview_changed'`,
    ).toHaveLength(0);
    // It is between these two alone.
    const another = await createPerson(api, "recruiter");
    const theirs = await createJob(api.database.db, { recruiterId: another.userId });
    expect((await invite(another, { jobId: theirs.id })).status).toBe(201);

    await unblock(api, recruiter, candidate);
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
    expect((await invite(recruiter, { scheduledDate: later })).status).toBe(201);
  });

  it("keeps applications and interviews; of those only a change of the interview is told", async () => {
    const { db, sql } = api.database;
    const job = await createJob(db, { recruiterId: recruiter.userId });
    const { id } = await createApplication(db, { jobId: job.id, candidateId: candidate.userId });
    const people = { candidateId: candidate.userId, recruiterId: recruiter.userId };
    const interview = await createInterview(db, { ...people, jobId: job.id });
    await block(api, candidate, recruiter);
    const before = await heardBy(api, candidate);
    const { token } = recruiter;
    expect((await api.call("PATCH", `/applications/${id}/seen`, { token })).status).toBe(204);
    const stage = { token, body: { action: "decline", message: "You will hear from me." } };
    expect((await api.call("PATCH", `/applications/${id}/stage`, stage)).status).toBe(200);
    expect(await heardBy(api, candidate)).toEqual(before);
    // It is there to be looked up.
    const mine = await api.call("GET", "/applications/my-applications", { token: candidate.token });
    expect(mine.body[0]).toMatchObject({ _id: id, stage: "not-selected" });

    const cancel = { token, body: { reason: "The kitchen burns." } };
    expect((await api.call("PATCH", `/interviews/${interview.id}/cancel`, cancel)).status).toBe(200);
    expect((await heardBy(api, candidate)).join()).toContain("Interview cancelled");
    const after = await heardBy(api, candidate);
    expect((await api.call("DELETE", `/applications/${id}`, { token })).status).toBe(204);
    expect(await heardBy(api, candidate)).toEqual(after);
    expect(await sql`select removed_by from removed_applications where id = ${id}`).toEqual([
      { removed_by: "recruiter" },
    ]);
  });
});

describe("a recruiter who has blocked a candidate", () => {
  it("finds the application among the others and is not called to it", async () => {
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    await block(api, recruiter, candidate);
    const before = await heardBy(api, recruiter);
    const body = formOf(await sampleCv(), { jobId: job.id });
    const applied = await api.call("POST", "/applications/upload", { token: candidate.token, body });
    expect(applied.status).toBe(201);
    const list = await api.call("GET", `/applications/${job.id}`, { token: recruiter.token });
    expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual([applied.body._id]);
    const withdrawn = await api.call("DELETE", `/applications/${applied.body._id}`, {
      token: candidate.token,
    });
    expect(withdrawn.status).toBe(204);
    expect(await heardBy(api, recruiter)).toEqual(before);
  });
});
