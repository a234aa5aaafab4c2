import { MAX_SAVED_SEARCHES } from "@rolecall/contracts/saved-searches/enums";
import { createJob, createSavedSearch } from "@rolecall/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson, type Person } from "../../../test/people.ts";

describe("saved searches", () => {
  let api: TestApi;
  let candidate: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());
  beforeEach(async () => {
    candidate = await createPerson(api, "candidate");
  });

  const save = (filters: object, { name = "Nurse", alert = true } = {}) =>
    api.call("POST", "/saved-searches", { token: candidate.token, body: { name, filters, alert } });
  const list = async ({ token } = candidate) =>
    (await api.call("GET", "/saved-searches", { token })).body.savedSearches;
  const find = async (query: string) =>
    (await api.call("GET", `/saved-searches/find?${query}`, { token: candidate.token })).body.savedSearch;

  it("keeps what narrows, under the name it was given, with its alert on", async () => {
    const filters = { keyword: " ward nurse ", city: "", remote: false, minSalary: 0, experienceLevel: 0 };
    const { status, body } = await save(filters, { name: "  Nurses " });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      name: "Nurses",
      filters: { keyword: "ward nurse", experienceLevel: 0 },
      alert: true,
      newJobs: 0,
      createdAt: expect.any(String),
      openedAt: body.createdAt,
    });
    expect(await list()).toEqual([body]);
  });

  it.each([
    ["order, case and accents of the words", { keyword: "Sénior nurse" }, { keyword: "NURSE  senior" }],
    ["names of one skill", { skills: "js, React" }, { skills: "react,JavaScript" }],
    ["spelling of a city", { city: " Kandy" }, { city: "kandy" }],
    ["the currency that pay has anyway", { minSalary: 5 }, { minSalary: 5, currency: "LKR" }],
    ["an open end", { city: "Galle", maxSalary: 0 }, { city: "Galle" }],
    ["what a form sends", { remote: "true", minSalary: "5" }, { remote: true, minSalary: 5 }],
  ])("are one whatever the %s", async (_, first, second) => {
    const { body } = await save(first, { name: "First" });
    const again = await save(second, { name: "Second", alert: false });
    expect(again).toMatchObject({ status: 200, body: { _id: body._id, name: "First", alert: true } });
    expect(await list()).toHaveLength(1);
  });

  it("are two when they ask for different things", async () => {
    const all = [
      { keyword: "nurse" },
      { skills: "nurse" },
      { city: "nurse" },
      { keyword: "nurse", remote: true },
    ];
    for (const filters of all) expect((await save(filters)).status).toBe(201);
    expect((await list()).map(({ filters }: { filters: object }) => filters)).toEqual(all.toReversed());
  });

  it("are one when they are saved twice at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save({ keyword: "nurse" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await list()).toHaveLength(1);
  });

  it("answer what a search is saved as", async () => {
    const { body } = await save({ keyword: "ward nurse", remote: true });
    expect(await find("keyword=Nurse+ward&remote=true")).toEqual(body);
    expect(await find("keyword=nurse&remote=true")).toBeNull();
    expect(await find("")).toBeNull();
  });

  it("refuse what is no search, or has no name", async () => {
    for (const filters of [{}, { keyword: "  ", remote: false, maxSalary: 0 }])
      expect(await save(filters)).toMatchObject({
        status: 400,
        body: {
          code: "INVALID_INPUT",
          issues: [{ path: "filters", message: "Choose at least one filter." }],
        },
      });
    for (const name of ["", "  ", "n".repeat(101)])
      expect((await save({ keyword: "nurse" }, { name })).status).toBe(400);
    expect((await save({ jobType: "royal" })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it("are so many and no more, also when they come at once", async () => {
    for (let n = 2; n < MAX_SAVED_SEARCHES; n += 1)
      await createSavedSearch(api.database.db, { candidateId: candidate.userId });
    const answers = await Promise.all(["a", "b", "c", "d"].map((city) => save({ city })));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, "STATE_CONFLICT"],
      [409, "STATE_CONFLICT"],
    ]);
    expect(refused[0]?.body.error).toBe(
      "You have 20 saved searches, as many as there can be. Delete one to save another.",
    );
    expect(await list()).toHaveLength(MAX_SAVED_SEARCHES);
    // What is there already is no further one.
    const [first] = await list();
    expect((await save(first.filters)).status).toBe(200);
  });

  it("count the jobs since they were last opened", async () => {
    const past = new Date(Date.now() - 60_000);
    const { db } = api.database;
    await createJob(db, { title: "Zookeeper", createdAt: past });
    const { body } = await save({ keyword: "zookeeper" });
    const impossible = await save({ minSalary: 5, maxSalary: 3 });
    expect(body.newJobs).toBe(0);
    const future = new Date(Date.now() + 60_000);
    await createJob(db, { title: "Zookeeper", createdAt: future });
    await createJob(db, { title: "Junior Zookeeper", createdAt: future });
    await createJob(db, { title: "Beekeeper", createdAt: future });
    await createJob(db, { title: "Zookeeper", createdAt: future, closedAt: future });
    const counts = (await list()).map(({ newJobs }: { newJobs: number }) => newJobs);
    expect(counts).toEqual([0, 2]);
    await api.database.sql`update job_search set created_at = ${past}`;
    const opened = await api.call("PATCH", `/saved-searches/${body._id}/open`, { token: candidate.token });
    expect(opened).toMatchObject({ status: 200, body: { newJobs: 0 } });
    expect(opened.body.openedAt > body.openedAt).toBe(true);
    expect(impossible.body.newJobs).toBe(0);
  });

  it("are renamed, silenced and deleted by their owner alone", async () => {
    const { body } = await save({ keyword: "nurse" });
    const path = `/saved-searches/${body._id}`;
    const { token } = candidate;
    const renamed = await api.call("PATCH", path, { token, body: { name: "Ward" } });
    expect(renamed).toMatchObject({ status: 200, body: { name: "Ward", alert: true } });
    const silent = await api.call("PATCH", path, { token, body: { alert: false } });
    expect(silent).toMatchObject({ status: 200, body: { name: "Ward", alert: false } });
    expect((await api.call("PATCH", path, { token, body: {} })).body).toEqual(silent.body);
    expect((await api.call("PATCH", path, { token, body: { name: " " } })).status).toBe(400);

    const stranger = await createPerson(api, "candidate");
    const recruiter = await createPerson(api, "recruiter");
    for (const [method, to] of [
      ["PATCH", path],
      ["PATCH", `${path}/open`],
      ["DELETE", path],
    ] as const) {
      expect((await api.call(method, to, { token: stranger.token, body: { name: "Mine" } })).status).toBe(
        404,
      );
      expect((await api.call(method, to, { token: recruiter.token, body: {} })).status).toBe(403);
    }
    expect((await api.call("POST", "/saved-searches", { token: recruiter.token, body: {} })).status).toBe(
      403,
    );
    expect(await list()).toEqual([silent.body]);
    expect(await list(stranger)).toEqual([]);

    expect((await api.call("DELETE", path, { token })).status).toBe(204);
    expect((await api.call("DELETE", path, { token })).status).toBe(404);
    expect((await api.call("DELETE", "/saved-searches/no-id", { token })).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await api.database.sql`select from saved_search_marks where search_id = ${body._id}`).toHaveLength(
      0,
    );
  });
});
