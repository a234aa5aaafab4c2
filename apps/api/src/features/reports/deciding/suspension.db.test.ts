import { createConversation, createInterview, createJob, TEST_PASSWORD } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removeAccount } from "../../../../test/deleted-account.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../../test/harness.ts";
import { LiveClient } from "../../../../test/live-client.ts";
import { decideAboutUser, type UserDecision } from "./decide-about-user.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let candidate: TestUser;
let recruiter: TestUser;
let jobId: string;
let ahead: string;
let past: string;
beforeEach(async () => {
  const { db } = api.database;
  candidate = await api.signUp("candidate", "Nimali Perera");
  recruiter = await api.signUp("recruiter", "Ruwan Silva");
  jobId = (await createJob(db, { recruiterId: recruiter.userId, title: "Courier" })).id;
  const people = { candidateId: candidate.userId, recruiterId: recruiter.userId, jobId };
  ahead = (await createInterview(db, { ...people, title: "A talk", scheduledAt: inHours(30) })).id;
  past = (await createInterview(db, { ...people, scheduledAt: inHours(-30) })).id;
});

const decide = ({ userId }: TestUser, decision: UserDecision) =>
  decideAboutUser(api.deps, { userId, decision });
const login = ({ email }: TestUser) =>
  api.call("POST", "/auth/login", { body: { email, password: TEST_PASSWORD } });
const interviewRow = async (id: string) =>
  (
    await api.database.sql`
      select status, sequence,
        (select json_agg(json_build_array(c.action, c.actor_id, c.reason)) from interview_changes c
          where c.interview_id = i.id) as changes
      from interviews i where id = ${id}`
  )[0];
async function messagesTo({ userId }: TestUser): Promise<string[]> {
  const rows = await api.database.sql<{ message: string }[]>`
    select message from notifications where user_id = ${userId} and type = 'interview_changed'`;
  return rows.map(({ message }) => message);
}

