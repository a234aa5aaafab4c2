import { uniqueToken } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../files.ts";
import { openTestApi, type TestApi } from "../harness.ts";
import { createPerson } from "../people.ts";

describe("accounts and profiles", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const PASSWORD = "a good password";
  function account(changes: object = {}) {
    const email = `${uniqueToken()}@example.com`;
    return { name: "Nimali Perera", email, password: PASSWORD, role: "candidate", ...changes };
  }

  it.each([
    ["NUL in the e-mail", { email: "nimali\0@example.com" }, 400],
    ["a long e-mail", { email: "x".repeat(1_001) }, 400],
    ["a number for a password", { password: 5 }, 400],
    ["NUL in the password", { password: "\0" }, 401],
    ["an empty password", { password: "" }, 401],
    ["half a character", { email: "cut \ud83d" }, 401],
  ])("answers a login with %s in order", async (_what, changes, expected) => {
    const body = { ...account(), ...changes };
    const { status, body: answer } = await api.call("POST", "/auth/login", { body });
    expect([status, Object.keys(answer).slice(0, 2)]).toEqual([expected, ["error", "code"]]);
  });

  it("takes 40 signups and then 40 logins at once", async () => {
    const accounts = Array.from({ length: 40 }, () => account());
    for (const [path, expected] of [
      ["/auth/signup", 201],
      ["/auth/login", 200],
    ] as const) {
      const answers = await Promise.all(accounts.map((body) => api.call("POST", path, { body })));
      expect(new Set(answers.map(({ status }) => status)), path).toEqual(new Set([expected]));
    }
  });

  it("keeps what is cut or foreign in a name as far as it can be read", async () => {
    const { token } = await createPerson(api, "candidate");
    const rename = (name: string) => api.call("PUT", "/users/account/details", { token, body: { name } });
    expect((await rename("שלום 😀")).body.name).toBe("שלום 😀");
    expect((await rename("cut \ud83d")).body.name).toBe("cut \ufffd");
  });

  it.each([
    ["a month that does not exist", { startDate: "2020-13" }, 400],
    ["a year of another age", { startDate: "0000" }, 400],
    ["half a character", { title: "cut \ud83d" }, 200],
  ])("answers a correction with %s in order", async (_what, changes, expected) => {
    const { token } = await createPerson(api, "candidate");
    await api.call("POST", "/users/profile/upload-cv", { token, body: formOf(await sampleCv()) });
    const position = { title: "Cook", company: null, startDate: "2020", endDate: null, current: true };
    const body = { corrections: { positions: [{ ...position, ...changes }] } };
    expect((await api.call("POST", "/trpc/users.correctReading", { token, body })).status).toBe(expected);
  });

  it("says the same of the caller on both transports", async () => {
    const { token } = await createPerson(api, "candidate");
    const rest = await api.call("GET", "/users/me", { token });
    const trpc = await api.call("GET", "/trpc/users.me", { token });
    expect(trpc.body.result.data).toEqual(rest.body);
    const refused = { token, body: { name: "" } };
    const restError = await api.call("PUT", "/users/account/details", refused);
    const trpcError = await api.call("POST", "/trpc/users.updateAccount", refused);
    const { message, data } = trpcError.body.error;
    expect({ error: message, code: data.errorCode, issues: data.issues }).toEqual(restError.body);
    expect(trpcError.status).toBe(restError.status);
  });
});
