import { createCandidate, createJob, createScoredApplication } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const MESSAGE = "Thank you for applying. We have chosen somebody else this time.";

describe("the stages of an application", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let other: TestUser;
  let jobId: string;

  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    recruiter = await api.signUp("recruiter", "Ruwani Jayasekara");
    other = await api.signUp("recruiter");
    ({ id: jobId } = await createJob(api.database.db, {
      recruiterId: recruiter.userId,
      title: "Backend Engineer",
    }));
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function applied(candidate?: TestUser): Promise<{ who: TestUser; id: string }> {
    const who = candidate ?? (await api.signUp("candidate"));
    const { id } = await createScoredApplication(api.database.db, {
      jobId,
      candidateId: who.userId,
      score: 70,
    });
    return { who, id };
  }

  const act = (id: string, body: object, { token } = recruiter) =>
    api.call("PATCH", `/applications/${id}/stage`, { token, body });
  const actOnMany = (body: object, { token } = recruiter, job = jobId) =>
    api.call("PATCH", `/applications/${job}/stages`, { token, body });
  const mine = async ({ token }: TestUser) =>
    (await api.call("GET", "/applications/my-applications", { token })).body[0];
  const inbox = async ({ token }: TestUser) =>
    (await api.call("GET", "/notifications", { token })).body.notifications;

  async function rowOf(id: string) {
    const [row] = await api.database.sql`
      select stage, decline_message, stage_changed_at from applications where id = ${id}`;
    return row;
  }
  const eventsOf = (id: string) => api.database.sql`
    select user_id, payload from live_events
    where type = 'application_stage_changed' and payload ->> 'applicationId' = ${id} order by seq`;

  it("begin with received, and the shortlist is told to the candidate alone", async () => {
    const { who, id } = await applied();
    expect(await mine(who)).toMatchObject({
      stage: "received",
      stageChangedAt: null,
      message: null,
      history: [],
    });
    const { status, body } = await act(id, { action: "shortlist" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id, stage: "shortlisted", message: null });

    const [word, ...rest] = await inbox(who);
    expect(rest).toEqual([]);
    expect(word).toMatchObject({
      type: "application_stage_changed",
      title: "You are on the shortlist",
      target: { jobId, applicationId: id },
    });
    expect(word.message).toContain("Backend Engineer");
    expect(await eventsOf(id)).toMatchObject([
      { user_id: who.userId, payload: { jobId, stage: "shortlisted", notification: { _id: word._id } } },
    ]);
    const [own] = await api.database.sql`
      select user_id, payload from live_events where type = 'applicants_changed' order by seq desc limit 1`;
    expect(own).toMatchObject({ user_id: recruiter.userId, payload: { jobId } });
    expect(await mine(who)).toMatchObject({
      history: [{ stage: "shortlisted", at: body.stageChangedAt }],
    });
  });

  it("end with a decision that always says something, which stays with the application", async () => {
    const { who, id } = await applied();
    for (const message of [undefined, "", "   ", "x".repeat(2_001)]) {
      expect((await act(id, { action: "decline", message })).status).toBe(400);
    }
    expect(await rowOf(id)).toMatchObject({ stage: "received", decline_message: null });
    const { body } = await act(id, { action: "decline", message: `  ${MESSAGE}\n` });
    expect(body).toMatchObject({ stage: "not-selected", message: MESSAGE });
    expect(await mine(who)).toMatchObject({ stage: "not-selected", message: MESSAGE });
    const [word] = await inbox(who);
    expect(word.message).toContain("not selected for Backend Engineer");
    // Not in passing: a popup is no place for it.
    expect(word.message).not.toContain(MESSAGE);
    expect((await act(id, { action: "hire" })).body).toMatchObject({ code: "STATE_CONFLICT" });
  });

  it("can be reconsidered, back to where the decision was made; the history keeps every step", async () => {
    const { who, id } = await applied();
    await act(id, { action: "shortlist" });
    await act(id, { action: "decline", message: MESSAGE });
    const { body } = await act(id, { action: "reconsider" });
    expect(body).toMatchObject({ stage: "shortlisted", message: null });
    expect((await act(id, { action: "hire" })).body.stage).toBe("hired");
    expect((await act(id, { action: "reconsider" })).body.stage).toBe("shortlisted");
    expect((await act(id, { action: "reconsider" })).body.stage).toBe("received");
    const { status, body: refused } = await act(id, { action: "reconsider" });
    expect(status).toBe(409);
    expect(refused.error).toBe("This application is still open and cannot be reconsidered.");
    const { history } = await mine(who);
    expect(history.map(({ stage }: { stage: string }) => stage)).toEqual([
      "shortlisted",
      "not-selected",
      "shortlisted",
      "hired",
      "shortlisted",
      "received",
    ]);
    expect((await inbox(who)).map(({ title }: { title: string }) => title).toReversed()).toEqual([
      "You are on the shortlist",
      "An answer to your application",
      "You are on the shortlist",
      "Good news",
      "You are on the shortlist",
      "Your application is still considered",
    ]);
  });

  it("are refused to strangers and candidates, and what names nothing is not found", async () => {
    const { who, id } = await applied();
    const body = { action: "decline", message: MESSAGE };
    expect((await act(id, body, other)).status).toBe(403);
    expect((await act(id, body, who)).status).toBe(403);
    expect((await act(jobId, body)).status).toBe(404);
    expect((await act("nonsense", body)).status).toBe(404);
    expect((await act(id, { action: "promote" })).status).toBe(400);
    const many = { ...body, applicationIds: [id] };
    expect((await actOnMany(many, other)).status).toBe(403);
    expect((await actOnMany(many, who)).status).toBe(403);
    expect((await actOnMany(many, recruiter, "nonsense")).status).toBe(404);
    expect((await actOnMany({ ...body, applicationIds: [] })).status).toBe(400);
    expect(await rowOf(id)).toMatchObject({ stage: "received", stage_changed_at: null });
    expect(await inbox(who)).toEqual([]);
  });

  it("change for several at once: one word for each, and those who cannot be changed are named", async () => {
    const people = await Promise.all([1, 2, 3].map(() => applied()));
    const decided = await applied();
    await act(decided.id, { action: "hire" });
    const withdrawn = await applied();
    await api.call("DELETE", `/applications/${withdrawn.id}`, { token: withdrawn.who.token });
    const { id: otherJob } = await createJob(api.database.db, { recruiterId: other.userId });
    const strange = await createScoredApplication(api.database.db, { jobId: otherJob, score: 50 });

    const ids = people.map(({ id }) => id);
    const [twice = ""] = ids;
    const { status, body } = await actOnMany({
      applicationIds: [...ids, twice, decided.id, withdrawn.id, strange.id, "nonsense"],
      action: "decline",
      message: MESSAGE,
    });
    expect(status).toBe(200);
    expect(body.changed.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted());
    expect(body.skipped).toEqual([
      { applicationId: withdrawn.id, reason: "gone" },
      { applicationId: strange.id, reason: "gone" },
      { applicationId: "nonsense", reason: "gone" },
      { applicationId: decided.id, reason: "stage" },
    ]);
    for (const { who, id } of people) {
      expect(await rowOf(id)).toMatchObject({ stage: "not-selected", decline_message: MESSAGE });
      expect(await inbox(who)).toHaveLength(1);
      expect(await eventsOf(id)).toHaveLength(1);
    }
    expect(await rowOf(decided.id)).toMatchObject({ stage: "hired" });
    expect(await rowOf(strange.id)).toMatchObject({ stage: "received" });

    const back = await actOnMany({ applicationIds: ids, action: "reconsider" });
    expect(back.body.skipped).toEqual([]);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ stage: "received" });
  });

  it("change for a thousand in one call, and for no more", async () => {
    const { db } = api.database;
    const { id: big } = await createJob(db, { recruiterId: recruiter.userId });
    const ids: string[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const made = Array.from({ length: 50 }, async () => {
        const { id: candidateId } = await createCandidate(db);
        return createScoredApplication(db, { jobId: big, candidateId, score: 50 });
      });
      ids.push(...(await Promise.all(made)).map(({ id }) => id));
    }
    const body = { action: "decline", message: MESSAGE };
    const many = await actOnMany({ ...body, applicationIds: ids }, recruiter, big);
    expect(many.status).toBe(200);
    expect(many.body.changed).toHaveLength(1_000);
    const [told] = await api.database.sql`
      select count(distinct user_id)::int as people, count(*)::int as words from notifications
      where type = 'application_stage_changed' and job_id = ${big}`;
    expect(told).toEqual({ people: 1_000, words: 1_000 });
    const tooMany = [...ids, jobId];
    expect((await actOnMany({ ...body, applicationIds: tooMany }, recruiter, big)).status).toBe(400);
  }, 60_000);

  it("that two decide at once are decided once", async () => {
    const { who, id } = await applied();
    const answers = await Promise.all([
      act(id, { action: "decline", message: MESSAGE }),
      act(id, { action: "hire" }),
      actOnMany({ applicationIds: [id], action: "decline", message: MESSAGE }),
    ]);
    const done = answers.filter(({ status, body }) => status === 200 && body.skipped?.length !== 1);
    expect(done).toHaveLength(1);
    expect(await inbox(who)).toHaveLength(1);
    expect((await mine(who)).history).toHaveLength(1);
  });

  it("survive that candidates withdraw at the very moment: declined and withdrawn, or only withdrawn", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => applied()));
    const ids = people.map(({ id }) => id);
    const [first = "", second = ""] = ids;
    const [bulk, single, shortlist, ...withdrawals] = await Promise.all([
      actOnMany({ applicationIds: ids.toReversed(), action: "decline", message: MESSAGE }),
      act(first, { action: "shortlist" }),
      act(second, { action: "hire" }),
      ...people.map(({ who, id }) => api.call("DELETE", `/applications/${id}`, { token: who.token })),
    ]);
    expect(withdrawals.map(({ status }) => status)).toEqual(people.map(() => 204));
    expect(bulk?.status).toBe(200);
    // Every one is in exactly one of the two lists.
    const { changed, skipped } = bulk?.body ?? {};
    const named = [
      ...changed.map(({ _id }: { _id: string }) => _id),
      ...skipped.map(({ applicationId }: { applicationId: string }) => applicationId),
    ];
    expect(named.toSorted()).toEqual(ids.toSorted());
    for (const answer of [single, shortlist]) expect([200, 404, 409]).toContain(answer?.status);
    const [left] = await api.database.sql`
      select count(*)::int as left from applications where id = any(${ids}::uuid[])`;
    expect(left).toEqual({ left: 0 });
    const [changes] = await api.database.sql`
      select count(*)::int as left from application_stage_changes where application_id = any(${ids}::uuid[])`;
    expect(changes).toEqual({ left: 0 });
  });

  it("never wait in a circle with the deletion of the job", async () => {
    const { db } = api.database;
    const { id: doomed } = await createJob(db, { recruiterId: recruiter.userId });
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async () => (await createScoredApplication(db, { jobId: doomed, score: 60 })).id),
    );
    const answers = await Promise.all([
      ...ids.map((id) => act(id, { action: "shortlist" })),
      actOnMany({ applicationIds: ids, action: "decline", message: MESSAGE }, recruiter, doomed),
      api.call("DELETE", `/jobs/${doomed}`, { token: recruiter.token }),
    ]);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
  });

  it("are not changed by an interview, a new score or an update of the job", async () => {
    const { who, id } = await applied();
    await act(id, { action: "shortlist" });
    const before = await rowOf(id);
    const scheduledDate = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const interview = { candidateId: who.userId, jobId, applicationId: id, scheduledDate };
    const { token } = recruiter;
    expect((await api.call("POST", "/interviews", { token, body: interview })).status).toBe(201);
    await api.call("PUT", `/jobs/${jobId}`, { token, body: { requiredYears: 3 } });
    expect(await rowOf(id)).toEqual(before);
  });
});
