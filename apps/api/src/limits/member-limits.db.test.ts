import { storedFiles } from "@rolecall/db/schema";
import { createJob, createStoredFile } from "@rolecall/db/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, formOf, pdfWithoutText, sampleCv } from "../../test/files.ts";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createPair, createPerson, type Person, trySend } from "../../test/people.ts";
import { createApp } from "../app.ts";
import { run as cleanUp } from "../maintenance/clean-up.handler.ts";

const MB = 1024 * 1024;

describe("what one member may do", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({
      withoutTasks: true,
      settings: {
        MESSAGES_PER_MINUTE: "3",
        UPLOADS_PER_HOUR: "4",
        JOBS_PER_HOUR: "2",
        STORAGE_PER_MEMBER_MB: "1",
      },
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const filesOf = ({ userId }: Person) =>
    api.database.db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.ownerId, userId));
  const analyse = ({ token }: Person, form: FormData) =>
    api.call("POST", "/cv/comprehensive", { token, body: form });

  it("sends so many messages a minute; what was taken stays, what was refused is not stored", async () => {
    const { candidate, recruiter, conversationId } = await createPair(api);
    const texts = ["one", "two", "three", "four"];
    const answers = [];
    for (const text of texts) {
      answers.push(await trySend(api, { from: candidate, conversationId, text, clientId: text }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    const refused = answers.at(-1);
    expect(refused?.body).toEqual({
      error: expect.stringMatching(
        /^You have sent more than 3 messages within a minute\. Please try again in (\d+ seconds|a minute|a second)\.$/,
      ),
      code: "TOO_MANY_REQUESTS",
    });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    // The other one has not sent any.
    expect((await trySend(api, { from: recruiter, conversationId, text: "five" })).status).toBe(201);
    const { body } = await api.call("GET", `/conversations/${conversationId}/messages`, {
      token: recruiter.token,
    });
    expect(body.messages.map((message: { content: { text: string } }) => message.content.text)).toEqual([
      "one",
      "two",
      "three",
      "five",
    ]);
  });

  it("posts so many jobs an hour, of which everybody hears", async () => {
    const [recruiter, colleague] = [
      await createPerson(api, "recruiter"),
      await createPerson(api, "recruiter"),
    ];
    const post = async ({ token }: Person) => {
      const body = { title: "Baker", description: "Bread." };
      return (await api.call("POST", "/jobs", { token, body })).status;
    };
    expect([await post(recruiter), await post(recruiter), await post(recruiter)]).toEqual([201, 201, 429]);
    expect(await post(colleague)).toBe(201);
    const { sql } = api.database;
    const stored = await sql`select from jobs where recruiter_id = ${recruiter.userId}`;
    expect(stored).toHaveLength(2);
  });

  it("uploads so many files an hour, wherever they go and whatever comes of them", async () => {
    const candidate = await createPerson(api, "candidate");
    const job = await createJob(api.database.db);
    const apply = async (person: Person) =>
      api.call("POST", "/applications/upload", {
        token: person.token,
        body: formOf(await sampleCv(), { jobId: job.id }),
      });
    // One that is refused by its looks costs nothing, and does not count.
    expect((await analyse(candidate, formOf(new TextEncoder().encode("no CV")))).status).toBe(415);
    expect((await analyse(candidate, formOf(docxOf(["Skills", "Baking"])))).status).toBe(200);
    expect((await analyse(candidate, formOf(pdfWithoutText()))).status).toBe(422);
    const { token } = candidate;
    expect((await api.call("POST", "/cv/comprehensive-test", { token })).status).toBe(200);
    const profile = { token, body: formOf(await sampleCv()) };
    expect((await api.call("POST", "/users/profile/upload-cv", profile)).status).toBe(200);
    const before = await filesOf(candidate);

    const refused = [
      await apply(candidate),
      await analyse(candidate, formOf(await sampleCv())),
      await api.call("POST", "/cv/comprehensive-test", { token }),
      await api.call("PUT", "/users/profile/replace-cv", { token, body: formOf(await sampleCv()) }),
    ];
    for (const { status, body, headers } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 429, code: "TOO_MANY_REQUESTS" });
      expect(body.error).toMatch(
        /^You have uploaded more than 4 files within an hour\. .+ in \d+ minutes\.$/,
      );
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(await filesOf(candidate)).toEqual(before);
    // Before it has come in, which would be in vain.
    const unread = new ReadableStream(
      { pull: () => expect.unreachable("It was read.") },
      { highWaterMark: 0 },
    );
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "multipart/form-data; boundary=b",
      "Content-Length": "1000",
    };
    const request = { method: "POST", headers, body: unread, duplex: "half" as const };
    expect((await createApp(api.deps).request("/api/cv/comprehensive", request)).status).toBe(429);
    expect((await apply(await createPerson(api, "candidate"))).status).toBe(201);
  });

  it("counts exactly those that come at the same moment", async () => {
    const candidate = await createPerson(api, "candidate");
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => analyse(candidate, formOf(docxOf(["Skills", "Baking"])))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429, 429]);
    expect(await filesOf(candidate)).toHaveLength(4);
  });

  it("stores so many bytes, and has room again when files are deleted", async () => {
    const recruiter = await createPerson(api, "recruiter");
    const form = formOf(docxOf(["Skills", "Baking"]));
    const { db } = api.database;
    expect((await analyse(recruiter, form)).status).toBe(200);
    await createStoredFile(db, { ownerId: recruiter.userId, size: MB - 1_000 });
    const before = await filesOf(recruiter);
    const refused = await analyse(recruiter, form);
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({
      error:
        "Your files take up the 1 MB that one member may store. " +
        "Please delete earlier CV analyses or withdraw applications; two hours later there is room again.",
      code: "STORAGE_FULL",
    });
    expect(await filesOf(recruiter)).toEqual(before);
    expect((await analyse(await createPerson(api, "recruiter"), form)).status).toBe(200);

    // Nothing refers to the large one, so the clean-up takes it.
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    await db
      .update(storedFiles)
      .set({ createdAt: anHourAgo })
      .where(eq(storedFiles.ownerId, recruiter.userId));
    await cleanUp(api.deps);
    expect((await analyse(recruiter, form)).status).toBe(200);
  });
});
