import { compileJob } from "@rolecall/cv/match";
import { createNotification, createSession, TEST_PASSWORD } from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  accountRow,
  columnsLeft as columnsOf,
  LEFT_OF_DELETED,
  NOBODY,
  removeAccount,
} from "../../../../test/deleted-account.ts";
import { createFilledAccounts, type FilledAccounts } from "../../../../test/filled-account.ts";
import type { TestApi, TestUser } from "../../../../test/harness.ts";
import { LiveClient } from "../../../../test/live-client.ts";
import { trySend } from "../../../../test/people.ts";
import { openTwoProcesses } from "../../../../test/two-processes.ts";
import { run as cleanUp } from "../../../maintenance/clean-up.handler.ts";
import { run as analyse } from "../../applications/analyse-application.handler.ts";

const { api, other, close } = await openTwoProcesses();
afterAll(close);
let world: FilledAccounts;
beforeEach(async () => {
  world = await createFilledAccounts(api);
});

async function toldTo({ token }: TestUser) {
  const { body } = await api.call("GET", "/notifications", { token });
  return body.notifications.map(
    ({ title, message }: { title: string; message: string }) => `${title}: ${message}`,
  );
}

const hasEnded = ({ errors, closed }: LiveClient) => errors.length > 0 && closed.length > 0;
const BAKER = compileJob({
  title: "Baker",
  description: "Bread.",
  requiredSkills: ["Baking"],
  requiredYears: 0,
});

const remove = ({ token }: { token: string }, password?: string) => removeAccount(api, token, password);
const columnsLeft = (userId: string) => columnsOf(api, userId);
const rowOf = (userId: string) => accountRow(api, userId);

