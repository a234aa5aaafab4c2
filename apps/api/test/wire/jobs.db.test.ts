import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../harness.ts";
import { createPerson, type Person } from "../people.ts";

const JOB = { title: "Ward nurse", description: "Cares for patients." };

describe("jobs on the wire", () => {
  let api: TestApi;
  let candidate: Person;
  let recruiter: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    candidate = await createPerson(api, "candidate");
    recruiter = await createPerson(api, "recruiter");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const post = async (body: object) =>
    (await api.call("POST", "/jobs", { token: recruiter.token, body: { ...JOB, ...body } })).body;
  const put = (id: string, body: object) => api.call("PUT", `/jobs/${id}`, { token: recruiter.token, body });

  it("says in a sentence that the pay is upside down, also after a merge", async () => {
    const message = "The lowest pay is above the highest.";
    const issues = [{ path: "salary.min", message }];
    const refused = await api.call("POST", "/jobs", {
      token: recruiter.token,
      body: { ...JOB, salary: { min: 2, max: 1 } },
    });
    expect(refused.body).toMatchObject({ code: "INVALID_INPUT", issues });
    const job = await post({ salary: { min: 10, max: 20 } });
    const merged = await put(job._id, { salary: { max: 5 } });
    expect([merged.status, merged.body]).toEqual([400, { error: message, code: "INVALID_INPUT", issues }]);
    expect((await put(job._id, { salary: { max: 0 } })).status).toBe(200);
  });

  it("refuses another recruiter's id with 403 and what is no id with 404", async () => {
    const other = await createPerson(api, "recruiter");
    const job = await post({ recruiterId: recruiter.userId });
    for (const [recruiterId, expected] of [
      [other.userId, 403],
      ["nonsense", 404],
    ] as const) {
      const body = { ...JOB, title: "Handed over", recruiterId };
      const posted = await api.call("POST", "/jobs", { token: recruiter.token, body });
      expect([posted.status, (await put(job._id, body)).status], recruiterId).toEqual([expected, expected]);
    }
    expect((await put(job._id, {})).body).toEqual(job);
  });

  it("changes nothing when an unchanged form is saved, not even the date", async () => {
    const job = await post({ requiredSkills: ["Triage"], location: { city: "Kandy" } });
    for (const body of [{}, job, { title: ` ${job.title} ` }, { location: { country: "France" } }]) {
      expect((await put(job._id, body)).body).toEqual(job);
    }
    const changed = (await put(job._id, { urgency: "high" })).body;
    expect(changed.updatedAt > job.updatedAt).toBe(true);
  });

  it("links to the next page, from a blank page number too, and keeps the rest of the query", async () => {
    await Promise.all([post({}), post({})]);
    const linkOf = async (query: string) =>
      (await api.call("GET", `/jobs?${query}`, { token: candidate.token })).headers.get("link");
    expect(await linkOf("limit=1")).toBe('</api/jobs?limit=1&page=2>; rel="next"');
    expect(await linkOf("limit=1&page=")).toBe('</api/jobs?limit=1&page=2>; rel="next"');
    const narrowed = `recruiterId=${recruiter.userId}&limit=1`;
    expect(await linkOf(narrowed)).toBe(`</api/jobs?${narrowed}&page=2>; rel="next"`);
    expect(await linkOf("limit=500")).toBeNull();
  });

  it.each([
    "keyword=%27%5C%3A*%26%7C!()",
    "keyword=***",
    "city=%25",
    "city=_",
    "industry=%5C",
    "keyword=%F0%9F%98%80",
  ])("finds nothing for %s, which is no pattern", async (query) => {
    const { status, body } = await api.call("GET", `/jobs/search?${query}`, { token: candidate.token });
    expect([status, body.jobs, body.pagination.totalPages]).toEqual([200, [], 0]);
  });

  it.each([
    "keyword=%00",
    "skills=%00",
    "minSalary=Infinity",
    "minSalary=-1",
    "maxSalary=1e9",
    "experienceLevel=21",
    "jobType=gig",
    "currency=GBP",
    "limit=101",
  ])("refuses a search by %s", async (query) => {
    expect((await api.call("GET", `/jobs/search?${query}`, { token: candidate.token })).status).toBe(400);
  });

  it("takes the first of a repeated value, and a blank one for none", async () => {
    const search = (query: string) => api.call("GET", `/jobs/search?${query}`, { token: candidate.token });
    expect((await search("keyword=nothing-like-it&keyword=nurse")).body.jobs).toEqual([]);
    expect((await search("keyword=&jobType=&minSalary=")).body.pagination.totalJobs).toBeGreaterThan(0);
  });
});
