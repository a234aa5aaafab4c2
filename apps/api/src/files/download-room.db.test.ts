import { randomBytes } from "node:crypto";
import { createScoredApplication } from "@rolecall/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { createPerson, type Person } from "../../test/people.ts";
import { createApp } from "../app.ts";
import { createDownloadRoom } from "./download-room.ts";
import { findStoredFile } from "./stored-files.queries.ts";

const BYTES = randomBytes(500_000);

describe("files that are sent at once", () => {
  let api: TestApi;
  let app: ReturnType<typeof createApp>;
  let applicant: Person;
  let path: string;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    app = createApp({ ...api.deps, downloadRoom: createDownloadRoom({ ofAll: 4, ofOne: 2 }) });
    const { db } = api.database;
    applicant = await createPerson(api, "candidate");
    const application = await createScoredApplication(db, { candidateId: applicant.userId, score: 50 });
    const file = await findStoredFile(db, application.cvFileId);
    await api.deps.files.put(file?.key ?? "", BYTES);
    path = `/api/applications/${application.id}/cv`;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const download = (method = "GET") =>
    app.request(path, { method, headers: { Authorization: `Bearer ${applicant.token}` } });

  it("are so many of one member until they are taken, or given up", async () => {
    const [first, second] = [await download(), await download()];
    expect([first.status, second.status]).toEqual([200, 200]);
    const refused = await download();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "5"]);
    expect(await refused.text()).toContain("You are downloading too many files at once.");
    expect(Buffer.from(await first.arrayBuffer()).equals(BYTES)).toBe(true);
    const third = await download();
    await second.body?.cancel();
    const fourth = await download();
    expect([third.status, fourth.status]).toEqual([200, 200]);
    await third.body?.cancel();
    await fourth.body?.cancel();
  });

  it("are none where only the headers are asked for, or the file is lost", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { status, headers } = await download("HEAD");
      expect([status, headers.get("Content-Length")]).toEqual([200, String(BYTES.byteLength)]);
    }
    const lost = await createScoredApplication(api.database.db, { candidateId: applicant.userId, score: 50 });
    for (let round = 0; round < 5; round += 1) {
      const headers = { Authorization: `Bearer ${applicant.token}` };
      expect((await app.request(`/api/applications/${lost.id}/cv`, { headers })).status).toBe(404);
    }
    const after = await download();
    expect(after.status).toBe(200);
    await after.body?.cancel();
  });

  it("come over REST alone", async () => {
    const input = encodeURIComponent(JSON.stringify({ id: path.split("/")[3] }));
    const answer = await api.call("GET", `/trpc/applications.file?input=${input}`, {
      token: applicant.token,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toBe("Files come over REST: /api/docs says at which address.");
  });
});