describe("a candidate's deleted account", () => {
  it("leaves nothing of its own, and no session or live connection in any process", async () => {
    const { candidate } = world;
    const second = await createSession(api.database.db, candidate.userId);
    await using here = new LiveClient(api.url, { token: candidate.token });
    await using there = new LiveClient(other.url, { token: second });
    await Promise.all([here.started(), there.started()]);

    expect((await remove(candidate)).status).toBe(204);
    await Promise.all([here.until(hasEnded), there.until(hasEnded)]);
    expect(await rowOf(candidate.userId)).toEqual(NOBODY);
    for (const column of await columnsLeft(candidate.userId)) expect(LEFT_OF_DELETED).toContain(column);
    const { sql } = api.database;
    expect(await sql`select from live_events where user_id = ${candidate.userId}`).toHaveLength(0);
    for (const token of [candidate.token, second])
      expect((await other.call("GET", "/users/me", { token })).status).toBe(401);
    const login = { email: candidate.email, password: TEST_PASSWORD };
    expect((await api.call("POST", "/auth/login", { body: login })).status).toBe(401);
    expect((await api.call("POST", "/auth/login", { body: { email: "", password: "" } })).status).toBe(401);
  });

  it("withdraws its applications and cancels its interviews; the recruiter is told of each", async () => {
    const { candidate, recruiter, rival, jobId, applicationId, rivalApplicationId } = world;
    expect((await remove(candidate)).status).toBe(204);
    const { body: applicants } = await api.call("GET", `/applications/${jobId}`, { token: recruiter.token });
    expect(applicants.map(({ _id }: { _id: string }) => _id)).toEqual([rivalApplicationId]);
    const told = await toldTo(recruiter);
    expect(told).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^Interview cancelled: “Screening Interview” .* ${candidate.name} withdrew the application`,
        ),
      ),
    );
    expect(told).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^Interview cancelled: “A first talk” .* is cancelled: ${candidate.name} deleted the account`,
        ),
      ),
    );
    const rows = await api.database.sql`
      select id, status from interviews where candidate_id = ${candidate.userId}`;
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [world.interviewId]: "cancelled",
      [world.looseInterviewId]: "cancelled",
      [world.pastInterviewId]: "scheduled",
    });
    const events = await api.database.sql`
      select payload from live_events where user_id = ${recruiter.userId} order by seq desc limit 3`;
    expect(events.map(({ payload }) => payload.type).toSorted()).toEqual([
      "application_removed",
      "interview_changed",
      "interview_changed",
    ]);
    expect(JSON.stringify(events)).toContain(applicationId);
    expect(JSON.stringify(events)).not.toContain(candidate.email);
    expect(await columnsLeft(rival.userId)).toContain("applications.candidate_id");
  });

  it("leaves the recruiter what both have said and done, under another name", async () => {
    const { candidate, recruiter, conversationId, pastInterviewId } = world;
    expect((await remove(candidate)).status).toBe(204);
    const { token } = recruiter;
    const { body: list } = await api.call("GET", "/conversations", { token });
    const mine = list.conversations.find(({ id }: { id: string }) => id === conversationId);
    expect(mine).toMatchObject({ otherUser: { name: "Deleted member", role: "candidate" }, closed: true });
    const { body: thread } = await api.call("GET", `/conversations/${conversationId}/messages`, { token });
    expect(thread.messages).toHaveLength(2);
    const { body: past } = await api.call("GET", `/interviews/${pastInterviewId}`, { token });
    expect(past).toMatchObject({ candidate: { name: "Deleted member", email: "" } });
    const calendar = await api.call("GET", `/interviews/${pastInterviewId}/calendar`, { token });
    expect(calendar.status).toBe(200);
    expect(calendar.body).not.toContain("ATTENDEE");
    expect((await api.call("PATCH", `/conversations/${conversationId}/read`, { token })).status).toBe(204);
  });

  it("cannot be written to, found, invited or matched any more", async () => {
    const { candidate, recruiter, conversationId, jobId } = world;
    const { token } = recruiter;
    const matchesOf = async ({ deps }: TestApi) =>
      (await deps.candidateIndex.above(BAKER, 1)).map(({ id }) => id);
    for (const process of [api, other]) expect(await matchesOf(process)).toContain(candidate.userId);
    expect((await remove(candidate)).status).toBe(204);
    const message = await trySend(api, { from: recruiter, conversationId, text: "Are you there?" });
    expect(message.status).toBe(409);
    expect(message.body).toEqual({
      error:
        "The other person has deleted their account. You can read this conversation, but not write in it.",
      code: "STATE_CONFLICT",
    });
    const open = { userId: candidate.userId };
    expect((await api.call("POST", "/conversations", { token, body: open })).status).toBe(404);
    const scheduledDate = new Date(Date.now() + 86_400_000).toISOString();
    const invitation = { candidateId: candidate.userId, jobId, scheduledDate };
    expect((await api.call("POST", "/interviews", { token, body: invitation })).status).toBe(404);
    const slots = `/interviews/available-slots?candidateId=${candidate.userId}&date=${scheduledDate.slice(0, 10)}`;
    expect((await api.call("GET", slots, { token })).status).toBe(404);
    for (const search of ["", candidate.name, candidate.email, "Deleted"]) {
      const { body } = await api.call("GET", `/users?role=candidate&search=${search}`, { token });
      expect(body.users.map(({ _id }: { _id: string }) => _id)).not.toContain(candidate.userId);
    }
    for (const process of [api, other]) expect(await matchesOf(process)).not.toContain(candidate.userId);
  });

  it("frees the address for a new account, which has nothing of the old one", async () => {
    const { candidate, conversationId } = world;
    expect((await remove(candidate)).status).toBe(204);
    const account = { name: "Someone new", email: candidate.email.toUpperCase(), password: TEST_PASSWORD };
    const body = { ...account, role: "recruiter" };
    expect((await api.call("POST", "/auth/signup", { body })).status).toBe(201);
    const { body: session } = await api.call("POST", "/auth/login", { body: account });
    expect(session.userId).not.toBe(candidate.userId);
    const { token } = session;
    expect((await api.call("GET", "/conversations", { token })).body.conversations).toEqual([]);
    expect((await api.call("GET", `/conversations/${conversationId}/messages`, { token })).status).toBe(404);
    // Two deleted members are no conflict, though both have no address.
    expect((await remove({ token })).status).toBe(204);
  });

  it("loses its files, and what came for it late, with the next clean-up", async () => {
    const { candidate, recruiter } = world;
    const { db, sql } = api.database;
    const [file] = await sql<
      { key: string }[]
    >`select key from stored_files where owner_id = ${candidate.userId}`;
    expect((await remove(candidate)).status).toBe(204);
    await createNotification(db, { userId: candidate.userId });
    await sql`update stored_files set created_at = now() - interval '61 minutes' where owner_id = ${candidate.userId}`;
    const before = await columnsLeft(recruiter.userId);
    await cleanUp(api.deps);
    expect(await api.deps.files.get(file?.key ?? "")).toBeUndefined();
    const left = await columnsLeft(candidate.userId);
    expect(left).not.toContain("stored_files.owner_id");
    expect(left).not.toContain("notifications.user_id");
    expect(await columnsLeft(recruiter.userId)).toEqual(before);
  });

  it("is not written to by an analysis that was under way", async () => {
    const { candidate, applicationId } = world;
    await api.database.sql`
      update applications set analysis_status = 'pending', match = null, overall_score = null, analysed_at = null
      where id = ${applicationId}`;
    const running = analyse(api.deps, { applicationId });
    expect((await remove(candidate)).status).toBe(204);
    await running;
    for (const column of await columnsLeft(candidate.userId)) expect(LEFT_OF_DELETED).toContain(column);
  });
});

