import type { ScorePart } from "@rolecall/contracts/applications/match";
import type { RecommendedJob } from "@rolecall/contracts/jobs/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const PLAIN = {
  title: "Backend Engineer",
  description: "Builds payment services.",
  requiredSkills: ["Java", "Welding"],
  requiredYears: 9,
};
const LISTS = {
  matchingNiceToHaveSkills: ["Kubernetes"],
  missingNiceToHaveSkills: ["Sourdough baking"],
};

describe("what is nice to have", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let candidate: TestUser;
  const ids = { plain: "", plus: "" };
  beforeAll(async () => {
    api = await openTestApi();
    [recruiter, candidate] = [await api.signUp("recruiter"), await api.signUp("candidate")];
    const upload = { token: candidate.token, body: formOf(await sampleCv(), {}) };
    expect((await api.call("POST", "/users/profile/upload-cv", upload)).status).toBe(200);
    const post = async (body: object): Promise<string> =>
      (await api.call("POST", "/jobs", { token: recruiter.token, body })).body._id;
    ids.plain = await post(PLAIN);
    ids.plus = await post({ ...PLAIN, niceToHaveSkills: ["Kubernetes", "Sourdough baking"] });
    for (const jobId of Object.values(ids))
      await api.call("POST", "/applications/upload", {
        token: candidate.token,
        body: formOf(await sampleCv(), { jobId }),
      });
    await api.drain();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function applicationTo(jobId: string) {
    const { status, body } = await api.call("GET", `/applications/${jobId}`, { token: recruiter.token });
    expect(status).toBe(200);
    return body[0];
  }
  const matchWith = async (id: string) =>
    (
      await api.call("GET", `/trpc/jobs.match?input=${encodeURIComponent(JSON.stringify({ id }))}`, {
        token: candidate.token,
      })
    ).body.result.data;

  it("raises the score of an application and is told apart from what is required", async () => {
    const [plain, plus] = [await applicationTo(ids.plain), await applicationTo(ids.plus)];
    expect(plus.analysis).toMatchObject({
      matchingSkills: ["Java"],
      missingSkills: ["Welding"],
      ...LISTS,
      overallScore: plain.analysis.overallScore + 2,
      skillsMatch: plain.analysis.skillsMatch,
      experienceMatch: plain.analysis.experienceMatch,
    });
    const { weaknesses, recommendedActions, strengths } = plus.analysis.aiSummary;
    expect({ weaknesses, recommendedActions }).toEqual({
      weaknesses: plain.analysis.aiSummary.weaknesses,
      recommendedActions: plain.analysis.aiSummary.recommendedActions,
    });
    expect(strengths.at(-1)).toContain("Kubernetes");
    // A job that lists nothing answers as it always has.
    expect(Object.keys(plain.analysis).filter((key) => key.includes("NiceToHave"))).toEqual([]);
    const [row] = await api.database.sql`
      select overall_score, match from applications where job_id = ${ids.plus}`;
    expect(row).toMatchObject({ overall_score: plus.analysis.overallScore, match: LISTS });
  });

  it("has parts of its own, each with its line of the CV, that add up with the others", async () => {
    const { _id, analysis } = await applicationTo(ids.plus);
    const { body } = await api.call("GET", `/applications/${_id}/evidence`, { token: recruiter.token });
    const parts: ScorePart[] = body.parts;
    const [had, missing] = parts.filter(({ rule }) => rule.startsWith("nice-to-have."));
    expect(had).toMatchObject({ jobPhrase: "Kubernetes", rule: "nice-to-have.same", maxPoints: 2 });
    const [evidence] = had?.evidence ?? [];
    expect(body.lines.find(({ line }: { line: number }) => line === evidence?.line)?.text).toContain(
      evidence?.quote,
    );
    expect(missing).toMatchObject({ jobPhrase: "Sourdough baking", points: 0, evidence: [] });
    expect(Math.round(parts.reduce((sum, { points }) => sum + points, 0))).toBe(analysis.overallScore);
  });

  it("is the same in a recommendation and in its explanation", async () => {
    const { body } = await api.call("GET", "/jobs/recommended", { token: candidate.token });
    const jobs: RecommendedJob[] = body.recommendedJobs;
    expect(jobs.map(({ _id }) => _id)).toEqual([ids.plus, ids.plain]);
    const [plus, plain] = jobs;
    expect(plus).toMatchObject({ ...LISTS, matchingSkills: ["Java"] });
    expect(plus?.matchScore).toBe((plain?.matchScore ?? 0) + 2);
    expect(await matchWith(ids.plus)).toMatchObject({ ...LISTS, matchScore: plus?.matchScore });
    for (const answer of [plain ?? {}, await matchWith(ids.plain)])
      expect(Object.keys(answer).filter((key) => key.toLowerCase().includes("nicetohave"))).toEqual([]);
  });
});
