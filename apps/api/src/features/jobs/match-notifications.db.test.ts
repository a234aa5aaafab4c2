import { createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";
import { run as notify } from "./notify-matching-candidates.handler.ts";

const JOB = {
  title: "Backend Engineer",
  description: "Payment services.",
  requiredSkills: ["Java", "Kubernetes"],
};

describe("a job and the candidates it fits", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let fitting: TestUser;
  let other: TestUser;
  let unknown: TestUser;

  beforeAll(async () => {
    api = await openTestApi();
    [recruiter, fitting, other, unknown] = await Promise.all([
      api.signUp("recruiter"),
      api.signUp("candidate", "Nimali Perera"),
      api.signUp("candidate", "Kamal Silva"),
      api.signUp("candidate", "Sita Fernando"),
    ]);
    await typeSkills(fitting, ["Java", "Kubernetes"]);
    await typeSkills(other, ["Pastry", "Menu planning"]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function typeSkills(user: TestUser, skills: string[]): Promise<void> {
    const body = { skills };
    const { status } = await api.call("PUT", "/users/profile/candidate", { token: user.token, body });
    expect(status).toBe(200);
  }

  async function matchesOf(user: TestUser, jobId: string) {
    const { body } = await api.call("GET", "/notifications", { token: user.token });
    const all: { type: string; matchScore: number | null; target: { jobId: string | null } }[] =
      body.notifications;
    return all.filter(({ type, target }) => type === "job_match" && target.jobId === jobId);
  }

  async function explain(user: TestUser, id: string) {
    const input = encodeURIComponent(JSON.stringify({ id }));
    const { status, body } = await api.call("GET", `/trpc/jobs.match?input=${input}`, { token: user.token });
    return { status, match: body.result?.data, error: body.error?.data.errorCode };
  }

  it("meet when it is posted: who fits is told with the score, nobody else is", async () => {
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    await api.drain();
    const [told, ...more] = await matchesOf(fitting, job._id);
    expect(more).toEqual([]);
    expect(told?.matchScore).toBe((await explain(fitting, job._id)).match.matchScore);
    expect(told?.matchScore).toBeGreaterThanOrEqual(60);
    expect(await matchesOf(other, job._id)).toEqual([]);
    expect(await matchesOf(unknown, job._id)).toEqual([]);
  });

  it("meet once, however often the task runs, at the same time too", async () => {
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    await api.drain();
    const signal = new AbortController().signal;
    const again = () => notify(api.deps, { jobId: job._id }, signal);
    await Promise.all([again(), again(), again()]);
    expect(await matchesOf(fitting, job._id)).toHaveLength(1);
  });

  it("meet by what a candidate has become since the last one was posted", async () => {
    const late = await api.signUp("candidate");
    const post = () => api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    await post();
    await api.drain();
    await typeSkills(late, ["Java", "Kubernetes"]);
    const { body: second } = await post();
    await api.drain();
    expect(await matchesOf(late, second._id)).toHaveLength(1);
    await typeSkills(late, ["Pastry"]);
    const { body: third } = await post();
    await api.drain();
    expect(await matchesOf(late, third._id)).toEqual([]);
  });

  it("do not meet once it is deleted", async () => {
    const { id } = await createJob(api.database.db, { recruiterId: recruiter.userId, ...JOB });
    await api.call("DELETE", `/jobs/${id}`, { token: recruiter.token });
    await notify(api.deps, { jobId: id }, new AbortController().signal);
    expect(await matchesOf(fitting, id)).toEqual([]);
  });

  it("get a score whose parts name what fits and what is missing", async () => {
    const required = { ...JOB, requiredSkills: ["Java", "Welding"] };
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: required });
    const { match } = await explain(fitting, job._id);
    expect(match).toMatchObject({ matchingSkills: ["Java"], missingSkills: ["Welding"] });
    const points = match.parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0);
    expect(Math.round(points)).toBe(match.matchScore);
  });

  it("get the lines of the CV that the parts name, and no others", async () => {
    const reader = await api.signUp("candidate");
    const form = formOf(await sampleCv());
    const upload = await api.call("POST", "/users/profile/upload-cv", { token: reader.token, body: form });
    expect(upload.status).toBe(200);
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    const { match } = await explain(reader, job._id);
    const quotes: { line: number; quote: string }[] = match.parts.flatMap(
      (part: { evidence: { line: number; quote: string }[] }) => part.evidence,
    );
    expect(quotes.length).toBeGreaterThan(0);
    const shown = new Map(match.lines.map((one: { line: number; text: string }) => [one.line, one.text]));
    for (const { line, quote } of quotes) expect(shown.get(line)).toContain(quote);
    expect(new Set(quotes.map(({ line }) => line)).size).toBe(shown.size);
  });

  it("have no score without a profile, without a job, or for a recruiter", async () => {
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    expect(await explain(unknown, job._id)).toMatchObject({ status: 200, match: null });
    expect(await explain(fitting, unknown.userId)).toMatchObject({ status: 404, error: "NOT_FOUND" });
    expect(await explain(fitting, "no-id")).toMatchObject({ status: 404, error: "NOT_FOUND" });
    expect(await explain(recruiter, job._id)).toMatchObject({ status: 403, error: "FORBIDDEN" });
  });
});
