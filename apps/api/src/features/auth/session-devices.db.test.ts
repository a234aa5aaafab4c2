import { Session } from "@rolecall/contracts/auth/schemas";
import { createSession, TEST_PASSWORD } from "@rolecall/db/testing";
import { afterAll, describe, expect, it } from "vitest";
import { LiveClient } from "../../../test/live-client.ts";
import { createPerson } from "../../../test/people.ts";
import { openTwoProcesses } from "../../../test/two-processes.ts";
import { sessionIdOf } from "./sessions.ts";

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

/** Two processes on one database: what ends in one closes in both. */
const { api, other, close } = await openTwoProcesses();
afterAll(close);

interface Device {
  readonly id: string;
  readonly device: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

async function devicesOf(token: string): Promise<Device[]> {
  const { status, body } = await api.call("GET", "/auth/sessions", { token });
  expect(status).toBe(200);
  return body.sessions;
}

async function logInWith(email: string, userAgent: string): Promise<string> {
  const response = await fetch(`${api.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": userAgent },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  return Session.parse(await response.json()).token;
}

const hasEnded = ({ errors, closed }: LiveClient) => errors.length > 0 && closed.length > 0;

async function statusOf(token: string): Promise<number> {
  return (await api.call("GET", "/users/me", { token })).status;
}

describe("signed-in devices", () => {
  it("lists the caller's own sessions, the current one first, and nothing that opens one", async () => {
    const user = await api.signUp("candidate");
    const phone = await logInWith(user.email, FIREFOX);
    await createPerson(api, "candidate");

    const devices = await devicesOf(phone);
    expect(devices.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: "Firefox on Android", current: true },
      { device: "node", current: false },
    ]);
    for (const { id, startedAt, lastUsedAt } of devices) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt));
    }
    const text = JSON.stringify(devices);
    for (const token of [user.token, phone]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(sessionIdOf(token));
    }
    expect((await devicesOf(user.token)).find(({ current }) => current)?.device).toBe("node");
  });

  it("leaves out what has expired", async () => {
    const { userId, token } = await createPerson(api, "recruiter");
    await createSession(api.database.db, userId, { expiresAt: new Date(Date.now() - 1_000) });
    expect(await devicesOf(token)).toHaveLength(1);
  });

  it("signs one out: at once, in every process, live connections included, and no other", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const lost = await createSession(api.database.db, userId);
    await using there = new LiveClient(other.url, { token: lost });
    await using stays = new LiveClient(other.url, { token });
    await Promise.all([there.started(), stays.started()]);
    const target = (await devicesOf(token)).find(({ current }) => !current);

    const path = `/auth/sessions/${target?.id}`;
    expect((await api.call("DELETE", path, { token })).status).toBe(204);
    await there.until(hasEnded);
    expect(there.closed[0]).toBe(4401);
    expect(await statusOf(lost)).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect(stays.closed).toEqual([]);
    expect((await api.call("DELETE", path, { token })).status).toBe(404);
  });

  it("does not sign others out, nor know a malformed id", async () => {
    const own = await createPerson(api, "candidate");
    const stranger = await createPerson(api, "candidate");
    const [theirs] = await devicesOf(stranger.token);
    for (const id of [theirs?.id, sessionIdOf(stranger.token), "nonsense"]) {
      expect((await api.call("DELETE", `/auth/sessions/${id}`, { token: own.token })).status).toBe(404);
    }
    expect(await statusOf(stranger.token)).toBe(200);
  });

  it("signs this one out too, when it is the one that is named", async () => {
    const { token } = await createPerson(api, "recruiter");
    const [current] = await devicesOf(token);
    expect((await api.call("DELETE", `/auth/sessions/${current?.id}`, { token })).status).toBe(204);
    expect(await statusOf(token)).toBe(401);
  });

  it("signs out everywhere else and says how many", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const others = [
      await createSession(api.database.db, userId),
      await createSession(api.database.db, userId),
    ];
    const stranger = await createPerson(api, "candidate");
    await using there = new LiveClient(other.url, { token: others[0] ?? "" });
    await there.started();

    expect((await api.call("DELETE", "/auth/sessions", { token })).body).toEqual({ ended: 2 });
    await there.until(hasEnded);
    expect(await Promise.all([token, ...others, stranger.token].map(statusOf))).toEqual([200, 401, 401, 200]);
    expect(await devicesOf(token)).toHaveLength(1);
    expect((await api.call("DELETE", "/auth/sessions", { token })).body).toEqual({ ended: 0 });
  });
});

describe("when a session was last used", () => {
  const lastUsed = async (token: string): Promise<number> => {
    const [row] = await api.database.sql<{ at: Date }[]>`
      select last_used_at as at from sessions where id = ${sessionIdOf(token)}`;
    return row?.at.getTime() ?? Number.NaN;
  };
  const age = (token: string, minutes: number) =>
    api.database.sql`
      update sessions set last_used_at = now() - make_interval(mins => ${minutes}) where id = ${sessionIdOf(token)}`;

  it("is written for those that were used, not with the request, and only when it is old", async () => {
    const { userId, token } = await createPerson(api, "candidate");
    const idle = await createSession(api.database.db, userId);
    const recent = await createSession(api.database.db, userId);
    await Promise.all([age(token, 60), age(idle, 60), age(recent, 5)]);
    const before = await Promise.all([token, idle, recent].map(lastUsed));

    expect(await Promise.all([token, recent].map(statusOf))).toEqual([200, 200]);
    expect(await Promise.all([token, idle, recent].map(lastUsed))).toEqual(before);
    await api.deps.sessions.writeUses();
    const [used, ...rest] = await Promise.all([token, idle, recent].map(lastUsed));
    expect(used).toBeGreaterThan(Date.now() - 60_000);
    expect(rest).toEqual(before.slice(1));
    // Noted once, written once.
    await age(token, 60);
    await api.deps.sessions.writeUses();
    expect(await lastUsed(token)).toBeLessThan(Date.now() - 59 * 60_000);
  });

  it("is kept in mind when it could not be written", async () => {
    const { token } = await createPerson(api, "candidate");
    await api.deps.sessions.writeUses();
    await age(token, 60);
    expect(await statusOf(token)).toBe(200);
    await api.database.sql`alter table sessions rename to sessions_away`;
    await expect(api.deps.sessions.writeUses()).rejects.toThrow();
    await api.database.sql`alter table sessions_away rename to sessions`;
    await api.deps.sessions.writeUses();
    expect(await lastUsed(token)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("is now for a tab that is open, though it asks for nothing", async () => {
    const { token } = await createPerson(api, "recruiter");
    await using tab = new LiveClient(api.url, { token });
    await tab.started();
    await api.deps.sessions.writeUses();
    await age(token, 60);
    await api.deps.sessions.writeUses();
    expect(await lastUsed(token)).toBeGreaterThan(Date.now() - 60_000);
  });
});
