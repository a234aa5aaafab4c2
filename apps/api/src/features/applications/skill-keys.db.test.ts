import type { ApplicationEvidence } from "@rolecall/contracts/applications/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

describe("skills that job and CV write otherwise", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let candidate: TestUser;
  let jobId: string;
  beforeAll(async () => {
    api = await openTestApi();
    [recruiter, candidate] = [await api.signUp("recruiter"), await api.signUp("candidate")];
    const body = {
      title: "Platform Engineer",
      description: "Runs clusters.",
      requiredSkills: ["k8s", "Java"],
      niceToHaveSkills: ["Postgres"],
      requiredYears: 2,
    };
    jobId = (await api.call("POST", "/jobs", { token: recruiter.token, body })).body._id;
    const sent = await api.call("POST", "/applications/upload", {
      token: candidate.token,
      body: formOf(await sampleCv(), { jobId }),
    });
    expect(sent.status).toBe(201);
    await api.drain();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const listed = async () =>
    (await api.call("GET", `/applications/${jobId}`, { token: recruiter.token })).body[0];

  it("have one key, whether the job's word is found or missing; names that are keys are left out", async () => {
    const { analysis } = await listed();
    expect(analysis.matchingSkills).toEqual(["k8s", "Java"]);
    expect(analysis.extractedSkills).toEqual(expect.arrayContaining(["Kubernetes", "Java"]));
    expect(analysis.skillKeys).toMatchObject({ k8s: "kubernetes", Postgres: "postgresql" });
    for (const plain of ["Java", "Kubernetes"]) expect(analysis.skillKeys).not.toHaveProperty([plain]);
  });

  it("are known after a decision as well, and only to the recruiter", async () => {
    const { _id, analysis } = await listed();
    const { body } = await api.call("PATCH", `/applications/${_id}/stage`, {
      token: recruiter.token,
      body: { action: "shortlist" },
    });
    expect(body.analysis).toEqual(analysis);
    const own = await api.call("GET", "/applications/my-applications", { token: candidate.token });
    expect(own.body[0].analysis).not.toHaveProperty("skillKeys");
  });

  it("are named beside the job's words in the parts of the score", async () => {
    const { _id } = await listed();
    const { body } = await api.call("GET", `/applications/${_id}/evidence`, { token: recruiter.token });
    expect(body.parts[0]).toMatchObject({ jobPhrase: "k8s", cvSkill: "Kubernetes" });
  });

  it("come with the lines of the CV that name them, whatever they call them", async () => {
    const { _id, analysis } = await listed();
    const { body } = await api.call("GET", `/applications/${_id}/evidence`, { token: recruiter.token });
    const { skills, lines }: ApplicationEvidence = body;
    expect(skills.map(({ name }) => name)).toEqual(analysis.extractedSkills);
    const text = new Map(lines.map((one) => [one.line, one.text]));
    for (const { name, evidence } of skills) {
      expect(evidence, name).not.toEqual([]);
      for (const { line, quote } of evidence) expect(text.get(line), name).toContain(quote);
    }
  });
});
