import { createApplication, createJob, createScoredApplication } from "@rolecall/db/testing";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, formOf, sampleCv } from "../files.ts";
import { openTestApi, type TestApi } from "../harness.ts";
import { createPerson, type Person } from "../people.ts";

const text = new TextEncoder();
const idOf = ({ _id }: { _id: string }) => _id;
const zipOf = (name: string) => new Uint8Array(zipSync({ [name]: text.encode("<x/>") }));

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

describe("applications on the wire", () => {
  let api: TestApi;
  let recruiter: Person;
  let jobId: string;
  beforeAll(async () => {
    api = await openTestApi();
    recruiter = await createPerson(api, "recruiter");
    const body = { title: "Backend Engineer", description: "Builds.", requiredSkills: ["Java"] };
    jobId = (await api.call("POST", "/jobs", { token: recruiter.token, body })).body._id;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function apply(bytes: Uint8Array<ArrayBuffer>, name = "cv.pdf") {
    const { token } = await createPerson(api, "candidate");
    const answer = await api.call("POST", "/applications/upload", {
      token,
      body: formOf(bytes, { jobId }, name),
    });
    return { ...answer, token };
  }

  it.each([
    ["a page that speaks of %PDF-", () => text.encode("<html>%PDF- is a header</html>"), 415],
    ["a zip", () => zipOf("a.txt"), 415],
    ["a zip with a folder called word somewhere", () => zipOf("notes/word/a.txt"), 415],
    ["a spreadsheet", () => zipOf("xl/workbook.xml"), 415],
    ["a DOCX under another name", () => docxOf(["Nimal Silva"]), 201],
    ["the first half of a DOCX", () => docxOf(["Nimal Silva"]).slice(0, 700), 201],
  ])("judge %s by its content", async (_what, bytes, expected) => {
    expect((await apply(bytes())).status).toBe(expected);
  });

  it("take a PDF with rubbish before its header, up to where readers look for it", async () => {
    const cv = await sampleCv();
    expect((await apply(join(text.encode("rubbish\n".repeat(20)), cv))).status).toBe(201);
    expect((await apply(join(text.encode("rubbish\n".repeat(250)), cv))).status).toBe(415);
  });

  it("take exactly 5,242,880 bytes and not one more", async () => {
    const cv = await sampleCv();
    const padded = (size: number) => join(cv, new Uint8Array(size - cv.byteLength));
    expect((await apply(padded(5_242_880))).status).toBe(201);
    const { status, body } = await apply(padded(5_242_881));
    expect([status, body.code]).toEqual([413, "FILE_TOO_LARGE"]);
  });

  it.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\me\\cv.pdf", "cv.pdf"],
    ["it's (1)*.pdf", "it's (1)*.pdf"],
    ["\u202eשלום 😀.docx", "שלום 😀.pdf"],
    [`${"😀".repeat(250)}.pdf`, `${"😀".repeat(200)}.pdf`],
  ])("keep the file name %s as a name", async (name, kept) => {
    const { body, token } = await apply(await sampleCv(), name);
    expect(body.fileName).toBe(kept);
    const { headers } = await api.call("GET", `/applications/${body._id}/cv`, { token });
    const [, extended = ""] =
      /filename\*=UTF-8''([A-Za-z0-9%._~-]+)$/.exec(headers.get("content-disposition") ?? "") ?? [];
    expect(decodeURIComponent(extended)).toBe(kept);
  });

  it("take the caller's id, refuse another's with 403 and what is no id with 404", async () => {
    const { token, userId } = await createPerson(api, "candidate");
    const other = await createPerson(api, "candidate");
    const cv = await sampleCv();
    const upload = async (candidateId: string) =>
      (await api.call("POST", "/applications/upload", { token, body: formOf(cv, { jobId, candidateId }) }))
        .status;
    expect(await upload(other.userId)).toBe(403);
    expect(await upload("nonsense")).toBe(404);
    expect(await upload(userId)).toBe(201);
  });

  it("count the first of two files, and a text field of that name as none", async () => {
    const { token } = await createPerson(api, "candidate");
    const upload = (body: FormData) => api.call("POST", "/applications/upload", { token, body });
    const typed = formOf(undefined, { jobId, cvFile: "cv.pdf" });
    expect((await upload(typed)).status).toBe(400);
    const twice = formOf(await sampleCv(), { jobId });
    twice.append("cvFile", new File([text.encode("x")], "b.pdf"));
    expect((await upload(twice)).status).toBe(201);
  });

  it("leave no file and no row when they are refused at the last moment", async () => {
    const { token, userId } = await createPerson(api, "candidate");
    const cv = await sampleCv();
    const upload = () => api.call("POST", "/applications/upload", { token, body: formOf(cv, { jobId }) });
    const statuses = (await Promise.all([upload(), upload(), upload()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    const rows = await api.database.sql`select key from stored_files where owner_id = ${userId}`;
    expect(rows).toHaveLength(1);
  });

  it("are analysed one after the other in a rush, without a pause between them", async () => {
    await api.drain();
    const cv = await sampleCv();
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 12 }, () => apply(cv)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await api.drain();
    // A worker that sleeps between two tasks takes three minutes.
    expect(performance.now() - started).toBeLessThan(90_000);
    const { body } = await api.call("GET", `/applications/${jobId}`, { token: recruiter.token });
    expect(body.map((each: { analysisStatus: string }) => each.analysisStatus)).not.toContain("pending");
  });

  it("come whole, and in pages with a link to the next for those who ask", async () => {
    const { db } = api.database;
    const job = await createJob(db, { recruiterId: recruiter.userId });
    const scored = await Promise.all(
      [90, 40, 70, 70].map((score, minute) =>
        createScoredApplication(db, {
          jobId: job.id,
          score,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
        }),
      ),
    );
    const unscored = await createApplication(db, { jobId: job.id });
    const order = [0, 2, 3, 1].map((index) => scored[index]?.id).concat(unscored.id);
    const list = async (query: string, token = recruiter.token) => {
      const { status, body, headers } = await api.call("GET", `/applications/${job.id}${query}`, { token });
      return { status, ids: status === 200 ? body.map(idOf) : [], link: headers.get("link") };
    };
    const next = (query: string) => `</api/applications/${job.id}?${query}>; rel="next"`;
    for (const whole of ["", "?limit=", "?page=&limit="])
      expect(await list(whole)).toEqual({ status: 200, ids: order, link: null });
    expect(await list("?page=1")).toEqual({ status: 200, ids: order, link: null });
    expect(await list("?limit=2")).toEqual({
      status: 200,
      ids: order.slice(0, 2),
      link: next("limit=2&page=2"),
    });
    expect(await list("?limit=2&page=2")).toEqual({
      status: 200,
      ids: order.slice(2, 4),
      link: next("limit=2&page=3"),
    });
    expect(await list("?limit=2&page=3")).toEqual({ status: 200, ids: order.slice(4), link: null });
    expect(await list("?limit=2&page=4")).toEqual({ status: 200, ids: [], link: null });
    expect((await list("?limit=2&limit=nonsense")).ids).toEqual(order.slice(0, 2));
    for (const wrong of ["?limit=0", "?limit=501", "?page=0", "?page=two"])
      expect((await list(wrong)).status).toBe(400);
    const stranger = await createPerson(api, "recruiter");
    expect((await list("?limit=2", stranger.token)).status).toBe(403);
  });
});
