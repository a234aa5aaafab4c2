import { TEST_PASSWORD, uniqueToken } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { login } from "./login.ts";

describe("signing up and in", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  function account(changes: object = {}) {
    return {
      name: "Nimali Perera",
      email: `${uniqueToken()}@example.com`,
      password: TEST_PASSWORD,
      role: "candidate",
      ...changes,
    };
  }

  it("creates an account without signing in", async () => {
    const { status, body } = await api.call("POST", "/auth/signup", { body: account() });
    expect(status).toBe(201);
    expect(body).toEqual({ message: expect.any(String), userId: expect.any(String), role: "candidate" });
  });

  it.each([
    ["a short password", { password: "1234567" }, "password"],
    ["a long password", { password: "x".repeat(257) }, "password"],
    ["a blank name", { name: "   " }, "name"],
    ["a long name", { name: "x".repeat(121) }, "name"],
    ["a malformed e-mail", { email: "nimali" }, "email"],
    ["an unknown role", { role: "admin" }, "role"],
    ["a name with an unreadable character", { name: "Ni\u0000mali" }, "name"],
    ["a number for a name", { name: 7 }, "name"],
  ])("refuses %s", async (_what, changes, path) => {
    const { status, body } = await api.call("POST", "/auth/signup", { body: account(changes) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.any(String), code: "INVALID_INPUT" });
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  it.each(["x".repeat(8), "x".repeat(256)])(
    "takes a password of an allowed length (%#)",
    async (password) => {
      expect((await api.call("POST", "/auth/signup", { body: account({ password }) })).status).toBe(201);
    },
  );

  it("knows an e-mail again in another case and with spaces around it", async () => {
    const first = account();
    await api.call("POST", "/auth/signup", { body: first });
    const again = await api.call("POST", "/auth/signup", {
      body: account({ email: ` ${first.email.toUpperCase()} ` }),
    });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe("EMAIL_TAKEN");
    const login = await api.call("POST", "/auth/login", {
      body: { email: ` ${first.email.toUpperCase()}`, password: TEST_PASSWORD },
    });
    expect(login.status).toBe(200);
  });

  it("lets one of two simultaneous signups with one e-mail win", async () => {
    const body = account();
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.call("POST", "/auth/signup", { body })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
  });

  it("says the same for a wrong password and for an unknown account", async () => {
    const user = await api.signUp("candidate");
    const wrong = await api.call("POST", "/auth/login", {
      body: { email: user.email, password: "wrong-password" },
    });
    const unknown = await api.call("POST", "/auth/login", {
      body: { email: "nobody@example.com", password: "wrong-password" },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ error: "Invalid email or password.", code: "WRONG_CREDENTIALS" });
    expect(unknown.body).toEqual(wrong.body);
  });

  it("ends a session at once with logout, and only that one", async () => {
    const user = await api.signUp("candidate");
    const second = await api.call("POST", "/auth/login", {
      body: { email: user.email, password: TEST_PASSWORD },
    });
    expect((await api.call("POST", "/auth/logout", { token: user.token })).status).toBe(204);
    expect((await api.call("GET", "/users/me", { token: user.token })).status).toBe(401);
    expect((await api.call("GET", "/users/me", { token: second.body.token })).status).toBe(200);
  });

  it("opens no session with a password that is changed while it is being checked", async () => {
    const user = await api.signUp("candidate");
    const passwords = {
      ...api.deps.passwords,
      verify: async (...asked: Parameters<typeof api.deps.passwords.verify>) => {
        const matches = await api.deps.passwords.verify(...asked);
        const body = { currentPassword: TEST_PASSWORD, newPassword: uniqueToken() };
        const { status } = await api.call("POST", "/users/account/password", { token: user.token, body });
        expect(status).toBe(200);
        return matches;
      },
    };
    const caller = { address: "test", userAgent: () => undefined };
    await expect(
      login({ ...api.deps, passwords }, caller, { email: user.email, password: TEST_PASSWORD }),
    ).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    // The one that changed it.
    expect(await api.database.sql`select from sessions where user_id = ${user.userId}`).toHaveLength(1);
  });

  it("stores a hash of the token, never the token", async () => {
    const user = await api.signUp("candidate");
    const rows = await api.database.sql`select id from sessions where user_id = ${user.userId}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.id).not.toBe(user.token);
  });

  it("refuses an expired session", async () => {
    const user = await api.signUp("candidate");
    await api.database
      .sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.userId}`;
    expect((await api.call("GET", "/users/me", { token: user.token })).status).toBe(401);
  });

  it("makes an account wait after a handful of failures, and says for how long", async () => {
    const user = await api.signUp("candidate");
    const attempt = (password: string) =>
      api.call("POST", "/auth/login", { body: { email: user.email, password } });
    for (let i = 0; i < 5; i += 1) expect((await attempt("wrong-password")).status).toBe(401);
    const refused = await attempt(TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe("TOO_MANY_REQUESTS");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // The window slides: once the failures are old, the door is open again.
    await api.database.sql`update login_failures set failed_at = failed_at - interval '16 minutes'`;
    expect((await attempt(TEST_PASSWORD)).status).toBe(200);
  });

  it("counts failures by one clock, whatever that of the process says", async () => {
    const user = await api.signUp("candidate");
    const attempt = () =>
      api.call("POST", "/auth/login", { body: { email: user.email, password: "wrong-password" } });
    for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(401);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 60_000 });
    try {
      await api.deps.loginThrottle.deleteOld();
      const refused = await attempt();
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get("retry-after"));
      expect([wait > 13 * 60, wait <= 15 * 60]).toEqual([true, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("counts guesses that are made all at once", async () => {
    const user = await api.signUp("candidate");
    const guess = (_: unknown, i: number) =>
      api.call("POST", "/auth/login", { body: { email: user.email, password: `wrong-password-${i}` } });
    const answers = await Promise.all(Array.from({ length: 60 }, guess));
    const statuses = new Set(answers.map((answer) => answer.status));
    expect(statuses).toEqual(new Set([401, 429]));
  });

  it("does not count successful logins", async () => {
    const user = await api.signUp("recruiter");
    const login = () =>
      api.call("POST", "/auth/login", { body: { email: user.email, password: TEST_PASSWORD } });
    const answers = await Promise.all(Array.from({ length: 20 }, login));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });
});
