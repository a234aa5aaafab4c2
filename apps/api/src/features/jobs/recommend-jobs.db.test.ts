import {
  MAX_RECOMMENDATIONS,
  MIN_RECOMMENDED_SCORE,
  type RecommendedJob,
} from "@rolecall/contracts/jobs/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson, type Person } from "../../../test/people.ts";

const BACKEND = { title: "Backend Engineer", description: "Payment services." };
const KITCHEN = { title: "Pastry Chef", description: "Cakes.", requiredSkills: ["Pastry", "Menu planning"] };

describe("the jobs that are recommended", () => {
  let api: TestApi;
  let recruiter: Person;
  let candidate: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    [recruiter, candidate] = [await createPerson(api, "recruiter"), await createPerson(api, "candidate")];
    await typeSkills(candidate, ["Java", "Kubernetes"]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function typeSkills({ token }: Person, skills: string[]): Promise<void> {
    expect((await api.call("PUT", "/users/profile/candidate", { token, body: { skills } })).status).toBe(200);
  }
  const post = async (body: object) =>
    (await api.call("POST", "/jobs", { token: recruiter.token, body })).body;
  const remove = ({ _id }: { _id: string }) => api.call("DELETE", `/jobs/${_id}`, { token: recruiter.token });

  async function recommended({ token }: Person) {
    const { status, body } = await api.call("GET", "/jobs/recommended", { token });
    expect(status).toBe(200);
    const jobs: RecommendedJob[] = body.recommendedJobs;
    return { jobs, ids: jobs.map(({ _id }) => _id), message: body.message };
  }

  it("are those that fit, best first, each as it is with the score that its match explains", async () => {
    const half = await post({ ...BACKEND, requiredSkills: ["Java", "Welding"] });
    const whole = await post({ ...BACKEND, requiredSkills: ["Java", "Kubernetes"] });
    await post(KITCHEN);
    const { jobs, ids, message } = await recommended(candidate);
    expect(ids).toEqual([whole._id, half._id]);
    expect(message).toBeUndefined();
    for (const { matchScore, matchingSkills, experienceMatch, ...job } of jobs) {
      expect(job).toEqual(job._id === whole._id ? whole : half);
      const input = encodeURIComponent(JSON.stringify({ id: job._id }));
      const explained = await api.call("GET", `/trpc/jobs.match?input=${input}`, { token: candidate.token });
      expect(explained.body.result.data).toMatchObject({ matchScore, matchingSkills, experienceMatch });
      expect(matchScore).toBeGreaterThanOrEqual(MIN_RECOMMENDED_SCORE);
    }
    await Promise.all([remove(whole), remove(half)]);
    expect((await recommended(candidate)).ids).toEqual([]);
  });

  it("follow what a job says and what the profile has become", async () => {
    const job = await post({ ...BACKEND, requiredSkills: ["Java"] });
    const person = await createPerson(api, "candidate");
    await typeSkills(person, ["Java"]);
    expect((await recommended(person)).ids).toEqual([job._id]);
    const { status } = await api.call("PUT", `/jobs/${job._id}`, { token: recruiter.token, body: KITCHEN });
    expect(status).toBe(200);
    expect((await recommended(person)).ids).not.toContain(job._id);
    await typeSkills(person, ["Pastry", "Menu planning"]);
    expect((await recommended(person)).ids).toContain(job._id);
  });

  it("are so many at most", async () => {
    const bodies = Array.from({ length: MAX_RECOMMENDATIONS + 1 }, (_, i) => ({
      ...BACKEND,
      title: `Backend Engineer ${i}`,
      requiredSkills: ["Java"],
    }));
    await Promise.all(bodies.map(post));
    expect(new Set((await recommended(candidate)).ids).size).toBe(MAX_RECOMMENDATIONS);
  });

  it("are none without a profile, and none where nothing fits: a sentence says which", async () => {
    const [unknown, other] = [await createPerson(api, "candidate"), await createPerson(api, "candidate")];
    await typeSkills(other, ["Welding"]);
    const nothing = await recommended(unknown);
    const noFit = await recommended(other);
    expect([nothing.ids, noFit.ids]).toEqual([[], []]);
    expect(nothing.message).toContain("Upload your CV");
    expect(noFit.message).toContain("No open job fits");
  });
});
