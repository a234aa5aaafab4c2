import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, formOf, sampleCv } from "../files.ts";
import { openTestApi, type TestApi } from "../harness.ts";
import { createPerson, type Person } from "../people.ts";

describe("the CV analysis on the wire", () => {
  let api: TestApi;
  let person: Person;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    person = await createPerson(api, "recruiter");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const analyse = (body: FormData) => api.call("POST", "/cv/comprehensive", { token: person.token, body });

  it.each([
    ["JSON", "application/json", "{}"],
    ["a form without a boundary", "multipart/form-data", "x"],
    ["the bare file", "application/pdf", "%PDF-1.7"],
    ["nothing", "text/plain", ""],
  ])("takes %s for a form without a file", async (_what, type, body) => {
    const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": type };
    const answer = await fetch(`${api.url}/api/cv/comprehensive`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "FILE_EMPTY" });
  });

  it("takes any language, a blank one for none, and refuses what is no language", async () => {
    const cv = await sampleCv();
    for (const language of ["", "auto", "en", "ja"]) {
      expect((await analyse(formOf(cv, { language }))).status, language).toBe(200);
    }
    for (const language of ["EN", "xx", "english", "x".repeat(500), "\0"]) {
      expect((await analyse(formOf(cv, { language }))).status, language).toBe(400);
    }
  });

  it("judges the type by content, whatever the name says, and names the file by its type", async () => {
    expect((await analyse(formOf(await sampleCv(), {}, "cv.docx"))).status).toBe(200);
    expect((await analyse(formOf(docxOf(["Nimal Silva", "Skills", "Baking"]), {}, "cv.pdf"))).status).toBe(
      200,
    );
    const { body } = await api.call("GET", "/cv/history", { token: person.token });
    const names = body.data.entries.map(({ fileName }: { fileName: string }) => fileName);
    expect(names.slice(0, 2)).toEqual(["cv.docx", "cv.pdf"]);
  });

  it("analyses the sample anew, with or without a body", async () => {
    const test = (body?: object) => api.call("POST", "/cv/comprehensive-test", { token: person.token, body });
    const answers = [await test(), await test({})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const { body } = await api.call("GET", "/cv/history", { token: person.token });
    expect(body.data.entries.length).toBeGreaterThanOrEqual(2);
    expect(body.data.lastAnalyzed).toBe(body.data.entries[0].lastAnalyzed);
  });
});
