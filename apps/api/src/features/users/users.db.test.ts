import { TEST_PASSWORD } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, encryptedPdf, formOf, pdfWithoutText, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

describe("users", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const me = (user: TestUser) => api.call("GET", "/users/me", { token: user.token });

  it("see themselves, and never a password hash", async () => {
    const user = await api.signUp("candidate");
    const { body } = await me(user);
    expect(body).toEqual({
      _id: user.userId,
      name: user.name,
      email: user.email,
      role: "candidate",
      profileComplete: false,
      cvUploaded: false,
      profileSummary: "",
      skills: [],
      aiProfileInsights: null,
    });
  });

  it("are listed for recruiters by name, with search and pages", async () => {
    const recruiter = await api.signUp("recruiter");
    for (const name of ["Zoe Finder", "Élodie Finder", "anna Finder", "Mia Finder"])
      await api.signUp("candidate", name);
    const list = (query: string) =>
      api.call("GET", `/users?role=candidate&search=finder${query}`, { token: recruiter.token });
    const names = async (query: string) =>
      (await list(query)).body.users.map((user: { name: string }) => user.name);
    expect(await names("")).toEqual(["anna Finder", "Élodie Finder", "Mia Finder", "Zoe Finder"]);
    expect(await names("&limit=2&page=2")).toEqual(["Mia Finder", "Zoe Finder"]);
    expect((await list("&page=0")).status).toBe(400);
    expect(Object.keys((await list("")).body.users[0]).sort()).toEqual(["_id", "email", "name", "role"]);
    for (const mark of ["%", "'", "̈"]) {
      const path = `/users?search=${encodeURIComponent(mark)}`;
      const found = await api.call("GET", path, { token: recruiter.token });
      expect(found.body.users, mark).toEqual([]);
    }
  });

  it.each([
    ["Nguyễn Thị Bưởi", ["nguyen thi buoi", "NGUYỄN", "thị"]],
    ["Siân O’Folder", ["sian o'folder", "ofolder", "O’Fold"]],
    ["Jürgen Größebrück", ["grossebruck", "größe"]],
    ["Đỗ Łukasz Sørensen", ["do lukasz sorensen"]],
  ])("%s is found with and without accents and apostrophes", async (name, searches) => {
    const recruiter = await api.signUp("recruiter");
    await api.signUp("candidate", name);
    for (const search of searches) {
      const found = await api.call("GET", `/users?search=${encodeURIComponent(search)}`, {
        token: recruiter.token,
      });
      expect(found.body.users).toMatchObject([{ name }]);
    }
  });

  it("change name and e-mail, but not to one that is taken", async () => {
    const [user, other] = await Promise.all([api.signUp("candidate"), api.signUp("recruiter")]);
    const put = (body: object) => api.call("PUT", "/users/account/details", { token: user.token, body });
    expect((await put({ name: "  New Name  " })).body).toMatchObject({ name: "New Name", email: user.email });
    expect((await put({ email: other.email.toUpperCase() })).status).toBe(409);
    expect((await put({ email: "nonsense" })).status).toBe(400);
    expect((await me(user)).body).toMatchObject({ name: "New Name", email: user.email });
  });

  it("change the password, which ends every other session", async () => {
    const user = await api.signUp("candidate");
    const second = await api.call("POST", "/auth/login", {
      body: { email: user.email, password: TEST_PASSWORD },
    });
    const change = (body: object) => api.call("POST", "/users/account/password", { token: user.token, body });
    expect((await change({ currentPassword: "not-it-at-all", newPassword: "a-new-password" })).status).toBe(
      400,
    );
    expect((await change({ currentPassword: TEST_PASSWORD, newPassword: "short" })).status).toBe(400);
    const { status, body } = await change({ currentPassword: TEST_PASSWORD, newPassword: "a-new-password" });
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String) });
    expect((await api.call("GET", "/users/me", { token: second.body.token })).status).toBe(401);
    expect((await me(user)).status).toBe(200);
    const login = await api.call("POST", "/auth/login", {
      body: { email: user.email, password: "a-new-password" },
    });
    expect(login.status).toBe(200);
  });

  it("are stopped from guessing the password of a session that was left open", async () => {
    const user = await api.signUp("candidate");
    const change = (currentPassword: string) =>
      api.call("POST", "/users/account/password", {
        token: user.token,
        body: { currentPassword, newPassword: "a-new-password" },
      });
    for (let i = 0; i < 5; i += 1) expect((await change(`guess-number-${i}`)).status).toBe(400);
    const refused = await change(TEST_PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await api.database.sql`update login_failures set failed_at = failed_at - interval '16 minutes'`;
    // The refused change has changed nothing: the old password still is the one.
    const login = await api.call("POST", "/auth/login", {
      body: { email: user.email, password: TEST_PASSWORD },
    });
    expect(login.status).toBe(200);
    expect((await change(TEST_PASSWORD)).status).toBe(200);
  });

  it("change the password once when two do it at the same time", async () => {
    const user = await api.signUp("recruiter");
    const change = (newPassword: string) =>
      api.call("POST", "/users/account/password", {
        token: user.token,
        body: { currentPassword: TEST_PASSWORD, newPassword },
      });
    const passwords = ["a-new-password", "another-password"];
    const statuses = (await Promise.all(passwords.map(change))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    const stands = passwords[statuses.indexOf(200)];
    const login = await api.call("POST", "/auth/login", { body: { email: user.email, password: stands } });
    expect(login.status).toBe(200);
  });

  it("complete a profile with a summary and a skill", async () => {
    const user = await api.signUp("candidate");
    const put = (body: object) => api.call("PUT", "/users/profile/candidate", { token: user.token, body });
    expect((await put({ profileSummary: "I bake." })).body.profileComplete).toBe(false);
    const { body } = await put({ skills: [" Baking ", "baking", "Pastry", ""] });
    expect(body).toMatchObject({
      skills: ["Baking", "Pastry"],
      profileSummary: "I bake.",
      profileComplete: true,
    });
    const hundred = Array.from({ length: 100 }, (_, i) => `Skill ${i}`);
    expect((await put({ skills: hundred })).status).toBe(200);
    expect((await put({ skills: [...hundred, "One more"] })).status).toBe(400);
  });

  it("get their profile from a CV, with nothing made up", async () => {
    const user = await api.signUp("candidate");
    const { status, body } = await api.call("POST", "/users/profile/upload-cv", {
      token: user.token,
      body: formOf(await sampleCv()),
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ cvUploaded: true, profileComplete: true });
    expect(body.user.skills).toEqual(body.analysisData.skills);
    expect(body.user.aiProfileInsights.experienceLevel).toBe(body.analysisData.aiInsights.experienceLevel);
    expect(body.analysisData.personalInfo.email).toMatch(/@/);
    expect(body.analysisData.experience.positions.length).toBeGreaterThan(0);
  });

  it("get the CV behind their profile back as it was uploaded, each their own", async () => {
    const [user, other] = [await api.signUp("candidate"), await api.signUp("candidate")];
    const cv = await sampleCv();
    const body = formOf(cv, {}, "Mein Lebenslauf – ü.pdf");
    await api.call("POST", "/users/profile/upload-cv", { token: user.token, body });
    const response = await fetch(`${api.url}/api/users/profile/cv`, {
      headers: { Authorization: `Bearer ${user.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain(encodeURIComponent("Lebenslauf – ü.pdf"));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(cv);
    const get = ({ token }: TestUser) => api.call("GET", "/users/profile/cv", { token });
    expect((await get(other)).status).toBe(404);
    expect((await get(await api.signUp("recruiter"))).status).toBe(403);
  });

  it("keep their skills, typed and read, when the same CV is read again", async () => {
    const user = await api.signUp("candidate");
    const token = user.token;
    await api.call("POST", "/users/profile/upload-cv", { token, body: formOf(await sampleCv()) });
    const before = (await me(user)).body.skills;
    await api.call("PUT", "/users/profile/candidate", { token, body: { skills: [...before, "Falconry"] } });
    const same = await api.call("PUT", "/users/profile/replace-cv", {
      token,
      body: formOf(await sampleCv()),
    });
    expect(same.body.changes).toEqual({ skillsAdded: [], skillsRemoved: [], experienceChanged: false });
    expect(same.body.user.skills).toEqual([...before, "Falconry"]);
  });

  it("can correct what was read, and the correction survives the next CV", async () => {
    const user = await api.signUp("candidate");
    const token = user.token;
    expect((await api.call("GET", "/trpc/users.reading", { token })).body.result.data).toBeNull();
    await api.call("POST", "/users/profile/upload-cv", { token, body: formOf(await sampleCv()) });
    const positions = [
      { title: "Baker", company: "Corner Bakery", startDate: "2010-01", endDate: "2019-12", current: false },
    ];
    const corrected = await api.call("POST", "/trpc/users.correctReading", {
      token,
      body: { corrections: { phone: null, location: "Galle", positions } },
    });
    const receipt = corrected.body.result.data;
    expect(receipt.corrected).toEqual(["phone", "location", "positions"]);
    expect(receipt.facts.personalInfo).toMatchObject({
      phone: null,
      location: "Galle",
      name: receipt.read.personalInfo.name,
    });
    expect(receipt.facts.experience).toMatchObject({
      totalYears: 10,
      positions: [{ ...positions[0], years: 10 }],
    });

    // What is said of the experience follows, on the receipt as in the profile.
    const said = { experienceLevel: "Expert", recommendedRoles: ["Baker"] };
    expect(receipt.facts.aiInsights).toMatchObject(said);
    expect(receipt.facts.aiInsights.keyStrengths).toContain("10 years of experience");
    const insights = async () => {
      const { lastAnalyzed: _, ...rest } = (await me(user)).body.aiProfileInsights;
      return rest;
    };
    expect(await insights()).toEqual(receipt.facts.aiInsights);

    const again = await api.call("PUT", "/users/profile/replace-cv", {
      token,
      body: formOf(await sampleCv()),
    });
    expect(again.status).toBe(200);
    expect(again.body.user.aiProfileInsights).toMatchObject(said);
    const kept = (await api.call("GET", "/trpc/users.reading", { token })).body.result.data;
    expect(kept.facts).toEqual(receipt.facts);
    const reset = await api.call("POST", "/trpc/users.correctReading", {
      token,
      body: { reset: ["phone", "location", "positions"] },
    });
    expect(reset.body.result.data.facts).toEqual(receipt.read);
    expect(await insights()).toEqual(receipt.read.aiInsights);
  });

  it.each([
    ["no file", undefined, 400],
    ["an empty file", new Uint8Array(0), 400],
    ["a text file", new TextEncoder().encode("not a PDF"), 415],
    ["a DOCX where only PDF is allowed", docxOf(["Nimal Silva"]), 415],
    ["a file over 5 MB", new Uint8Array(5_242_881).fill(37), 413],
    ["a damaged PDF", new TextEncoder().encode("%PDF-1.7\nnothing of one"), 422],
    ["an encrypted PDF", encryptedPdf(), 422],
    ["a scan", pdfWithoutText(), 422],
  ])("are told what is wrong with %s, and nothing is kept", async (_what, bytes, expected) => {
    const user = await api.signUp("candidate");
    const { status, body } = await api.call("POST", "/users/profile/upload-cv", {
      token: user.token,
      body: formOf(bytes),
    });
    expect(status).toBe(expected);
    expect(body).toEqual({ error: expect.any(String), code: expect.stringMatching(/^FILE_/) });
    expect((await me(user)).body).toMatchObject({ cvUploaded: false, profileComplete: false, skills: [] });
    expect(await api.database.sql`select from stored_files where owner_id = ${user.userId}`).toHaveLength(0);
  });
});
