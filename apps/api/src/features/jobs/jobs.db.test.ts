import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const JOB = { title: "Ward nurse", description: "Cares for patients of a surgical ward." };

describe("jobs", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let other: TestUser;
  let candidate: TestUser;

  beforeAll(async () => {
    api = await openTestApi();
    [recruiter, other, candidate] = await Promise.all([
      api.signUp("recruiter", "Ruwan Silva"),
      api.signUp("recruiter", "Dilani Fernando"),
      api.signUp("candidate"),
    ]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const post = (body: object, user = recruiter) => api.call("POST", "/jobs", { token: user.token, body });
  const put = (id: string, body: object, user = recruiter) =>
    api.call("PUT", `/jobs/${id}`, { token: user.token, body });
  const get = (id: string) => api.call("GET", `/jobs/${id}`, { token: candidate.token });

  it("fills left-out fields with the defaults and fixes the country", async () => {
    const { status, body } = await post({ ...JOB, location: { country: "France" } });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...JOB,
      _id: expect.any(String),
      recruiter: { _id: recruiter.userId, name: recruiter.name, email: recruiter.email },
      requiredSkills: [],
      requiredYears: 0,
      location: { city: "", country: "Sri Lanka", remote: false, hybrid: false },
      salary: { min: 0, max: 0, currency: "LKR", period: "monthly" },
      company: { name: "", size: "startup", industry: "" },
      jobType: "full-time",
      urgency: "normal",
      benefits: [],
      status: "open",
      openUntil: expect.any(String),
      closedAt: null,
      withheld: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await get(body._id)).body).toEqual(body);
  });

  it("trims lists and drops blank items and repeats before it counts them", async () => {
    const fifty = Array.from({ length: 50 }, (_, i) => `Skill ${i}`);
    const { body } = await post({ ...JOB, requiredSkills: [...fifty, " skill 1 ", "  "] });
    expect(body.requiredSkills).toEqual(fifty);
    const tooMany = await post({ ...JOB, requiredSkills: [...fifty, "One more"] });
    expect(tooMany.status).toBe(400);
  });

  it.each([
    ["no title", { description: "x" }, "title"],
    ["a blank title", { ...JOB, title: "  " }, "title"],
    ["a long title", { ...JOB, title: "x".repeat(201) }, "title"],
    ["a long description", { ...JOB, description: "x".repeat(20_001) }, "description"],
    ["a long skill", { ...JOB, requiredSkills: ["x".repeat(81)] }, "requiredSkills.0"],
    ["too many years", { ...JOB, requiredYears: 61 }, "requiredYears"],
    ["negative pay", { ...JOB, salary: { min: -1 } }, "salary.min"],
    ["pay upside down", { ...JOB, salary: { min: 2, max: 1 } }, "salary.min"],
    ["an unknown type", { ...JOB, jobType: "gig" }, "jobType"],
    ["an unknown currency", { ...JOB, salary: { currency: "GBP" } }, "salary.currency"],
    ["a string for a number", { ...JOB, requiredYears: "3" }, "requiredYears"],
    ["null for a list", { ...JOB, benefits: null }, "benefits"],
  ])("refuses %s", async (_what, body, path) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  it("posts only as oneself", async () => {
    expect((await post({ ...JOB, recruiterId: other.userId })).status).toBe(403);
    expect((await post({ ...JOB, recruiterId: recruiter.userId })).status).toBe(201);
  });

  it("posts a job once, however often it is sent with one client id", async () => {
    const poster = await api.signUp("recruiter");
    const body = { ...JOB, clientId: "form-1" };
    const listOf = async ({ userId }: TestUser) =>
      (await api.call("GET", `/jobs?recruiterId=${userId}`, { token: candidate.token })).body;
    const [first, ...again] = await Promise.all([1, 2, 3, 4].map(() => post(body, poster)));
    expect(first?.status).toBe(201);
    for (const answer of again) expect(answer.body).toEqual(first?.body);
    expect((await post({ ...body, title: "Sent again later" }, poster)).body).toEqual(first?.body);
    expect(await listOf(poster)).toEqual([first?.body]);
    // Nobody hears of it twice, on the bell or live.
    const { sql } = api.database;
    const jobId = first?.body._id;
    expect(await sql`select from notifications where job_id = ${jobId} and type = 'new_job'`).toHaveLength(1);
    expect(
      await sql`select from live_events where payload->'job'->>'_id' = ${jobId} and payload->>'type' = 'new_job_posted'`,
    ).toHaveLength(1);

    // The mark is the recruiter's own, and without one every post is a job.
    expect((await post(body)).body._id).not.toBe(jobId);
    expect((await post(JOB, poster)).body._id).not.toBe((await post(JOB, poster)).body._id);
    // Once the job is gone, so is its mark.
    await api.call("DELETE", `/jobs/${jobId}`, { token: poster.token });
    expect((await post(body, poster)).body._id).not.toBe(jobId);
  });

  it.each(["", "x".repeat(101), 7])("refuses the client id %s", async (clientId) => {
    const answer = await post({ ...JOB, clientId });
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0].path).toBe("clientId");
  });

  it("merges an edit field by field and replaces lists", async () => {
    const { body: job } = await post({
      ...JOB,
      requiredSkills: ["Triage"],
      salary: { min: 100, max: 200, currency: "USD", period: "annually" },
      company: { name: "Lakeside", size: "large", industry: "Health" },
      location: { city: "Kandy", remote: true },
    });
    const { status, body } = await put(job._id, {
      title: "Senior ward nurse",
      requiredSkills: ["Wound care"],
      salary: { max: 300 },
      location: { remote: false },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "Senior ward nurse",
      description: JOB.description,
      requiredSkills: ["Wound care"],
      salary: { min: 100, max: 300, currency: "USD", period: "annually" },
      company: { name: "Lakeside", size: "large", industry: "Health" },
      location: { city: "Kandy", remote: false },
    });
  });

  it("checks the pay range after the merge", async () => {
    const { body: job } = await post({ ...JOB, salary: { min: 100, max: 200 } });
    const answer = await put(job._id, { salary: { min: 250 } });
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0].path).toBe("salary.min");
    expect((await get(job._id)).body).toEqual(job);
  });

  it("is changed and deleted by its owner alone", async () => {
    const { body: job } = await post(JOB);
    expect((await put(job._id, { title: "Mine" }, other)).status).toBe(403);
    expect((await put(job._id, { title: "Mine" }, candidate)).status).toBe(403);
    expect((await api.call("DELETE", `/jobs/${job._id}`, { token: other.token })).status).toBe(403);
    expect((await get(job._id)).body).toEqual(job);
    expect((await api.call("DELETE", `/jobs/${job._id}`, { token: recruiter.token })).status).toBe(204);
    expect((await get(job._id)).status).toBe(404);
    expect((await api.call("DELETE", `/jobs/${job._id}`, { token: recruiter.token })).status).toBe(404);
  });

  it.each(["nonsense", "00000000-0000-7000-8000-000000000000"])("answers 404 for %s", async (id) => {
    expect((await get(id)).status).toBe(404);
    expect((await put(id, { title: "x" })).status).toBe(404);
    expect((await api.call("DELETE", `/jobs/${id}`, { token: recruiter.token })).status).toBe(404);
  });

  it("lists newest first with a link to the next page", async () => {
    const lister = await api.signUp("recruiter");
    for (const title of ["First", "Second", "Third"]) await post({ ...JOB, title }, lister);
    const list = (query: string) =>
      api.call("GET", `/jobs?recruiterId=${lister.userId}${query}`, { token: candidate.token });
    const all = await list("");
    expect(all.body.map((job: { title: string }) => job.title)).toEqual(["Third", "Second", "First"]);
    expect(all.headers.get("link")).toBeNull();
    const first = await list("&limit=2");
    expect(first.body).toHaveLength(2);
    expect(first.headers.get("link")).toBe(
      `</api/jobs?recruiterId=${lister.userId}&limit=2&page=2>; rel="next"`,
    );
    expect((await list("&limit=2&page=2")).body.map((job: { title: string }) => job.title)).toEqual([
      "First",
    ]);
    for (const query of ["&page=0", "&limit=0", "&limit=501", "&page=x"])
      expect((await list(query)).status).toBe(400);
  });
});
