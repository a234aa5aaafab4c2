import { once } from "node:events";
import { request } from "node:http";
import { ErrorBody } from "@rolecall/contracts/common/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../harness.ts";
import { createPerson, type Person } from "../people.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const MEGABYTE = 1_000_000;

describe("every REST call", () => {
  let api: TestApi;
  let candidate: Person;
  let recruiter: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    candidate = await createPerson(api, "candidate");
    recruiter = await createPerson(api, "recruiter");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it.each(METHODS)("answers %s of an unknown address below /api with a JSON 404", async (method) => {
    for (const path of ["", "/", "/nope", "/jobs/", "/jobs/a/b/c", "/auth"]) {
      const answer = await api.call(method, path, { token: recruiter.token });
      expect([answer.status, Object.keys(answer.body)], path).toEqual([404, ["error", "code"]]);
    }
  });

  it("answers HEAD as GET, without a body", async () => {
    const head = async (path: string) => {
      const headers = { Authorization: `Bearer ${candidate.token}` };
      const answer = await fetch(`${api.url}/api${path}`, { method: "HEAD", headers });
      return [answer.status, await answer.text()];
    };
    expect(await head("/users/me")).toEqual([200, ""]);
    expect(await head("/nope")).toEqual([404, ""]);
  });

  it.each([
    ["a path that is no text", "/jobs/%E0%A4%A"],
    ["a path with NUL", "/jobs/%00"],
    ["an id in capitals", "/jobs/00000000-0000-7000-8000-00000000000A"],
  ])("answers 404 for %s", async (_what, path) => {
    const { status, body } = await api.call("GET", path, { token: candidate.token });
    expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
  });

  it.each([
    ["Bearer <token>", 200],
    ["bearer <token>", 200],
    ["BEARER  <token> ", 200],
    ["Bearer", 401],
    ["Bearer <token> more", 401],
    ["Basic <token>", 401],
    ["<token>", 401],
    ["Bearer nonsense", 401],
  ])("takes the session of `Authorization: %s`: %i", async (header, expected) => {
    const Authorization = header.replace("<token>", candidate.token);
    const answer = await fetch(`${api.url}/api/users/me`, { headers: { Authorization } });
    expect(answer.status).toBe(expected);
    if (expected === 401)
      expect(Object.keys(ErrorBody.parse(await answer.json()))).toEqual(["error", "code"]);
  });

  it.each([
    ["broken JSON", "{a"],
    ["a list", "[]"],
    ["null", "null"],
    ["a number", "1"],
    ["a form", "title=x"],
    ["100,000 brackets", "[".repeat(100_000)],
    [
      "600,000 fields",
      JSON.stringify(Object.fromEntries(Array.from({ length: 600_000 }, (_, n) => [`f${n}`, 0]))),
    ],
  ])("answers 400 for a body that is %s", async (_what, body) => {
    const answer = await api.call("POST", "/jobs", { token: recruiter.token, body });
    expect([answer.status, answer.body.code]).toEqual([400, "INVALID_INPUT"]);
  });

  it("takes no body and null for an empty object, and ignores fields that it does not know", async () => {
    for (const nothing of [undefined, "", "null"]) {
      const missing = await api.call("POST", "/jobs", { token: recruiter.token, body: nothing });
      expect(missing.body.issues.map((issue: { path: string }) => issue.path)).toEqual([
        "title",
        "description",
      ]);
    }
    const body = '{"title":"T","description":"D","_id":"x","more":{"a":[1]},"__proto__":{"urgency":"high"}}';
    const { status, body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body });
    expect([status, job.urgency]).toEqual([201, "normal"]);
    const deleted = await api.call("DELETE", `/jobs/${job._id}`, { token: recruiter.token, body: "null" });
    expect(deleted.status).toBe(204);
  });

  it("changes nothing by its query", async () => {
    const { status } = await api.call("POST", "/jobs?title=T&description=D", { token: recruiter.token });
    expect(status).toBe(400);
  });

  it("refuses a JSON body over 10 MB with 413, and takes one just below", async () => {
    const body = (bytes: number) => `{"z":"${"x".repeat(bytes - 8)}"}`;
    const over = await api.call("POST", "/jobs", { token: recruiter.token, body: body(10_485_761) });
    expect([over.status, over.body.code]).toEqual([413, "BODY_TOO_LARGE"]);
    const below = await api.call("POST", "/jobs", { token: recruiter.token, body: body(10_485_760) });
    expect(below.status).toBe(400);
  });

  it("asks who calls before it looks at the body, however large that is", async () => {
    const body = "x".repeat(11 * MEGABYTE);
    expect((await api.call("POST", "/jobs", { body })).status).toBe(401);
    expect((await api.call("POST", "/jobs", { token: candidate.token, body })).status).toBe(403);
    const form = new FormData();
    form.set("cvFile", new File([new Uint8Array(6 * MEGABYTE)], "cv.pdf"));
    const path = "/users/profile/upload-cv";
    expect((await api.call("POST", path, { body: form })).status).toBe(401);
    expect((await api.call("POST", path, { token: recruiter.token, body: form })).status).toBe(403);
  });

  it("lets a client that is still sending 80 MB know why it is refused", async () => {
    const sent = request(`${api.url}/api/jobs`, {
      method: "POST",
      headers: { authorization: `Bearer ${recruiter.token}`, "content-type": "application/json" },
    });
    const answered = once(sent, "response");
    const part = Buffer.alloc(MEGABYTE, "x");
    for (let i = 0; i < 80; i += 1) {
      if (!sent.write(part)) await once(sent, "drain");
      // Slow enough that the answer is ready long before the last part.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    sent.end();
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    let text = "";
    for await (const chunk of response) text += chunk;
    expect(JSON.parse(text).code).toBe("BODY_TOO_LARGE");
  });

  it.each([
    ["/jobs", "recruiter"],
    ["/jobs/search", "candidate"],
    ["/users", "recruiter"],
    ["/interviews", "candidate"],
    ["/notifications", "candidate"],
  ] as const)("pages %s: nothing past the end, 400 for what is no page", async (path, role) => {
    const { token } = role === "candidate" ? candidate : recruiter;
    const get = (query: string) => api.call("GET", `${path}?${query}`, { token });
    for (const page of ["1000000", "9007199254740991"]) {
      const { status, body } = await get(`page=${page}`);
      expect(status, page).toBe(200);
      expect(Array.isArray(body) ? body : Object.values(body)[0]).toEqual([]);
    }
    for (const query of ["page=0", "page=-1", "page=1.5", "page=NaN", "page=x", "limit=0", "limit=1001"]) {
      expect((await get(query)).status, query).toBe(400);
    }
    expect((await get("page=&limit=")).status).toBe(200);
  });

  it("says nothing of its inside when it fails", async () => {
    await using broken = await openTestApi({ withoutTasks: true });
    const person = await createPerson(broken, "recruiter");
    await broken.database.sql`alter table jobs rename to gone`;
    const { status, body } = await broken.call("GET", "/jobs", { token: person.token });
    expect(status).toBe(500);
    expect(body).toEqual({
      error: "Something went wrong on our side. Please try again.",
      code: "INTERNAL",
    });
  });
});
