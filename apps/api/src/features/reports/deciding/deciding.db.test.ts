import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createJob, TEST_PASSWORD } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../../test/harness.ts";
import { LiveClient } from "../../../../test/live-client.ts";
import { decideAboutUser } from "./decide-about-user.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

let candidate: TestUser;
let other: TestUser;
let recruiter: TestUser;
let jobId: string;
beforeEach(async () => {
  candidate = await api.signUp("candidate", "Nimali Perera");
  other = await api.signUp("candidate", "Sunil \u001b[31mred");
  recruiter = await api.signUp("recruiter", "Ruwan Silva");
  jobId = (await createJob(api.database.db, { recruiterId: recruiter.userId, title: "Courier" })).id;
});

const SCRIPT = fileURLToPath(new URL("../../../../scripts/reports.ts", import.meta.url));

/** The command of whoever runs the site, in a process of its own, on the database of the running server. */
async function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: api.database.url };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    // biome-ignore lint/plugin/no-cast: what execFile rejects with when the process ends with another code than 0.
    const failed = error as Error & { code: number; stdout: string; stderr: string };
    return { code: failed.code, out: failed.stdout, err: failed.stderr };
  }
}

const report = ({ token }: TestUser, body: object = {}) =>
  api.call("POST", "/reports/jobs", { token, body: { jobId, reason: "scam", ...body } });
const statusesOf = ({ userId }: TestUser) =>
  api.database
    .sql`select status, decided_at is not null as decided from reports where reporter_id = ${userId}`;
async function toldTo({ token }: TestUser): Promise<{ type: string; title: string; message: string }[]> {
  return (await api.call("GET", "/notifications", { token })).body.notifications;
}
const jobRow = async () =>
  (
    await api.database.sql`
      select closed_at is not null as closed, withheld_at is not null as withheld,
        exists (select from job_search where job_id = jobs.id) as found
      from jobs where id = ${jobId}`
  )[0];

describe("deciding about a job", () => {
  it("closes it for good: the running server drops it, its recruiter and everybody who reported it are told", async () => {
    await report(candidate, { details: "Money first." });
    await report(other);
    await using owner = new LiveClient(api.url, { token: recruiter.token });
    await using reporter = new LiveClient(api.url, { token: candidate.token });
    await Promise.all([owner.started(), reporter.started()]);

    const list = await command();
    expect(list.out).toMatch(
      new RegExp(`2 reports since .*“Courier” by Ruwan Silva\\n.*scam\\n.*--job ${jobId}`),
    );
    const shown = await command("--job", jobId);
    expect(shown.out).toContain("Courier");
    expect(shown.out).toContain("Money first.");
    // What members have written cannot steer the terminal.
    expect(shown.out).toContain("Sunil ·[31mred");
    expect(shown.out).not.toContain("\u001b");
    expect(await command("--job", jobId, "--close")).toEqual({
      code: 0,
      out: "Done. 2 reports are answered.\n",
      err: "",
    });

    await owner.until((client) => client.of("job_withheld").length === 1);
    await reporter.until((client) => client.of("report_decided").length === 1);
    expect(owner.of("job_withheld")[0]?.job).toMatchObject({ _id: jobId, status: "closed", withheld: true });
    expect(await jobRow()).toEqual({ closed: true, withheld: true, found: false });
    for (const who of [candidate, other]) {
      expect(await statusesOf(who)).toEqual([{ status: "upheld", decided: true }]);
      expect(await toldTo(who)).toMatchObject([
        {
          type: "report_decided",
          message: "The job “Courier” is no longer offered. Thank you for telling us.",
        },
      ]);
    }
    expect(await toldTo(recruiter)).toMatchObject([{ type: "job_withheld", title: "“Courier” is closed" }]);

    const reopen = () => api.call("PATCH", `/jobs/${jobId}/reopen`, { token: recruiter.token });
    expect((await reopen()).body).toEqual({
      error: "This job was closed after a report and cannot be reopened.",
      code: "STATE_CONFLICT",
    });
    expect(await jobRow()).toMatchObject({ closed: true });
    // Doing it once more tells nobody again.
    expect((await command("--job", jobId, "--close")).out).toContain("0 reports are answered");
    expect(await toldTo(recruiter)).toHaveLength(1);

    expect((await command("--job", jobId, "--restore")).code).toBe(0);
    expect((await reopen()).status).toBe(200);
    expect(await jobRow()).toEqual({ closed: false, withheld: false, found: true });
    expect(await command("--job", jobId, "--restore")).toMatchObject({
      code: 1,
      err: "This job was not closed by you.\n",
    });
  });

  it("or leaves it as it is", async () => {
    await report(candidate);
    expect((await command("--job", jobId, "--dismiss")).out).toBe("Done. 1 report is answered.\n");
    expect(await jobRow()).toEqual({ closed: false, withheld: false, found: true });
    expect(await statusesOf(candidate)).toEqual([{ status: "dismissed", decided: true }]);
    expect(await toldTo(candidate)).toMatchObject([{ type: "report_decided" }]);
    expect(await toldTo(recruiter)).toEqual([]);
    // It can be reported anew.
    expect((await report(candidate)).status).toBe(201);
  });

  it("answers the reports of a job that is deleted meanwhile", async () => {
    await report(candidate);
    await api.call("DELETE", `/jobs/${jobId}`, { token: recruiter.token });
    expect((await command("--job", jobId)).out).toContain("This job has been deleted since.");
    expect((await command("--job", jobId, "--close")).code).toBe(0);
    expect(await statusesOf(candidate)).toEqual([{ status: "upheld", decided: true }]);
  });

  it("says what it does not know", async () => {
    expect(await command("--job", "none", "--close")).toMatchObject({
      code: 1,
      err: "This job does not exist.\n",
    });
    expect(await command("--person", crypto.randomUUID())).toMatchObject({
      code: 1,
      err: "This person does not exist.\n",
    });
    const wrong = await command("--close");
    expect({ code: wrong.code, usage: wrong.err.startsWith("Usage: pnpm reports") }).toEqual({
      code: 1,
      usage: true,
    });
  });
});

