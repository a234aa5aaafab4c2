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
  });

  it("by the candidate is told to the recruiter, with the name", async () => {
    const other = await api.signUp("candidate", "Nimali Silva");
    const { id, jobId } = await applied(other);
    expect((await remove(id, other)).status).toBe(204);
    const [notification] = await toldTo(recruiter);
    expect(notification).toMatchObject({ title: "Application withdrawn", target: { jobId } });
    expect(notification.message).toContain("Nimali Silva");
    expect(await toldTo(other)).toEqual([]);
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
    const scheduledDate = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const interview = { candidateId: invited.userId, jobId, scheduledDate };
    const scheduled = await api.call("POST", "/interviews", { token: recruiter.token, body: interview });
    expect(scheduled.status).toBe(201);
    expect((await api.call("DELETE", `/jobs/${jobId}`, { token: recruiter.token })).status).toBe(204);
    const [notification] = await toldTo(candidate);
    expect(notification.message).toContain("was deleted");
    // There is nothing left to be led to.
    expect(notification.target).toEqual({ jobId: null, applicationId: null, interviewId: null });
    expect(await eventsOf(id)).toMatchObject([{ user_id: candidate.userId }]);
    expect(await eventsOf(invitedId)).toEqual([]);
    const { body } = await api.call("GET", "/notifications", { token: invited.token });
    expect(body.notifications[0]).toMatchObject({ type: "interview_changed", title: "Interview cancelled" });
  });
});
