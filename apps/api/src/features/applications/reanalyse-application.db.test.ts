import { ENGINE_VERSION } from "@rolecall/cv/version";
import { applications, liveEvents } from "@rolecall/db/schema";
import { createScoredApplication } from "@rolecall/db/testing";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

describe("reading the CV of an application again", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let candidate: TestUser;
  let jobId: string;

  beforeAll(async () => {
    api = await openTestApi();
    [recruiter, candidate] = await Promise.all([api.signUp("recruiter"), api.signUp("candidate")]);
    const body = { title: "Backend Engineer", description: "Payments.", requiredSkills: ["Java"] };
    jobId = (await api.call("POST", "/jobs", { token: recruiter.token, body })).body._id;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function reanalyse(user: TestUser, id: string) {
    const { status, body } = await api.call("POST", "/trpc/applications.reanalyse", {
      token: user.token,
      body: { id },
    });
    return { status, application: body.result?.data, error: body.error?.data.errorCode };
  }

  async function find(id: string) {
    const { body } = await api.call("GET", `/applications/${jobId}`, { token: recruiter.token });
    const all: { _id: string; analysisStatus: string; aiAnalysis: unknown }[] = body.applications ?? body;
    return all.find(({ _id }) => _id === id);
  }

  it("puts it back to pending, then gives the result of the engine of today", async () => {
    const form = formOf(await sampleCv(), { jobId });
    const { body } = await api.call("POST", "/applications/upload", { token: candidate.token, body: form });
    await api.drain();
    const before = await find(body._id);
    expect(before?.analysisStatus).toBe("done");

    const { status, application } = await reanalyse(recruiter, body._id);
    expect(status).toBe(200);
    expect(application).toMatchObject({ _id: body._id, analysisStatus: "pending" });
    await api.drain();
    expect(await find(body._id)).toEqual(before);
  });

  it("is offered once the engine has moved on, and ends in what the engine of today says", async () => {
    const someone = await api.signUp("candidate");
    const form = formOf(await sampleCv(), { jobId });
    const { body } = await api.call("POST", "/applications/upload", { token: someone.token, body: form });
    await api.drain();
    const today = await find(body._id);
    expect(today).toMatchObject({ analysis: { engineVersion: ENGINE_VERSION, outdated: false } });

    // As an older release has left it.
    const { db } = api.database;
    await db.update(applications).set({ engineVersion: "0.9.0" }).where(eq(applications.id, body._id));
    expect(await find(body._id)).toMatchObject({ analysis: { engineVersion: "0.9.0", outdated: true } });
    await reanalyse(recruiter, body._id);
    await api.drain();
    expect(await find(body._id)).toEqual(today);
  });

  it("reads once for two clicks, and tells once", async () => {
    const someone = await api.signUp("candidate");
    const form = formOf(await sampleCv(), { jobId });
    const { body } = await api.call("POST", "/applications/upload", { token: someone.token, body: form });
    await api.drain();
    const analysed = sql`${liveEvents.payload} ->> 'applicationId' = ${body._id}`;
    const told = () =>
      api.database.db.$count(
        liveEvents,
        and(eq(liveEvents.type, "application_analyzed"), eq(liveEvents.userId, recruiter.userId), analysed),
      );
    const before = await told();
    const clicks = await Promise.all([reanalyse(recruiter, body._id), reanalyse(recruiter, body._id)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    await api.drain();
    expect((await find(body._id))?.analysisStatus).toBe("done");
    expect(await told()).toBe(before + 1);
  });

  it("says so when the file is gone", async () => {
    const { id } = await createScoredApplication(api.database.db, { jobId, score: 77 });
    await reanalyse(recruiter, id);
    await api.drain();
    expect((await find(id))?.analysisStatus).toBe("failed");
  });

  it("is for the job's recruiter only, and changes nothing for others", async () => {
    const { db } = api.database;
    const before = await createScoredApplication(db, { jobId, score: 77 });
    const { id } = before;
    const stranger = await api.signUp("recruiter", "Dilani Fernando");
    expect(await reanalyse(stranger, id)).toMatchObject({ status: 403, error: "FORBIDDEN" });
    expect(await reanalyse(candidate, id)).toMatchObject({ status: 403, error: "FORBIDDEN" });
    expect(await reanalyse(recruiter, stranger.userId)).toMatchObject({ status: 404, error: "NOT_FOUND" });
    expect(await reanalyse(recruiter, "no-id")).toMatchObject({ status: 404, error: "NOT_FOUND" });
    await api.drain();
    expect(await db.select().from(applications).where(eq(applications.id, id))).toEqual([before]);
  });
});