describe("deciding about a person", () => {
  const login = ({ email }: TestUser) =>
    api.call("POST", "/auth/login", { body: { email, password: TEST_PASSWORD } });

  it("suspends them: out everywhere, their jobs closed; and lets them in again", async () => {
    const { body: talk } = await api.call("POST", "/conversations", {
      token: candidate.token,
      body: { userId: recruiter.userId },
    });
    const { conversationId } = talk;
    const text = "Send me money or else.";
    await api.call("POST", "/messages", {
      token: recruiter.token,
      body: { conversationId, content: { text } },
    });
    await api.call("POST", "/reports/users", {
      token: candidate.token,
      body: { userId: recruiter.userId, reason: "harassment", conversationId },
    });
    expect((await command()).out).toContain("Ruwan Silva (recruiter)");
    expect((await command("--person", recruiter.userId)).out).toContain(text);
    await using live = new LiveClient(api.url, { token: recruiter.token });
    await live.started();

    expect((await command("--person", recruiter.userId, "--suspend")).out).toMatch(
      /1 report is answered\.\nJobs closed: 1\. Interviews cancelled, with both sides told: 0\./,
    );
    await live.until(({ errors, closed }) => errors.length > 0 && closed.length > 0);
    expect((await api.call("GET", "/users/me", { token: recruiter.token })).status).toBe(401);
    expect(await login(recruiter)).toMatchObject({ status: 200, body: { suspended: true } });
    const wrong = { email: recruiter.email, password: "wrong password" };
    expect((await api.call("POST", "/auth/login", { body: wrong })).status).toBe(401);
    expect(await jobRow()).toEqual({ closed: true, withheld: false, found: false });
    expect(await toldTo(candidate)).toMatchObject([
      {
        type: "report_decided",
        message: "We have acted on what you told us about Ruwan Silva. Thank you for telling us.",
      },
    ]);

    expect((await command("--person", recruiter.userId, "--restore")).out).toContain(
      "They can log in again.",
    );
    expect((await login(recruiter)).body).not.toHaveProperty("suspended");
    expect((await command("--person", recruiter.userId, "--restore")).err).toBe(
      "This person is not suspended.\n",
    );
  });

  it("leaves no open job, whatever the recruiter posts and reopens meanwhile", async () => {
    const { token, userId } = recruiter;
    const closed = await Promise.all(
      [1, 2, 3, 4].map(() => createJob(api.database.db, { recruiterId: userId, closedAt: new Date() })),
    );
    const [, ...answers] = await Promise.all([
      decideAboutUser(api.deps, { userId, decision: "suspend" }),
      ...closed.map(({ id }) => api.call("PATCH", `/jobs/${id}/reopen`, { token })),
      ...["A", "B", "C", "D"].map((title) =>
        api.call("POST", "/jobs", { token, body: { title, description: "A job." } }),
      ),
    ]);
    expect(answers.filter(({ status }) => status !== 401 && status >= 300)).toEqual([]);
    const { sql } = api.database;
    expect(await sql`select id from jobs where recruiter_id = ${userId} and closed_at is null`).toEqual([]);
  });

  it("takes a suspended candidate out of the recruiters' lists", async () => {
    const found = async () =>
      (
        await api.call("GET", "/users?role=candidate&search=Nimali&limit=100", { token: recruiter.token })
      ).body.users.map(({ _id }: { _id: string }) => _id);
    expect(await found()).toContain(candidate.userId);
    await command("--person", candidate.userId, "--suspend");
    expect(await found()).not.toContain(candidate.userId);
  });
});
