import {
  MAX_RECOMMENDATIONS,
  MIN_RECOMMENDED_SCORE,
  type RecommendedJob,
} from "@rolecall/contracts/jobs/schemas";
import { createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { block } from "../../../test/blocking.ts";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson, type Person } from "../../../test/people.ts";
import type { JobIndex } from "./match-index/job-index.ts";
import { recommendJobs } from "./recommend-jobs.ts";

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

  it("are of nobody who is blocked, and those who are cost no more than they take up among the best", async () => {
    const { db } = api.database;
    const person = await createPerson(api, "candidate");
    await typeSkills(person, ["Glass blowing", "Kiln firing"]);
    const [fitting, unfit] = [await createPerson(api, "recruiter"), await createPerson(api, "recruiter")];
    const skills = { title: "Glass blower", requiredSkills: ["Glass blowing", "Kiln firing"] };
    const theirs = Array.from({ length: 60 }, () =>
      createJob(db, { recruiterId: fitting.userId, ...skills }),
    );
    const others = Array.from({ length: 60 }, () =>
      createJob(db, { recruiterId: unfit.userId, title: "Diver", requiredSkills: ["Diving"] }),
    );
    const fine = createJob(db, {
      recruiterId: recruiter.userId,
      title: "Glass blower",
      requiredSkills: ["Glass blowing", "Diving"],
    });
    const made = await Promise.all([fine, ...theirs, ...others]);
    await Promise.all(made.map(({ id }) => api.deps.jobIndex.refresh(id)));
    const limits: number[] = [];
    const jobIndex: JobIndex = {
      ...api.deps.jobIndex,
      best: (profile, options) => {
        limits.push(options.limit);
        return api.deps.jobIndex.best(profile, options);
      },
    };
    const recommend = async () => {
      limits.length = 0;
      const actor = { ...person, role: "candidate", sessionId: "", suspended: false } as const;
      const { recommendedJobs } = await recommendJobs({ ...api.deps, jobIndex }, actor);
      return recommendedJobs.map(({ _id }) => _id);
    };
    await block(api, person, unfit);
    expect(await recommend()).toHaveLength(MAX_RECOMMENDATIONS);
    expect(limits).toEqual([MAX_RECOMMENDATIONS]);
    await block(api, person, fitting);
    expect(await recommend()).toEqual([(await fine).id]);
    expect(limits).toEqual([MAX_RECOMMENDATIONS, 4 * MAX_RECOMMENDATIONS]);
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
