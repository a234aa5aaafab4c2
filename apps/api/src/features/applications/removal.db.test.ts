import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const JOB = { title: "Backend Engineer", description: "Builds payment services." };
const DAY_MS = 86_400_000;

describe("the removal of an application", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let candidate: TestUser;

  beforeAll(async () => {
    api = await openTestApi();
    recruiter = await api.signUp("recruiter", "Ruwani Jayasekara");
    candidate = await api.signUp("candidate", "Kavindu Senarath");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function applied(by = candidate): Promise<{ jobId: string; id: string }> {
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    return { jobId: job._id, id: await apply(by, job._id) };
  }

  async function apply(by: TestUser, jobId: string): Promise<string> {
    const body = formOf(await sampleCv(), { jobId });
    const answer = await api.call("POST", "/applications/upload", { token: by.token, body });
    expect(answer.status).toBe(201);
    return answer.body._id;
  }

  const remove = (id: string, { token }: TestUser) => api.call("DELETE", `/applications/${id}`, { token });

  /** What somebody has been told of removed applications, newest first. */
  async function toldTo({ token }: TestUser) {
    const { body } = await api.call("GET", "/notifications", { token });
    return body.notifications.filter(({ type }: { type: string }) => type === "application_removed");
  }

  const tracesOf = async ({ token }: TestUser) =>
    (await api.call("GET", "/applications/my-applications/removed", { token })).body;

  const inboxOf = async ({ token }: TestUser) =>
    (await api.call("GET", "/notifications", { token })).body.notifications;

  function invitation(who: TestUser, jobId: string, days: number, extra = {}) {
    const scheduledDate = new Date(Date.now() + days * DAY_MS).toISOString();
    return { candidateId: who.userId, jobId, scheduledDate, ...extra };
  }

  /** Schedules an interview so many days ahead and gives its id. */
  async function invite(who: TestUser, jobId: string, days: number, extra = {}): Promise<string> {
    const body = invitation(who, jobId, days, extra);
    const { status, body: answer } = await api.call("POST", "/interviews", { token: recruiter.token, body });
    expect(status).toBe(201);
    return answer.interview._id;
  }

  const eventsOf = (id: string) => api.database.sql`
    select user_id, payload from live_events
    where type = 'application_removed' and payload ->> 'applicationId' = ${id}`;

  it("by the recruiter is told to the candidate, and to nobody else", async () => {
    const { id, jobId } = await applied();
    expect((await remove(id, recruiter)).status).toBe(204);
    const [notification] = await toldTo(candidate);
    expect(notification).toMatchObject({
      title: "Application removed",
      message: expect.stringContaining("Backend Engineer"),
      read: false,
      target: { jobId, applicationId: null, interviewId: null },
    });
    expect(await toldTo(recruiter)).toEqual([]);
    const events = await eventsOf(id);
    expect(events).toMatchObject([
      { user_id: candidate.userId, payload: { jobId, notification: { _id: notification._id } } },
    ]);
    // What stays is that there was one, and what became of it.
    const [trace] = await tracesOf(candidate);
    expect(trace).toEqual({
      _id: id,
      job: { _id: jobId, title: "Backend Engineer", company: "" },
      removedBy: "recruiter",
      createdAt: expect.any(String),
      removedAt: expect.any(String),
    });
    const { token } = candidate;
    expect((await api.call("GET", "/applications/my-applications", { token })).body).toEqual([]);
    // The way back is open.
    expect(await apply(candidate, jobId)).not.toBe(id);
  });

  it("by the candidate is told to the recruiter, with the name", async () => {
    const other = await api.signUp("candidate", "Nimali Silva");
    const { id, jobId } = await applied(other);
    expect((await remove(id, other)).status).toBe(204);
    const [notification] = await toldTo(recruiter);
    expect(notification).toMatchObject({ title: "Application withdrawn", target: { jobId } });
    expect(notification.message).toContain("Nimali Silva");
    expect(await toldTo(other)).toEqual([]);
    expect(await tracesOf(other)).toEqual([]);
    expect(await eventsOf(id)).toMatchObject([{ user_id: recruiter.userId }]);
  });

  it("that is refused tells nobody, and one that races is told once", async () => {
    const stranger = await api.signUp("candidate");
    const { id } = await applied();
    expect((await remove(id, stranger)).status).toBe(403);
    expect(await eventsOf(id)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => remove(id, recruiter)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("with its job is told to every applicant once: those with an interview hear of that", async () => {
    const { id, jobId } = await applied();
    const invited = await api.signUp("candidate");
    const invitedId = await apply(invited, jobId);
    await invite(invited, jobId, 3);
    expect((await api.call("DELETE", `/jobs/${jobId}`, { token: recruiter.token })).status).toBe(204);
    const [notification] = await toldTo(candidate);
    expect(notification.message).toContain("was deleted");
    expect((await tracesOf(candidate))[0]).toMatchObject({ _id: id, removedBy: "job" });
    // There is nothing left to be led to.
    expect(notification.target).toEqual({ jobId: null, applicationId: null, interviewId: null });
    expect(await eventsOf(id)).toMatchObject([{ user_id: candidate.userId }]);
    const [word] = await inboxOf(invited);
    expect(word).toMatchObject({ type: "interview_changed", title: "Interview cancelled" });
    expect(await toldTo(invited)).toEqual([]);
    expect(await eventsOf(invitedId)).toMatchObject([
      { user_id: invited.userId, payload: { notification: { _id: word._id } } },
    ]);
  });

  describe.each([
    {
      by: "candidate" as const,
      day: 4,
      reason: "The application was withdrawn.",
      toCandidate: "is cancelled: you withdrew your application for Backend Engineer.",
      toRecruiter: "is cancelled: Dinuka Perera withdrew the application for Backend Engineer.",
    },
    {
      by: "recruiter" as const,
      day: 60,
      reason: "The application was removed.",
      toCandidate:
        "is cancelled: the recruiter removed your application for Backend Engineer. It is no longer considered.",
      toRecruiter: "is cancelled: you removed the application of Dinuka Perera for Backend Engineer.",
    },
  ])("under an interview, by the $by", ({ by, day, reason, toCandidate, toRecruiter }) => {
    it("cancels what lies ahead for that job, tells both in one word, and frees the time", async () => {
      const invited = await api.signUp("candidate", "Dinuka Perera");
      const { id, jobId } = await applied(invited);
      const { jobId: otherJob } = await applied(invited);
      const named = await invite(invited, jobId, day, { applicationId: id });
      const unnamed = await invite(invited, jobId, day + 1);
      const elsewhere = await invite(invited, otherJob, day + 2);
      const rival = await invite(candidate, jobId, day + 3);
      const remover = by === "candidate" ? invited : recruiter;
      expect((await remove(id, remover)).status).toBe(204);

      const get = (interviewId: string) =>
        api.call("GET", `/interviews/${interviewId}`, { token: recruiter.token });
      for (const interviewId of [named, unnamed]) {
        const { body } = await get(interviewId);
        expect(body).toMatchObject({ status: "cancelled", jobId, applicationId: null });
        expect(body.history.at(-1)).toMatchObject({ action: "cancel", reason, by: { role: by } });
      }
      for (const interviewId of [elsewhere, rival]) {
        expect((await get(interviewId)).body.status).toBe("scheduled");
      }
      for (const [who, words] of [
        [invited, toCandidate],
        [recruiter, toRecruiter],
      ] as const) {
        const [later, sooner] = await inboxOf(who);
        expect([later.target.interviewId, sooner.target.interviewId].sort()).toEqual([named, unnamed].sort());
        expect(later.message).toContain(words);
      }
      const other = by === "candidate" ? recruiter : invited;
      const [word] = await inboxOf(other);
      expect(await eventsOf(id)).toMatchObject([
        { user_id: other.userId, payload: { jobId, notification: { _id: word._id } } },
      ]);
      // The same time can be taken again.
      await invite(invited, otherJob, day);
    });
  });

  it("leaves an interview that has begun", async () => {
    const { id, jobId } = await applied();
    const interviewId = await invite(candidate, jobId, 9);
    await api.database.sql`
      update interviews set scheduled_at = now() - interval '5 minutes' where id = ${interviewId}`;
    expect((await remove(id, candidate)).status).toBe(204);
    const { body } = await api.call("GET", `/interviews/${interviewId}`, { token: candidate.token });
    expect(body).toMatchObject({ status: "in-progress", applicationId: null });
  });

  it("never waits in a circle with what happens to its interviews and its job", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signUp("candidate")));
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    const own = [];
    for (const [index, who] of people.entries()) {
      const id = await apply(who, job._id);
      own.push({ who, id, interviewId: await invite(who, job._id, 20 + index, { applicationId: id }) });
    }
    const answers = await Promise.all([
      ...own.flatMap(({ who, id, interviewId }, index) => [
        remove(id, index % 2 === 0 ? who : recruiter),
        api.call("PATCH", `/interviews/${interviewId}/confirm`, { token: who.token }),
        api.call("POST", "/interviews", {
          token: recruiter.token,
          body: invitation(who, job._id, 40 + index, { applicationId: id }),
        }),
      ]),
      api.call("DELETE", `/jobs/${job._id}`, { token: recruiter.token }),
    ]);
    // Only what callers are meant to see: never a deadlock.
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
    const [left] = await api.database.sql`
      select count(*)::int as live from interviews
      where status <> 'cancelled' and candidate_id = any(${people.map(({ userId }) => userId)}::uuid[])`;
    expect(left).toEqual({ live: 0 });
  });

  it.each(["candidate", "recruiter"] as const)("by the %s is seen on their other devices", async (by) => {
    const { id, jobId } = await applied();
    const remover = by === "candidate" ? candidate : recruiter;
    expect((await remove(id, remover)).status).toBe(204);
    const told = await api.database.sql`
      select user_id from live_events where type = 'applicants_changed' and payload ->> 'jobId' = ${jobId}`;
    expect(told).toEqual([{ user_id: remover.userId }]);
  });
});
