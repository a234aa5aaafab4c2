import { MAX_BATCH_CALLS } from "@rolecall/contracts/common/batch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createPerson, type Person } from "../../test/people.ts";

describe("a batch", () => {
  let api: TestApi;
  let recruiter: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    recruiter = await createPerson(api, "recruiter");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  function send(method: "GET" | "POST", procedure: string, calls: number, input: unknown) {
    const path = `/trpc/${Array(calls).fill(procedure).join()}?batch=1`;
    const inputs = Object.fromEntries(Array.from({ length: calls }, (_, place) => [place, input]));
    const { token } = recruiter;
    return method === "GET"
      ? api.call("GET", `${path}&input=${encodeURIComponent(JSON.stringify(inputs))}`, { token })
      : api.call("POST", path, { token, body: inputs });
  }
  const job = { title: "Welder", description: "Welds." };

  it("is answered call by call up to its limit", async () => {
    const answer = await send("GET", "jobs.list", MAX_BATCH_CALLS, { limit: 1 });
    expect([answer.status, answer.body.length]).toEqual([200, MAX_BATCH_CALLS]);
  });

  it.each([
    ["GET", "jobs.list", { limit: 1 }],
    ["POST", "jobs.create", job],
  ] as const)("of one call more is refused whole: %s %s", async (method, procedure, input) => {
    const { status, body } = await send(method, procedure, MAX_BATCH_CALLS + 1, input);
    expect(status).toBe(400);
    // Of what it refuses unread tRPC does not say that it is JSON.
    expect(JSON.parse(body).error).toMatchObject({
      message: expect.stringContaining(`at most ${MAX_BATCH_CALLS} calls`),
      data: { errorCode: "INVALID_INPUT" },
    });
    expect(await api.database.sql`select from jobs`).toHaveLength(0);
  });

  it("whose input is no JSON is told so", async () => {
    const { status, body } = await api.call("POST", "/trpc/jobs.create", {
      token: recruiter.token,
      body: "{broken",
    });
    expect([status, body.error.message]).toEqual([400, "The request is not valid JSON."]);
  });

  it("with too many values is refused unread", async () => {
    const more = Object.fromEntries(Array.from({ length: 60_000 }, (_, field) => [`field${field}`, 0]));
    const { status, body } = await send("POST", "jobs.create", 2, { ...job, more });
    const refused = {
      error: { message: "The request has too many values.", data: { errorCode: "INVALID_INPUT" } },
    };
    expect(status).toBe(400);
    expect(body).toMatchObject([refused, refused]);
    expect(await api.database.sql`select from jobs`).toHaveLength(0);
  });
});
