import { appendEvents, withTx } from "@rolecall/db";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createContext, readBearerToken } from "./context.ts";
import { createPlainQueries } from "./plain-queries.ts";
import { listProcedures } from "./procedures.ts";
import { appRouter } from "./router.ts";

const NOT_MINE = 599;

function input(value: unknown): string {
  return `input=${encodeURIComponent(JSON.stringify(value))}`;
}

describe("plain queries", () => {
  let api: TestApi;
  let plain: Hono;
  let token: string;

  function contextOf(authorization: string | null | undefined) {
    return createContext({ deps: api.deps, address: "local", token: readBearerToken(authorization) });
  }

  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    token = (await api.signUp("recruiter")).token;
    await api.call("POST", "/jobs", {
      token,
      body: { title: "Welder", description: "Über 5 µm – “präzise”.", requiredSkills: ["Welding"] },
    });
    const queries = [...listProcedures()].filter(([, { type }]) => type === "query").map(([path]) => path);
    const answer = createPlainQueries({
      router: appRouter,
      isQuery: (path) => queries.includes(path),
      endpoint: "/api/trpc/",
    });
    plain = new Hono();
    plain.all("*", async (c) => {
      const answered = await answer(c, () => contextOf(c.req.header("authorization")));
      return answered ?? new Response(null, { status: NOT_MINE });
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function read(response: Response) {
    const { status, headers } = response;
    const [type, vary, retryAfter] = ["content-type", "vary", "retry-after"].map((name) => headers.get(name));
    return { status, type, vary, retryAfter, body: await response.text() };
  }

  async function byAdapter(request: Request) {
    const response = await fetchRequestHandler({
      endpoint: "/api/trpc",
      req: request,
      router: appRouter,
      createContext: () => contextOf(request.headers.get("authorization")),
    });
    return read(response);
  }

  function request(path: string, init: RequestInit = {}, signedIn = true): Request {
    const headers = new Headers(init.headers);
    if (signedIn) headers.set("Authorization", `Bearer ${token}`);
    return new Request(`http://localhost/api/trpc/${path}`, { ...init, headers });
  }

  it.each([
    ["a query", `jobs.list?${input({ limit: 5 })}`, 200],
    ["a query without input", "users.me", 200],
    ["an empty input", "users.me?input=", 200],
    ["a batch of one", `jobs.list?batch=1&${input({ 0: { limit: 5 } })}`, 200],
    ["a batch", `jobs.list,users.me?batch=1&${input({ 0: { limit: 5 } })}`, 200],
    ["a batch without inputs", "users.me,users.me?batch=1", 200],
    ["a plus and an umlaut", "jobs.search?input=%7B%22keyword%22:%22%C3%BCber+5%22%7D", 200],
    ["bytes that are no text", "jobs.search?input=%7B%22keyword%22:%22%E0%A4%22%7D", 200],
    ["a wrong input", `jobs.list?${input({ limit: "many" })}`, 400],
    ["no input where one is needed", "jobs.get", 400],
    ["an input that is no object", `jobs.get?${input(7)}`, 400],
    ["an id that there is not", `jobs.get?${input({ id: "00000000-0000-7000-8000-000000000000" })}`, 404],
    ["the wrong role", "jobs.recommended", 403],
    ["a batch that is refused in part", `users.me,jobs.get?batch=1&${input({ 1: { id: "x" } })}`, 207],
    [
      "a batch that is refused in all",
      `jobs.get,jobs.get?batch=1&${input({ 0: { id: "x" }, 1: { id: "y" } })}`,
      404,
    ],
  ])("answers %s as the adapter does", async (_what, path, status) => {
    const answer = await read(await plain.request(request(path)));
    expect(answer.status).toBe(status);
    expect(answer).toEqual(await byAdapter(request(path)));
  });

  it("answers who is not signed in as the adapter does", async () => {
    const answer = await read(await plain.request(request("users.me", {}, false)));
    expect(answer.status).toBe(401);
    expect(answer).toEqual(await byAdapter(request("users.me", {}, false)));
  });

  it("says where the log of events stood before anything was read", async () => {
    const { live, database } = api.deps;
    const before = live.knownSeq;
    const answer = createPlainQueries({
      router: appRouter,
      isQuery: () => true,
      endpoint: "/api/trpc/",
    });
    const app = new Hono();
    app.get("*", async (c) => {
      const context = contextOf(c.req.header("authorization"));
      // What is read first is the session.
      const authenticate = async () => {
        const event = { type: "application_analyzed", applicationId: "a", jobId: "j" } as const;
        const [seq = 0] = await withTx(database.db, (tx) =>
          appendEvents(tx, [{ audience: "candidate", event }]),
        );
        await expect.poll(() => live.knownSeq).toBeGreaterThanOrEqual(seq);
        return context.authenticate();
      };
      return (await answer(c, () => ({ ...context, authenticate }))) ?? new Response(null);
    });
    const { headers } = await app.request(request("users.me"));
    expect(headers.get("live-position")).toBe(String(before));
    expect((await plain.request(request("users.me"))).headers.get("live-position")).toBe(
      String(live.knownSeq),
    );
    expect(live.knownSeq).toBeGreaterThan(before);
    const refused = await plain.request(request("users.me", {}, false));
    expect(refused.headers.get("live-position")).toBeNull();
  });

  it.each([
    ["an unknown procedure", "jobs.nope", {}],
    ["a batch with an unknown procedure", "users.me,jobs.nope?batch=1", {}],
    ["a mutation by GET", `jobs.delete?${input({ id: "x" })}`, {}],
    ["a query by POST", "users.me", { method: "POST", body: "{}" }],
    ["HEAD", "users.me", { method: "HEAD" }],
    ["a subscription", "live.events", {}],
    ["no procedure", "", {}],
    ["an encoded path", "users%2Eme", {}],
    ["a slash at the end", "users.me/", {}],
    ["broken JSON", "jobs.list?input=%7B", {}],
    ["inputs of a batch in a list", "jobs.list?batch=1&input=[]", {}],
    ["more calls than a batch may join", `${Array(101).fill("users.me").join()}?batch=1`, {}],
    ["connection parameters", "users.me?connectionParams=%7B%7D", {}],
    ["a stream", "users.me?batch=1", { headers: { "trpc-accept": "application/jsonl" } }],
    ["a stream by the usual header", "users.me?batch=1", { headers: { accept: "application/jsonl" } }],
    ["a form", "users.me", { headers: { "content-type": "multipart/form-data; boundary=x" } }],
  ])("leaves %s to the adapter", async (_what, path, init) => {
    expect((await plain.request(request(path, init))).status).toBe(NOT_MINE);
  });
});
