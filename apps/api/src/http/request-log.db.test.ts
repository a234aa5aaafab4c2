import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createPerson, type Person } from "../../test/people.ts";
import { createApp } from "../app.ts";
import { createLog } from "../log.ts";

describe("what is logged of a request", () => {
  let api: TestApi;
  let person: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    person = await createPerson(api, "recruiter");
    await api.database.sql`alter table jobs rename to gone`;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function request(path: string, logLevel: "debug" | "info") {
    const lines: Record<string, unknown>[] = [];
    const target = new Writable({
      write: (line, _encoding, done) => {
        lines.push(JSON.parse(String(line)));
        done();
      },
    });
    const app = createApp({ ...api.deps, log: createLog({ logLevel }, target) });
    const answer = await app.request(path, { headers: { Authorization: `Bearer ${person.token}` } });
    return { status: answer.status, id: answer.headers.get("x-request-id"), lines };
  }

  it.each([
    "/api/jobs",
    "/api/trpc/jobs.list?input={}",
    "/api/trpc/jobs.list,users.me?batch=1&input={%220%22:{}}",
  ])("a fault behind %s, once, by the id that the caller was told", async (path) => {
    const { id, lines } = await request(path, "info");
    expect(id).toEqual(expect.any(String));
    expect(lines).toMatchObject([{ msg: "call failed", call: "jobs.list", requestId: id }]);
  });

  it("nothing of what was asked for", async () => {
    const { status, id, lines } = await request("/api/notifications?search=secret-name", "debug");
    expect(status).toBe(200);
    expect(lines).toMatchObject([{ path: "/api/notifications", status: 200, requestId: id }]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`secret-name|${person.token}`));
  });
});
