import { createJob, TEST_PASSWORD, uniqueToken } from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  accountRow,
  columnsLeft,
  LEFT_OF_DELETED,
  NOBODY,
  removeAccount,
} from "../../../../test/deleted-account.ts";
import { formOf, sampleCv } from "../../../../test/files.ts";
import { createFilledAccounts, type FilledAccounts } from "../../../../test/filled-account.ts";
import { trySend } from "../../../../test/people.ts";
import { openTwoProcesses } from "../../../../test/two-processes.ts";
import { applyToJob } from "../../applications/apply-to-job.ts";
import { deleteAccount } from "./delete-account.ts";

const { api, other, close } = await openTwoProcesses();
afterAll(close);
let world: FilledAccounts;
beforeEach(async () => {
  world = await createFilledAccounts(api);
});

describe("deleting an account", () => {
  it("happens whole or not at all", async () => {
    const { sql } = api.database;
    const everything = () =>
      sql`select (select count(*) from applications) as applications, (select count(*) from jobs) as jobs,
        (select count(*) from notifications) as notifications, (select count(*) from sessions) as sessions,
        (select count(*) from cv_analyses) as analyses, (select count(*) from conversations where closed_at is null) as open,
        (select count(*) from users where deleted_at is null) as members, (select max(seq) from live_events) as seq,
        (select count(*) from interviews where status = 'cancelled') as cancelled`;
    const before = await everything();
    const broken = {
      ...api.deps,
      sessions: { ...api.deps.sessions, endAll: () => Promise.reject(new Error("the power is gone")) },
    };
    for (const { userId, role, token } of [world.candidate, world.recruiter]) {
      const caller = { actor: { userId, role, sessionId: token }, address: "test" };
      await expect(deleteAccount(broken, caller, { password: TEST_PASSWORD })).rejects.toThrow(
        "the power is gone",
      );
    }
    expect(await everything()).toEqual(before);
  });

  it("leaves nothing behind, whatever the member and others do meanwhile", async () => {
    const { candidate, recruiter, conversationId, jobId } = world;
    const asCandidate = { token: candidate.token };
    const asRecruiter = { token: recruiter.token };
    const login = { body: { email: candidate.email, password: TEST_PASSWORD } };
    const profile = { ...asCandidate, body: { profileSummary: uniqueToken(), skills: [uniqueToken()] } };
    const invite = (hours: number) => ({
      ...asRecruiter,
      body: {
        candidateId: candidate.userId,
        jobId,
        scheduledDate: new Date(Date.now() + hours * 3_600_000).toISOString(),
      },
    });
    const busy = [5, 8, 11, 14].flatMap((hours) => [
      () => other.call("POST", "/auth/login", login),
      () => api.call("PUT", "/users/profile/candidate", profile),
      () => other.call("POST", "/interviews", invite(hours)),
      () => trySend(api, { from: candidate, conversationId, text: "Bye" }),
      () => trySend(other, { from: recruiter, conversationId, text: "Wait" }),
      () => api.call("POST", "/conversations", { ...asRecruiter, body: { userId: candidate.userId } }),
      () => api.call("PATCH", "/notifications/read", asCandidate),
      () => other.call("PUT", "/users/account/details", { ...asCandidate, body: { name: `X${hours}` } }),
    ]);
    const [deleted, ...answers] = await Promise.all([
      removeAccount(api, candidate.token),
      ...busy.map((call) => call()),
    ]);
    expect(deleted?.status).toBe(204);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await accountRow(api, candidate.userId)).toEqual(NOBODY);
    for (const column of await columnsLeft(api, candidate.userId)) {
      // A mark of what was read may come late; the clean-up takes it.
      expect([...LEFT_OF_DELETED, "notification_marks.user_id", "notifications.user_id"]).toContain(column);
    }
    const { sql } = api.database;
    const [open] = await sql`
      select (select count(*)::int from conversations where candidate_id = ${candidate.userId} and closed_at is null) as open,
        (select count(*)::int from interviews
          where candidate_id = ${candidate.userId} and status <> 'cancelled' and scheduled_at > now()) as ahead,
        (select count(*)::int from sessions where user_id = ${candidate.userId}) as sessions`;
    expect(open).toEqual({ open: 0, ahead: 0, sessions: 0 });
  });

  it("takes back an application whose file was still on its way", async () => {
    const { candidate, recruiter } = world;
    const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
    const files = {
      ...api.deps.files,
      put: async (key: string, bytes: Uint8Array) => {
        await api.deps.files.put(key, bytes);
        expect((await removeAccount(api, candidate.token)).status).toBe(204);
      },
    };
    const actor = { userId: candidate.userId, role: "candidate", sessionId: "" } as const;
    const applying = applyToJob({ ...api.deps, files }, actor, formOf(await sampleCv(), { jobId: job.id }));
    await expect(applying).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    const { sql } = api.database;
    expect(await sql`select from applications where job_id = ${job.id}`).toHaveLength(0);
    // Only the file of the account's earlier CV is left to the clean-up: this one is gone with its row.
    expect(await sql`select from stored_files where owner_id = ${candidate.userId}`).toHaveLength(1);
    expect(await toldOf(job.id)).toHaveLength(0);
  });
});

function toldOf(jobId: string) {
  return api.database.sql`select from notifications where job_id = ${jobId} and type = 'new_application'`;
}
