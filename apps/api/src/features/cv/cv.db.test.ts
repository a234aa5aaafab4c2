import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, formOf, pdfWithoutText, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

describe("the CV analysis tool", () => {
  let api: TestApi;
  let user: TestUser;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const analyse = (form: FormData) =>
    api.call("POST", "/cv/comprehensive", { token: user.token, body: form });
  const history = () => api.call("GET", "/cv/history", { token: user.token });

  it("analyses PDF and DOCX and keeps both, newest first", async () => {
    user = await api.signUp("recruiter");
    expect((await history()).body.data).toEqual({ summary: null, lastAnalyzed: null, entries: [] });
    const pdf = await analyse(formOf(await sampleCv(), { language: "auto" }));
    expect(pdf.status).toBe(200);
    const docx = await analyse(formOf(docxOf(["Nimal Silva", "Skills", "Baking, Pastry"]), {}, "mine.docx"));
    expect(docx.status).toBe(200);
    const { data } = (await history()).body;
    expect(data.entries.map((entry: { fileName: string }) => entry.fileName)).toEqual([
      "mine.docx",
      "cv.pdf",
    ]);
    expect(data.summary).toEqual(data.entries[0].summary);
    const entry = await api.call("GET", `/cv/history/${data.entries[1].id}`, { token: user.token });
    expect(entry.body).toEqual(pdf.body);
  });

  it("gives the lines of the CV, its headings told apart", async () => {
    user = await api.signUp("candidate");
    const { lines } = (await analyse(formOf(await sampleCv()))).body.data.evidence;
    const headings = lines.filter(({ isHeading }: { isHeading: boolean }) => isHeading);
    expect(headings.map(({ text }: { text: string }) => text)).toContain("Experience");
    expect(headings.length).toBeLessThan(lines.length / 2);
  });

  it("gives figures that agree with each other", async () => {
    user = await api.signUp("candidate");
    const { data } = (await api.call("POST", "/cv/comprehensive-test", { token: user.token })).body;
    expect(data.summary.experienceYears).toBe(data.experience.totalExperience);
    expect(data.summary.achievementsCount).toBe(data.achievements.achievements.length);
    expect(data.summary.skillsCount).toBe(data.skills.technicalSkills.length + data.skills.softSkills.length);
    expect(data.multiLanguage.detectedLanguage).toBe("en");
    expect((await history()).body.data.entries).toHaveLength(1);
  });

  it("keeps no failure, and refuses a language that it does not know", async () => {
    user = await api.signUp("candidate");
    expect((await analyse(formOf(pdfWithoutText()))).status).toBe(422);
    expect((await analyse(formOf(await sampleCv(), { language: "klingon" }))).status).toBe(400);
    expect((await history()).body.data.entries).toEqual([]);
  });

  it("shows and deletes entries to their owner alone", async () => {
    user = await api.signUp("candidate");
    await analyse(formOf(await sampleCv()));
    const { id } = (await history()).body.data.entries[0];
    const stranger = await api.signUp("recruiter");
    expect((await api.call("GET", `/cv/history/${id}`, { token: stranger.token })).status).toBe(404);
    expect((await api.call("DELETE", `/cv/history/${id}`, { token: stranger.token })).status).toBe(404);
    expect((await api.call("DELETE", "/cv/history/nonsense", { token: user.token })).status).toBe(404);
    expect((await api.call("DELETE", `/cv/history/${id}`, { token: user.token })).status).toBe(204);
    expect((await history()).body.data.entries).toEqual([]);
  });

  it("does not write the profile or the history of others", async () => {
    user = await api.signUp("candidate");
    await analyse(formOf(await sampleCv()));
    const { body } = await api.call("GET", "/users/me", { token: user.token });
    expect(body).toMatchObject({ cvUploaded: false, skills: [] });
  });
});
