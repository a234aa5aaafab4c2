import { createJob, createScoredApplication } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const MESSAGE = "Thank you for applying. We have chosen somebody else this time.";

describe("the interviews of those who are declined", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let jobId: string;

  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    recruiter = await api.signUp("recruiter", "Ruwani Jayasekara");
    ({ id: jobId } = await createJob(api.database.db, {
      recruiterId: recruiter.userId,
      title: "Backend Engineer",
    }));
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function applied(): Promise<{ who: TestUser; id: string }> {
    const who = await api.signUp("candidate");
    const { id } = await createScoredApplication(api.database.db, {
      jobId,
      candidateId: who.userId,
      score: 70,
    });
    return { who, id };
  }

  const act = (id: string, body: object, { token } = recruiter) =>
    api.call("PATCH", `/applications/${id}/stage`, { token, body });
  const actOnMany = (body: object) =>
    api.call("PATCH", `/applications/${jobId}/stages`, { token: recruiter.token, body });

  const DAY = 86_400_000;
  async function booked(days: number, { who, job = jobId }: { who: TestUser; job?: string }) {
    const scheduledDate = new Date(Date.now() + days * DAY).toISOString();
    const body = { candidateId: who.userId, jobId: job, scheduledDate };
    const answer = await api.call("POST", "/interviews", { token: recruiter.token, body });
    expect(answer.status).toBe(201);
    const [row] = await api.database.sql`
      select id from interviews where candidate_id = ${who.userId} order by created_at desc limit 1`;
    return row?.id;
  }
  async function statusOf(id: string) {
    const [row] = await api.database.sql`select status from interviews where id = ${id}`;
    return row?.status;
  }
  const changesOf = (id: string) => api.database.sql`
    select action, reason, actor_id from interview_changes where interview_id = ${id} and action = 'cancel'`;
  const cancelled = async ({ token }: TestUser) =>
    (await api.call("GET", "/notifications", { token })).body.notifications.filter(
      ({ title }: { title: string }) => title === "Interview cancelled",
    );

  it("stay when nothing else is asked for", async () => {
    const { who, id } = await applied();
    const interview = await booked(41, { who });
    expect((await act(id, { action: "decline", message: MESSAGE })).status).toBe(200);
    expect(await statusOf(interview)).toBe("scheduled");
    expect(await cancelled(who)).toEqual([]);
  });

  it("are cancelled with them when that is asked for: those for this job, and the candidate alone is told", async () => {
    const { who, id } = await applied();
    const interview = await booked(42, { who });
    const { id: elsewhere } = await createJob(api.database.db, { recruiterId: recruiter.userId });
    const other = await booked(43, { who, job: elsewhere });
    const own = await cancelled(recruiter);
    const body = { action: "decline", message: MESSAGE, cancelInterviews: true };
    expect((await act(id, body, who)).status).toBe(403);
    expect((await act(id, { ...body, cancelInterviews: "yes" })).status).toBe(400);
    expect(await statusOf(interview)).toBe("scheduled");

    expect((await act(id, body)).body).toMatchObject({ stage: "not-selected" });
    expect(await statusOf(interview)).toBe("cancelled");
    expect(await statusOf(other)).toBe("scheduled");
    expect(await changesOf(interview)).toMatchObject([
      { reason: "The application is no longer considered.", actor_id: recruiter.userId },
    ]);
    const [word, ...rest] = await cancelled(who);
    expect(rest).toEqual([]);
    expect(word.message).toMatch(/^Ruwani Jayasekara cancelled .* Reason: The application is no longer/);
    expect(word.target).toMatchObject({ interviewId: interview });
    expect(await cancelled(recruiter)).toEqual(own);
    const events = await api.database.sql`
      select user_id from live_events
      where type = 'interview_changed' and payload -> 'interview' ->> '_id' = ${interview}
        and payload -> 'interview' ->> 'status' = 'cancelled'`;
    expect(events).toMatchObject([{ user_id: who.userId }]);
    // What is refused cancels nothing.
    expect((await act(id, body)).status).toBe(409);
    expect(await statusOf(other)).toBe("scheduled");
  });

  it("are cancelled for several at once, but not of those who are left as they are", async () => {
    const [first, second, hired] = [await applied(), await applied(), await applied()];
    await act(hired.id, { action: "hire" });
    const theirs = [await booked(44, first), await booked(45, first), await booked(46, second)];
    const stays = await booked(47, hired);
    const { body } = await actOnMany({
      applicationIds: [first.id, second.id, hired.id],
      action: "decline",
      message: MESSAGE,
      cancelInterviews: true,
    });
    expect(body).toMatchObject({ cancelledInterviews: 3 });
    for (const interview of theirs) expect(await statusOf(interview)).toBe("cancelled");
    expect(await statusOf(stays)).toBe("scheduled");
    expect(await cancelled(first.who)).toHaveLength(2);
    expect(await cancelled(hired.who)).toEqual([]);
    const shortlisted = { applicationIds: [first.id], action: "reconsider" };
    expect((await actOnMany(shortlisted)).body).toMatchObject({ cancelledInterviews: 0 });
  });

  it("survive that candidates cancel, withdraw or are booked at the very moment", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => applied()));
    const interviews: string[] = [];
    for (const [index, one] of people.entries()) interviews.push(await booked(50 + index, one));
    const body = { action: "decline", message: MESSAGE, cancelInterviews: true };
    const [bulk, ...others] = await Promise.all([
      actOnMany({ ...body, applicationIds: people.map(({ id }) => id) }),
      ...people.flatMap(({ who, id }, index) => [
        api.call("PATCH", `/interviews/${interviews[index]}/cancel`, {
          token: who.token,
          body: { reason: "No time" },
        }),
        ...(index % 2 === 0 ? [api.call("DELETE", `/applications/${id}`, { token: who.token })] : []),
      ]),
    ]);
    expect(bulk?.status).toBe(200);
    for (const { status } of others) expect([200, 204, 409]).toContain(status);
    for (const id of interviews) {
      expect(await statusOf(id)).toBe("cancelled");
      expect(await changesOf(id)).toHaveLength(1);
    }
  });
});
