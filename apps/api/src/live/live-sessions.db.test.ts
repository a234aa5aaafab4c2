import { appendEvents, withTx } from "@rolecall/db";
import { createSession, TEST_PASSWORD } from "@rolecall/db/testing";
import { afterAll, describe, expect, it } from "vitest";
import { LiveClient } from "../../test/live-client.ts";
import { createPerson } from "../../test/people.ts";
import { openTwoProcesses } from "../../test/two-processes.ts";
import { sessionIdOf } from "../features/auth/sessions.ts";

/** Two processes on one database: what ends in one closes in both. */
const { api, other, close } = await openTwoProcesses();
afterAll(close);

async function tell(userId: string): Promise<void> {
  const event = { type: "application_analyzed", applicationId: "a", jobId: "j" } as const;
  await withTx(api.database.db, (tx) => appendEvents(tx, [{ userId, event }]));
}

function expectEnded(client: LiveClient): void {
  expect(client.errors[0]?.data).toMatchObject({
    code: "UNAUTHORIZED",
    httpStatus: 401,
    errorCode: "UNAUTHENTICATED",
  });
  expect(client.closed[0]).toBe(4401);
}

const hasEnded = ({ errors, closed }: LiveClient) => errors.length > 0 && closed.length > 0;

describe("a session that ends", () => {
  it("by logout closes its connections in every process, and no others", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const kept = await createSession(api.database.db, userId);
    await using here = new LiveClient(api.url, { token });
    await using there = new LiveClient(other.url, { token });
    await using stays = new LiveClient(other.url, { token: kept });
    await Promise.all([here.started(), there.started(), stays.started()]);

    expect((await api.call("POST", "/auth/logout", { token })).status).toBe(204);
    await Promise.all([here.until(hasEnded), there.until(hasEnded)]);
    expectEnded(here);
    expectEnded(there);
    await tell(userId);
    await stays.until(({ received }) => received.length === 1);
    expect(here.received).toEqual([]);
    expect(there.received).toEqual([]);
    expect(stays.closed).toEqual([]);
  });

  it("by a changed password closes all but the one that changed it", async () => {
    const user = await api.signUp("recruiter");
    const second = await createSession(api.database.db, user.userId);
    await using own = new LiveClient(api.url, { token: user.token });
    await using here = new LiveClient(api.url, { token: second });
    await using there = new LiveClient(other.url, { token: second });
    await Promise.all([own.started(), here.started(), there.started()]);

    const body = { currentPassword: TEST_PASSWORD, newPassword: "another good password" };
    expect((await api.call("POST", "/users/account/password", { token: user.token, body })).status).toBe(200);
    await Promise.all([here.until(hasEnded), there.until(hasEnded)]);
    expectEnded(here);
    expectEnded(there);
    await tell(user.userId);
    await own.until(({ received }) => received.length === 1);
    expect(own.closed).toEqual([]);
  });

  it("by expiry, or unheard of, is found when sessions are checked", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const silent = await createSession(api.database.db, userId);
    const living = await createSession(api.database.db, userId);
    await using expires = new LiveClient(api.url, { token });
    await using deleted = new LiveClient(api.url, { token: silent });
    await using lives = new LiveClient(api.url, { token: living });
    await Promise.all([expires.started(), deleted.started(), lives.started()]);
    await api.database.sql`
      update sessions set expires_at = now() - interval '1 second' where id = ${sessionIdOf(token)}`;
    await api.database.sql`delete from sessions where id = ${sessionIdOf(silent)}`;

    await api.deps.live.sessions.recheck();
    await Promise.all([expires.until(hasEnded), deleted.until(hasEnded)]);
    expectEnded(expires);
    expectEnded(deleted);
    await tell(userId);
    await lives.until(({ received }) => received.length === 1);
  });

  it("ends calls on its connection too", async () => {
    const { token } = await createPerson(api, "candidate");
    await using client = new LiveClient(api.url, { token });
    await client.started();
    client.unsubscribe();
    expect(await client.trpc.conversations.list.query()).toEqual({ conversations: [] });
    await client.trpc.auth.logout.mutate();
    await client.until(({ closed }) => closed.length > 0);
    // By an answer, or by the end of the next connection, whichever comes first.
    await expect(client.trpc.conversations.list.query()).rejects.toThrow();
  });
});
