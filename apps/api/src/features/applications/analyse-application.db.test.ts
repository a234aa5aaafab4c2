import { EMPTY_ANALYSIS } from "@rolecall/cv/testing";
import { applications, cvAnalyses, liveEvents } from "@rolecall/db/schema";
import { createApplication } from "@rolecall/db/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { findStoredFile } from "../../files/stored-files.queries.ts";
import type { CvReading } from "../cv/cv-reader.ts";
import { fail, run } from "./analyse-application.handler.ts";

const READABLE: CvReading = { ok: true, analysis: EMPTY_ANALYSIS };
const HOSTILE: CvReading = { ok: false, problem: "limits" };

describe("the analysis of an application", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  /** An application with its file, and the analysis of it by a reader that finds this, in its own time. */
  async function prepare(reading: CvReading, meanwhile: (id: string) => Promise<unknown> = async () => {}) {
    const { db } = api.database;
    const { id, cvFileId } = await createApplication(db);
    const file = await findStoredFile(db, cvFileId);
    await api.deps.files.put(file?.key ?? "", new Uint8Array([1]));
    const analyse = async () => {
      await meanwhile(id);
      return reading;
    };
    const deps = { ...api.deps, cvReader: { ...api.deps.cvReader, analyse } };
    return { id, run: () => run(deps, { applicationId: id }) };
  }

  async function countTraces() {
    const { db } = api.database;
    return { events: await db.$count(liveEvents), analyses: await db.$count(cvAnalyses) };
  }

  it.each([
    ["is kept with its score", READABLE, "done", 1],
    ["fails with a reason where the file cannot be read", HOSTILE, "failed", 0],
  ])("%s, and both sides are told", async (_what, reading, status, analyses) => {
    const before = await countTraces();
    const application = await prepare(reading);
    await application.run();
    const [row] = await api.database.db
      .select()
      .from(applications)
      .where(eq(applications.id, application.id));
    expect(row?.analysisStatus).toBe(status);
    expect([row?.overallScore === null, row?.analysisError === null]).toEqual([
      status === "failed",
      status === "done",
    ]);
    const after = { events: before.events + 2, analyses: before.analyses + analyses };
    expect(await countTraces()).toEqual(after);
  });

  it("stays as it is when an attempt is given up that has come to its end", async () => {
    const application = await prepare(READABLE);
    await application.run();
    const before = await countTraces();
    await fail(api.deps, { applicationId: application.id });
    const [row] = await api.database.db
      .select()
      .from(applications)
      .where(eq(applications.id, application.id));
    expect(row?.analysisStatus).toBe("done");
    expect(await countTraces()).toEqual(before);
  });

  it.each([
    ["a readable one", READABLE],
    ["a hostile one", HOSTILE],
  ])("leaves nothing when the application goes while its file is read: %s", async (_what, reading) => {
    const before = await countTraces();
    const application = await prepare(reading, (id) =>
      api.database.db.delete(applications).where(eq(applications.id, id)),
    );
    await application.run();
    expect(await countTraces()).toEqual(before);
  });
});