describe("a recruiter's deleted account", () => {
  it("takes its jobs along: applicants are told, interviews cancelled, applications gone", async () => {
    const { candidate, recruiter, rival, jobId, conversationId } = world;
    const { body: job } = await api.call("GET", `/jobs/${jobId}`, { token: candidate.token });
    expect((await remove(recruiter)).status).toBe(204);
    expect(await rowOf(recruiter.userId)).toEqual(NOBODY);
    for (const column of await columnsLeft(recruiter.userId)) expect(LEFT_OF_DELETED).toContain(column);
    for (const process of [api, other])
      expect((await process.call("GET", `/jobs/${jobId}`, { token: candidate.token })).status).toBe(404);
    const { body: mine } = await api.call("GET", "/applications/my-applications", { token: candidate.token });
    expect(mine).toEqual([]);
    expect(await toldTo(rival)).toContain(
      `Application removed: The job ${job.title} was deleted, and your application with it.`,
    );
    const told = await toldTo(candidate);
    expect(told.filter((text: string) => text.startsWith("Interview cancelled"))).toHaveLength(2);
    const { body: past } = await api.call("GET", `/interviews/${world.pastInterviewId}`, {
      token: candidate.token,
    });
    expect(past).toMatchObject({
      job: { title: job.title },
      recruiter: { name: "Deleted member", email: "" },
    });
    const { body: list } = await api.call("GET", "/conversations", { token: candidate.token });
    expect(list.conversations).toEqual([
      expect.objectContaining({
        id: conversationId,
        closed: true,
        otherUser: expect.objectContaining({ name: "Deleted member" }),
      }),
    ]);
    expect((await trySend(api, { from: candidate, conversationId, text: "Hello?" })).status).toBe(409);
    expect(
      (await api.call("GET", `/jobs/search?keyword=${job.title.split(" ")[1]}`, { token: candidate.token }))
        .body.jobs,
    ).toEqual([]);
  });
});

describe("deleting an account", () => {
  it("asks for the password: a wrong one changes nothing and counts as a failed login", async () => {
    const { candidate } = world;
    const before = await columnsLeft(candidate.userId);
    expect((await api.call("DELETE", "/users/me", { token: candidate.token })).status).toBe(400);
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await remove(candidate, `wrong-${n}`);
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: "The current password is not right.", code: "WRONG_PASSWORD" },
      });
    }
    expect((await remove(candidate)).status).toBe(429);
    expect(await rowOf(candidate.userId)).toMatchObject({ name: candidate.name, deleted: false });
    expect(await columnsLeft(candidate.userId)).toEqual(before);
    expect((await api.call("GET", "/users/me", { token: candidate.token })).status).toBe(200);
  });

  it("happens once, when two tabs ask at once", async () => {
    const answers = await Promise.all([remove(world.recruiter), remove(world.recruiter)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect([400, 401]).toContain(statuses.find((status) => status !== 204));
  });
});
