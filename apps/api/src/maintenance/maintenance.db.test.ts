import { newId } from "@rolecall/db";
import { removedApplications, storedFiles } from "@rolecall/db/schema";
import { createApplication, createCandidate, createJob, createStoredFile } from "@rolecall/db/testing";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../test/harness.ts";
import { run as cleanUp } from "./clean-up.handler.ts";
import { run as refreshVocabulary } from "./refresh-vocabulary.handler.ts";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
const BYTES = new TextEncoder().encode("%PDF-1.7");

describe("maintenance", () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function storeFile(createdAt: Date = LONG_AGO) {
    const { db } = api.database;
    const { id: ownerId } = await createCandidate(db);
    const file = await createStoredFile(db, { ownerId, createdAt });
    await api.deps.files.put(file.key, BYTES);
    return file;
  }

  async function idsThatAreThere(ids: readonly string[]): Promise<string[]> {
    const { db } = api.database;
    const rows = await db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(inArray(storedFiles.id, [...ids]));
    return rows.map((row) => row.id).sort();
  }

  it("deletes files that nothing refers to, row and bytes, and no others", async () => {
    const [orphan, young, used] = [await storeFile(), await storeFile(new Date()), await storeFile()];
    await createApplication(api.database.db, { candidateId: used.ownerId, cvFileId: used.id });
    await cleanUp(api.deps);
    expect(await idsThatAreThere([orphan.id, young.id, used.id])).toEqual([young.id, used.id].sort());
    expect(await api.deps.files.get(orphan.key)).toBeUndefined();
    for (const { key } of [young, used])
      expect(Buffer.from((await api.deps.files.get(key)) ?? [])).toEqual(Buffer.from(BYTES));
  });

  it("keeps the row of a file whose bytes could not be deleted, for the next round", async () => {
    const orphan = await storeFile();
    const failing = { ...api.deps.files, delete: () => Promise.reject(new Error("The store is down.")) };
    await expect(cleanUp({ ...api.deps, files: failing })).rejects.toThrow("The store is down.");
    expect(await idsThatAreThere([orphan.id])).toEqual([orphan.id]);
    await cleanUp(api.deps);
    expect(await idsThatAreThere([orphan.id])).toEqual([]);
  });

  it("counts the words of all jobs anew, so that a search forgives a misspelling of them", async () => {
    await createJob(api.database.db, { title: "Ornithologist" });
    await refreshVocabulary(api.deps);
    const { token } = await api.signUp("candidate");
    const { body } = await api.call("GET", "/jobs/search?keyword=ornitologist", { token });
    expect(body.jobs.map((job: { title: string }) => job.title)).toEqual(["Ornithologist"]);
  });

  it("deletes what is left of applications that were removed half a year ago", async () => {
    const { db } = api.database;
    const { id: candidateId } = await createCandidate(db);
    const trace = { candidateId, jobTitle: "Baker", companyName: "", removedBy: "recruiter" as const };
    const rows = [LONG_AGO, new Date()].map((at) => {
      return { ...trace, id: newId(), jobId: newId(), appliedAt: at, removedAt: at };
    });
    await db.insert(removedApplications).values(rows);
    await cleanUp(api.deps);
    const kept = await db.select({ id: removedApplications.id }).from(removedApplications);
    expect(kept).toEqual([{ id: rows[1]?.id }]);
  });
});
