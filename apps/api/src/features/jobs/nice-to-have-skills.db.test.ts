import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const JOB = { title: "Glazier", description: "Fits panes.", requiredSkills: ["Glass Cutting"] };

describe("the skills that a job would like to see", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let other: TestUser;
  let candidate: TestUser;
  beforeAll(async () => {
    api = await openTestApi();
    [recruiter, other, candidate] = await Promise.all([
      api.signUp("recruiter"),
      api.signUp("recruiter"),
      api.signUp("candidate"),
    ]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const post = (body: object, user = recruiter) => api.call("POST", "/jobs", { token: user.token, body });
  const put = (id: string, body: object, user = recruiter) =>
    api.call("PUT", `/jobs/${id}`, { token: user.token, body });
  const get = (id: string) => api.call("GET", `/jobs/${id}`, { token: candidate.token });
  async function stored(id: string): Promise<{ required: string[]; nice: string[] } | undefined> {
    const [row] = await api.database.sql<{ required: string[]; nice: string[] }[]>`
      select required_skills as required, nice_to_have_skills as nice from jobs where id = ${id}`;
    return row && { ...row };
  }
  async function find(query: string): Promise<string[]> {
    const { status, body } = await api.call("GET", `/jobs/search?${query}`, { token: candidate.token });
    expect(status).toBe(200);
    const jobs: { _id: string }[] = body.jobs;
    return jobs.map(({ _id }) => _id);
  }

  it("are kept, given back everywhere and left out where there are none", async () => {
    const { status, body } = await post({
      ...JOB,
      niceToHaveSkills: [" Leadlight ", "leadlight", "", "Tiling"],
    });
    expect(status).toBe(201);
    expect(body.niceToHaveSkills).toEqual(["Leadlight", "Tiling"]);
    expect((await get(body._id)).body).toEqual(body);
    const list = await api.call("GET", `/jobs?recruiterId=${recruiter.userId}`, { token: candidate.token });
    expect(list.body).toEqual([body]);
    expect(await stored(body._id)).toEqual({ required: ["Glass Cutting"], nice: ["Leadlight", "Tiling"] });

    // Another edit leaves them; an empty list takes them away, and the field with them.
    expect((await put(body._id, { title: "Window Fitter" })).body.niceToHaveSkills).toEqual([
      "Leadlight",
      "Tiling",
    ]);
    const cleared = await put(body._id, { niceToHaveSkills: [] });
    expect(cleared.status).toBe(200);
    expect(Object.keys(cleared.body)).not.toContain("niceToHaveSkills");
    expect((await stored(body._id))?.nice).toEqual([]);
  });

  it("are required where they are in both lists, whichever of the two changes", async () => {
    const { body } = await post({ ...JOB, niceToHaveSkills: ["glass cutting", "Tiling", "Grouting"] });
    expect(body.niceToHaveSkills).toEqual(["Tiling", "Grouting"]);
    const moved = await put(body._id, { requiredSkills: ["Glass Cutting", "TILING"] });
    expect(moved.body).toMatchObject({
      requiredSkills: ["Glass Cutting", "TILING"],
      niceToHaveSkills: ["Grouting"],
    });
    expect(await stored(body._id)).toEqual({ required: ["Glass Cutting", "TILING"], nice: ["Grouting"] });
    // What changes nothing touches nothing.
    const again = await put(body._id, { niceToHaveSkills: ["tiling", "Grouting"] });
    expect(again.body).toEqual(moved.body);
  });

  it("have the limits of those that are required", async () => {
    const fifty = Array.from({ length: 50 }, (_, i) => `Skill ${i}`);
    expect((await post({ ...JOB, niceToHaveSkills: [...fifty, "skill 1"] })).body.niceToHaveSkills).toEqual(
      fifty,
    );
    for (const niceToHaveSkills of [[...fifty, "More"], ["x".repeat(81)], [7], "Tiling", null]) {
      const answer = await post({ ...JOB, niceToHaveSkills });
      expect(answer.status).toBe(400);
      expect(answer.body.issues[0].path).toMatch(/^niceToHaveSkills/);
    }
  });

  it("are changed by the owner of the job alone", async () => {
    const { body } = await post({ ...JOB, niceToHaveSkills: ["Tiling"] });
    for (const user of [other, candidate])
      expect((await put(body._id, { niceToHaveSkills: ["Mine"] }, user)).status).toBe(403);
    expect((await post({ ...JOB, niceToHaveSkills: ["Tiling"] }, candidate)).status).toBe(403);
    expect((await stored(body._id))?.nice).toEqual(["Tiling"]);
  });

  it("find the job by skill and by word, after those that require it", async () => {
    const beekeeper = { title: "Gardener", description: "Grows.", requiredSkills: ["Beekeeping", "Pruning"] };
    const required = (await post(beekeeper)).body._id;
    const both = { requiredSkills: ["Pruning"], niceToHaveSkills: ["beekeeping"] };
    const nice = (await post({ ...beekeeper, ...both })).body._id;
    expect(await find("skills=Beekeeping")).toEqual([required, nice]);
    expect(await find("skills=Beekeeping,Pruning")).toEqual([required, nice]);
    expect(await find("skills=Beekeeping&keyword=gardener")).toEqual([required, nice]);
    expect(await find("keyword=beekeeping")).toEqual([required, nice]);
    expect(await find("keyword=beekeping")).toEqual([required, nice]);

    // A skill that the graph does not know, and one by its synonym.
    const rare = {
      title: "Falconer",
      description: "Flies.",
      niceToHaveSkills: ["Hood braiding", "JavaScript"],
    };
    const falconer = (await post(rare)).body._id;
    expect(await find("skills=hood%20braiding")).toEqual([falconer]);
    expect(await find("skills=js")).toEqual([falconer]);
    await put(falconer, { niceToHaveSkills: [] });
    expect(await find("skills=js")).toEqual([]);
    await put(nice, { requiredSkills: ["Pruning", "Beekeeping"] });
    expect(await find("skills=Beekeeping")).toEqual([nice, required]);
  });
});
