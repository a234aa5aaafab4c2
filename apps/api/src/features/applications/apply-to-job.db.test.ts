import { applications, liveEvents } from "@rolecall/db/schema";
import { createJob } from "@rolecall/db/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson } from "../../../test/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

test("the recruiter is told of an application at once, on the bell and live, and once", async () => {
  const { db } = api.database;
  const [recruiter, candidate] = [await createPerson(api, "recruiter"), await createPerson(api, "candidate")];
  const { id: jobId } = await createJob(db, { recruiterId: recruiter.userId, title: "Baker" });
  const apply = async () =>
    api.call("POST", "/applications/upload", {
      token: candidate.token,
      body: formOf(await sampleCv(), { jobId }),
    });
  const { status, body } = await apply();
  expect(status).toBe(201);
  expect(await apply()).toMatchObject({ status: 409, body: { code: "ALREADY_APPLIED" } });
  expect(await db.$count(applications)).toBe(1);

  const inbox = await api.call("GET", "/notifications", { token: recruiter.token });
  const [notification, ...more] = inbox.body.notifications;
  expect(more).toEqual([]);
  expect(notification).toMatchObject({
    type: "new_application",
    message: expect.stringContaining("applied for Baker."),
    target: { jobId, applicationId: body._id },
  });
  const events = await db.select().from(liveEvents).where(eq(liveEvents.userId, recruiter.userId));
  expect(events.map(({ payload }) => payload)).toEqual([
    { type: "new_application", notification, applicationId: body._id, jobId },
  ]);
});