describe("the interviews of who is suspended", () => {
  it.each(["candidate", "recruiter"] as const)(
    "are cancelled, and the other side is told: a %s",
    async (role) => {
      const [gone, other] = role === "candidate" ? [candidate, recruiter] : [recruiter, candidate];
      const bystander = await createInterview(api.database.db, {
        recruiterId: (await api.signUp("recruiter")).userId,
        candidateId: (await api.signUp("candidate")).userId,
      });
      await using live = new LiveClient(api.url, { token: other.token });
      await live.started();

      expect(await decide(gone, "suspend")).toEqual({
        answered: 0,
        closedJobs: role === "recruiter" ? 1 : 0,
        cancelledInterviews: 1,
      });
      expect(await interviewRow(ahead)).toEqual({
        status: "cancelled",
        sequence: 1,
        changes: [
          ["schedule", recruiter.userId, ""],
          ["cancel", null, "The account was suspended."],
        ],
      });
      expect(await interviewRow(past)).toMatchObject({ status: "scheduled", sequence: 0 });
      expect(await interviewRow(bystander.id)).toMatchObject({ status: "scheduled" });
      await live.until((client) => client.of("interview_changed").length === 1);
      expect(live.of("interview_changed")[0]?.interview).toMatchObject({ _id: ahead, status: "cancelled" });
      expect(await messagesTo(other)).toEqual([
        expect.stringMatching(
          new RegExp(`^“A talk” on .* is cancelled: ${gone.name} can no longer use this site\\.$`),
        ),
      ]);
      // They find it when they are let in again, or in what they download.
      expect(await messagesTo(gone)).toEqual([
        expect.stringMatching(/^“A talk” on .* is cancelled: your account was suspended\.$/),
      ]);

      // Doing it once more tells nobody again; letting them in again books nothing anew.
      expect(await decide(gone, "suspend")).toMatchObject({ cancelledInterviews: 0 });
      await decide(gone, "restore");
      expect(await interviewRow(ahead)).toMatchObject({ status: "cancelled", sequence: 1 });
      expect(await messagesTo(other)).toHaveLength(1);
      const { rows, closed } = {
        rows: await api.database.sql`select closed_at from jobs where id = ${jobId}`,
        closed: role === "recruiter",
      };
      expect(rows[0]?.closed_at !== null).toBe(closed);
    },
  );

  it("are none afterwards, whatever is booked and moved meanwhile", async () => {
    for (const gone of [candidate, recruiter]) {
      const { token } = recruiter;
      const body = { candidateId: candidate.userId, jobId };
      const [, ...answers] = await Promise.all([
        decide(gone, "suspend"),
        ...[50, 53, 56, 59].map((hours) =>
          api.call("POST", "/interviews", { token, body: { ...body, scheduledDate: inHours(hours) } }),
        ),
        api.call("PATCH", `/interviews/${ahead}/reschedule`, { token, body: { newDate: inHours(80) } }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(
        await api.database.sql`
          select id from interviews
          where ${gone.userId} in (candidate_id, recruiter_id) and status <> 'cancelled' and scheduled_at > now()`,
      ).toEqual([]);
      await decide(gone, "restore");
    }
  });

  it("are not booked anew", async () => {
    await decide(candidate, "suspend");
    const body = { candidateId: candidate.userId, jobId, scheduledDate: inHours(50) };
    expect((await api.call("POST", "/interviews", { token: recruiter.token, body })).status).toBe(404);
    expect(
      await api.database.sql`select from interviews where candidate_id = ${candidate.userId}`,
    ).toHaveLength(2);
  });
});

describe("who is suspended", () => {
  it("is let in to take their data along and to delete the account, and for nothing else", async () => {
    await createConversation(api.database.db, {
      candidateId: candidate.userId,
      recruiterId: recruiter.userId,
    });
    await decide(candidate, "suspend");
    const { status, body: session } = await login(candidate);
    expect({ status, session }).toEqual({
      status: 200,
      session: { token: expect.any(String), role: "candidate", userId: candidate.userId, suspended: true },
    });
    const { token } = session;
    const refused = {
      status: 403,
      body: {
        error: expect.stringMatching(/^This account is suspended\. You can /),
        code: "ACCOUNT_SUSPENDED",
      },
    };
    for (const [method, path] of [
      ["GET", "/jobs"],
      ["GET", "/conversations"],
      ["GET", "/notifications"],
      ["PUT", "/users/account/details"],
      ["GET", "/auth/sessions"],
    ] as const) {
      expect(
        await api.call(method, path, { token, ...(method === "PUT" && { body: { name: "X" } }) }),
      ).toMatchObject(refused);
    }
    expect((await api.call("GET", "/users/me", { token })).body).toMatchObject({ name: "Nimali Perera" });
    const exported = await api.call("GET", "/users/me/export", { token });
    expect(exported.status).toBe(200);
    expect(exported.body).toContain("conversations.json");

    expect((await removeAccount(api, token, "wrong password")).status).toBe(400);
    expect((await removeAccount(api, token)).status).toBe(204);
    expect(
      await api.database.sql`
      select name, deleted_at is not null as deleted, suspended_at from users where id = ${candidate.userId}`,
    ).toEqual([{ name: "Deleted member", deleted: true, suspended_at: null }]);
    expect((await login(candidate)).status).toBe(401);
  });

  it("can log out, and a wrong password is one as ever", async () => {
    await decide(recruiter, "suspend");
    const wrong = { email: recruiter.email, password: "wrong password" };
    expect((await api.call("POST", "/auth/login", { body: wrong })).status).toBe(401);
    const { token } = (await login(recruiter)).body;
    expect((await api.call("POST", "/auth/logout", { token })).status).toBe(204);
    expect((await api.call("GET", "/users/me", { token })).status).toBe(401);
  });

  it("hears nothing over the WebSocket, which is told why", async () => {
    await decide(recruiter, "suspend");
    const { token } = (await login(recruiter)).body;
    await using live = new LiveClient(api.url, { token });
    await live.until(({ errors }) => errors.length > 0);
    expect(live.errors[0]).toMatchObject({ data: { httpStatus: 403, errorCode: "ACCOUNT_SUSPENDED" } });
    expect(live.received).toEqual([]);
  });

  it("is signed out once more when they are let in again, so that the next login is a whole one", async () => {
    await decide(recruiter, "suspend");
    const { token } = (await login(recruiter)).body;
    await decide(recruiter, "restore");
    expect((await api.call("GET", "/users/me", { token })).status).toBe(401);
    const { body } = await login(recruiter);
    expect(body).not.toHaveProperty("suspended");
    expect((await api.call("GET", "/conversations", { token: body.token })).status).toBe(200);
  });
});
