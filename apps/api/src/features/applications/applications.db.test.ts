import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, encryptedPdf, formOf, pdfWithoutText, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const JOB = {
  title: "Backend Engineer",
  description: "Builds payment services.",
  requiredSkills: ["Java", "Kubernetes", "Welding"],
  requiredYears: 4,
  company: { name: "Lakeside" },
};

/** Of the sample CV. */
const SAMPLE_HEADINGS = ["Summary", "Experience", "Skills", "Education", "Languages", "Interests"];

describe("applications", () => {
  let api: TestApi;
  let owner: TestUser;
  let other: TestUser;
  let jobId: string;

  beforeAll(async () => {
    api = await openTestApi();
    owner = await api.signUp("recruiter");
    other = await api.signUp("recruiter");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function newJob(): Promise<string> {
    const { body } = await api.call("POST", "/jobs", { token: owner.token, body: JOB });
    jobId = body._id;
    return jobId;
  }

  const apply = (user: TestUser, form: FormData) =>
    api.call("POST", "/applications/upload", { token: user.token, body: form });
  const applicants = (token = owner.token, id = jobId) => api.call("GET", `/applications/${id}`, { token });

  const evidenceOf = (id: string, token = owner.token) =>
    api.call("GET", `/applications/${id}/evidence`, { token });

  it("are taken at once, analysed in the background and listed with reasons that quote the CV", async () => {
    await newJob();
    const candidate = await api.signUp("candidate", "Kavindu Senarath");
    const answer = await apply(candidate, formOf(await sampleCv(), { jobId, candidateId: candidate.userId }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      job: { _id: jobId, title: JOB.title },
      candidate: { _id: candidate.userId, name: "Kavindu Senarath", email: candidate.email },
      analysisStatus: "pending",
      analysis: null,
    });
    await api.drain();
    const [application] = (await applicants()).body;
    expect(application.analysisStatus).toBe("done");
    expect(application.analysis).toMatchObject({
      overallScore: expect.any(Number),
      matchingSkills: ["Java", "Kubernetes"],
      missingSkills: ["Welding"],
    });
    const { lines, parts } = (await evidenceOf(application._id)).body;
    const quotes = parts.flatMap((part: { evidence: { line: number; quote: string }[] }) => part.evidence);
    expect(quotes.length).toBeGreaterThan(0);
    expect(parts.at(-1)).toMatchObject({ rule: "experience.years", evidence: [expect.anything(), {}, {}] });
    for (const { line, quote } of quotes) {
      expect(lines.find((shown: { line: number }) => shown.line === line)?.text).toContain(quote);
    }
    const headings = lines.filter(({ isHeading }: { isHeading: boolean }) => isHeading);
    expect(headings.map(({ text }: { text: string }) => text)).toEqual(SAMPLE_HEADINGS);
  });

  it("say where the CV has somebody living, and what they learnt and speak, each with its line", async () => {
    await newJob();
    const candidate = await api.signUp("candidate");
    const baker = await api.signUp("candidate");
    const { body: application } = await apply(candidate, formOf(await sampleCv(), { jobId }));
    const docx = docxOf([
      "Nimal Silva",
      "nimal@example.com",
      "Certifications",
      "NVQ Level 4 in Baking, 2019",
    ]);
    const { body: short } = await apply(baker, formOf(docx, { jobId }));
    await api.drain();
    const { facts, lines } = (await evidenceOf(application._id)).body;
    expect(facts).toEqual({
      location: { value: "Nugegoda, Sri Lanka", evidence: [{ line: 2, quote: "Nugegoda, Sri Lanka" }] },
      education: [
        {
          degree: "BSc (Hons) in Software Engineering",
          field: "Software Engineering",
          institution: "University of Kelaniya",
          year: 2021,
          evidence: expect.arrayContaining([{ line: 26, quote: "University of Kelaniya" }]),
        },
      ],
      certifications: [],
      languages: [
        { name: "Sinhala", level: "native", evidence: expect.any(Array) },
        { name: "English", level: "professional", evidence: expect.any(Array) },
        { name: "Tamil", level: "basic", evidence: expect.any(Array) },
      ],
    });
    expect(lines.find(({ line }: { line: number }) => line === 26)?.text).toBe("University of Kelaniya");
    expect((await evidenceOf(short._id)).body.facts).toMatchObject({
      location: null,
      education: [],
      certifications: [{ name: "NVQ Level 4 in Baking", issuer: null, year: 2019, evidence: [{ line: 3 }] }],
      languages: [],
    });
  });

  it("show what each point stands on to the owner of the job alone, once there is an analysis", async () => {
    await newJob();
    const candidate = await api.signUp("candidate");
    const { body: pending } = await apply(candidate, formOf(await sampleCv(), { jobId }));
    expect(await evidenceOf(pending._id)).toMatchObject({ status: 200, body: null });
    expect((await evidenceOf(pending._id, other.token)).status).toBe(403);
    expect((await evidenceOf(pending._id, candidate.token)).status).toBe(403);
    expect((await evidenceOf(candidate.userId)).status).toBe(404);
    expect((await evidenceOf("nonsense")).status).toBe(404);
    await api.drain();
    const { body } = await evidenceOf(pending._id);
    const points = body.parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0);
    const [application] = (await applicants()).body;
    expect(Math.round(points)).toBe(application.analysis.overallScore);
    expect(body.hiddenWords).toBe(0);
    expect(Object.keys(application.analysis)).not.toContain("lines");
  });

  it("take a DOCX and rank the better fit first, those without a score last", async () => {
    await newJob();
    const [strong, weak, scan] = await Promise.all([1, 2, 3].map(() => api.signUp("candidate")));
    if (strong === undefined || weak === undefined || scan === undefined) throw new Error("no candidates");
    const docx = docxOf([
      "Nimal Silva",
      "nimal@example.com",
      "Skills",
      "Baking, Pastry",
      "Education",
      "Diploma in Baking, 2019",
    ]);
    await apply(scan, formOf(pdfWithoutText(), { jobId }));
    await apply(weak, formOf(docx, { jobId }, "cv.docx"));
    await apply(strong, formOf(await sampleCv(), { jobId }));
    await api.drain();
    const { body } = await applicants();
    expect(body.map((application: { candidate: { _id: string } }) => application.candidate._id)).toEqual([
      strong.userId,
      weak.userId,
      scan.userId,
    ]);
    expect(body[2]).toMatchObject({
      analysisStatus: "failed",
      analysis: { error: expect.stringContaining("scan") },
    });
  });

  it("fail with a reason that helps when the CV cannot be read", async () => {
    await newJob();
    const [encrypted, damaged] = await Promise.all([api.signUp("candidate"), api.signUp("candidate")]);
    const broken = (await sampleCv()).slice(0, 900);
    expect((await apply(encrypted, formOf(encryptedPdf(), { jobId }))).status).toBe(201);
    expect((await apply(damaged, formOf(broken, { jobId }))).status).toBe(201);
    await api.drain();
    const errors = (await applicants()).body.map(
      (application: { analysis: { error: string } }) => application.analysis.error,
    );
    expect(errors).toHaveLength(2);
    expect(errors.join(" ")).toMatch(/password/);
    expect(errors.join(" ")).toMatch(/damaged/);
  });

  it("refuse a second one to the same job, also when both race", async () => {
    await newJob();
    const candidate = await api.signUp("candidate");
    const cv = await sampleCv();
    const answers = await Promise.all([1, 2, 3].map(() => apply(candidate, formOf(cv, { jobId }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const files = await api.database.sql`select from stored_files where owner_id = ${candidate.userId}`;
    expect(files).toHaveLength(1);
  });

  it("refuse what is not one's own, unknown or no CV, and leave nothing behind", async () => {
    await newJob();
    const candidate = await api.signUp("candidate");
    const cv = await sampleCv();
    expect((await apply(candidate, formOf(cv, { jobId, candidateId: owner.userId }))).status).toBe(403);
    expect((await apply(candidate, formOf(cv, { jobId: "nonsense" }))).status).toBe(404);
    expect((await apply(candidate, formOf(cv, { jobId: candidate.userId }))).status).toBe(404);
    expect((await apply(candidate, formOf(cv))).status).toBe(400);
    expect((await apply(candidate, formOf(undefined, { jobId }))).status).toBe(400);
    expect((await apply(candidate, formOf(new Uint8Array(0), { jobId }))).status).toBe(400);
    expect(
      (await apply(candidate, formOf(new TextEncoder().encode("Hello, I am a CV"), { jobId }))).status,
    ).toBe(415);
    const large = new Uint8Array(5_242_881);
    large.set(cv);
    expect((await apply(candidate, formOf(large, { jobId }))).status).toBe(413);
    expect((await apply(owner, formOf(cv, { jobId }))).status).toBe(403);
    expect(
      await api.database.sql`select from stored_files where owner_id = ${candidate.userId}`,
    ).toHaveLength(0);
    expect((await applicants()).body).toEqual([]);
  });

  it("are listed for the owner of the job alone", async () => {
    await newJob();
    const candidate = await api.signUp("candidate");
    expect((await applicants(other.token)).status).toBe(403);
    expect((await applicants(candidate.token)).status).toBe(403);
    expect((await applicants(owner.token, "nonsense")).status).toBe(404);
  });

  it("are shown to their applicant with the company, newest first", async () => {
    const candidate = await api.signUp("candidate");
    const ids = [await newJob(), await newJob()];
    for (const id of ids) await apply(candidate, formOf(await sampleCv(), { jobId: id }));
    const { body } = await api.call("GET", "/applications/my-applications", { token: candidate.token });
    expect(body.map((application: { job: { _id: string } }) => application.job._id)).toEqual(ids.reverse());
    expect(body[0].job).toEqual({ _id: ids[0], title: JOB.title, company: "Lakeside" });
  });

  it("give the file back as it was uploaded, to the two it concerns", async () => {
    await newJob();
    const candidate = await api.signUp("candidate");
    const cv = await sampleCv();
    const { body: application } = await apply(candidate, formOf(cv, { jobId }, "Mein Lebenslauf – ü.pdf"));
    for (const user of [owner, candidate]) {
      const response = await fetch(`${api.url}/api/applications/${application._id}/cv`, {
        headers: { Authorization: `Bearer ${user.token}` },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("content-disposition")).toContain("attachment");
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(cv);
    }
    const stranger = await api.signUp("candidate");
    for (const user of [other, stranger]) {
      expect(
        (await api.call("GET", `/applications/${application._id}/cv`, { token: user.token })).status,
      ).toBe(404);
    }
  });

  it("are deleted by the owner of the job or withdrawn by the applicant, and by no one else", async () => {
    await newJob();
    const [first, second] = await Promise.all([api.signUp("candidate"), api.signUp("candidate")]);
    const { body: one } = await apply(first, formOf(await sampleCv(), { jobId }));
    const { body: two } = await apply(second, formOf(await sampleCv(), { jobId }));
    const remove = (id: string, user: TestUser) =>
      api.call("DELETE", `/applications/${id}`, { token: user.token });
    expect((await remove(one._id, second)).status).toBe(403);
    expect((await remove(one._id, other)).status).toBe(403);
    expect((await applicants()).body).toHaveLength(2);
    expect((await remove(one._id, first)).status).toBe(204);
    expect((await remove(two._id, owner)).status).toBe(204);
    expect((await remove(two._id, owner)).status).toBe(404);
    expect((await remove("nonsense", owner)).status).toBe(404);
    expect((await applicants()).body).toEqual([]);
    await api.drain();
  });

  it("are counted for their recruiter, and today's once they are analysed", async () => {
    const recruiter = await api.signUp("recruiter");
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    const candidate = await api.signUp("candidate");
    await apply(candidate, formOf(await sampleCv(), { jobId: job._id }));
    await api.drain();
    const count = (path: string) =>
      api.call("GET", `/applications/count/${path}`, { token: recruiter.token });
    expect((await count("by-recruiter")).body).toEqual({ count: 1 });
    // A job without applicants and other people's jobs are not in the list.
    await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    expect((await count("by-job")).body).toEqual([{ jobId: job._id, count: 1, waiting: 1 }]);
    expect((await count("matches-today?timeZone=Asia/Colombo")).body).toEqual({ count: 1 });
    expect((await count("matches-today?timeZone=Mars/Olympus")).status).toBe(400);
    await api.database
      .sql`update applications set created_at = created_at - interval '2 days' where job_id = ${job._id}`;
    expect((await count("matches-today")).body).toEqual({ count: 0 });
  });

  it("survive a crash between upload and analysis", async () => {
    await using first = await openTestApi({ database: api.database, withoutTasks: true });
    await newJob();
    const candidate = await api.signUp("candidate");
    const form = formOf(await sampleCv(), { jobId });
    const { status } = await first.call("POST", "/applications/upload", {
      token: candidate.token,
      body: form,
    });
    expect(status).toBe(201);
    // Whoever has a worker finds the task, although the file is in the other process's folder: it says so.
    await api.drain();
    const [application] = (await applicants()).body;
    expect(application.analysisStatus).toBe("failed");
    expect(application.analysis.error).toContain("could not be found");
  });
});
