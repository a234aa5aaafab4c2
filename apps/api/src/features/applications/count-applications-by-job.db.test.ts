import { createApplication, createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson } from "../../../test/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

it("counts the applicants of each own job, and those who still wait for a decision", async () => {
  const { db, sql } = api.database;
  const recruiter = await createPerson(api, "recruiter");
  const [busy, quiet] = [
    await createJob(db, { recruiterId: recruiter.userId }),
    await createJob(db, { recruiterId: recruiter.userId }),
  ];
  await createJob(db, { recruiterId: recruiter.userId });
  for (let index = 0; index < 3; index += 1) await createApplication(db, { jobId: busy.id });
  const { id: decided } = await createApplication(db, { jobId: busy.id });
  await sql`update applications set stage = 'hired', stage_changed_at = now() where id = ${decided}`;
  await createApplication(db, { jobId: quiet.id });
  await createApplication(db);

  const { body } = await api.call("GET", "/applications/count/by-job", { token: recruiter.token });
  expect(body).toHaveLength(2);
  expect(body).toEqual(
    expect.arrayContaining([
      { jobId: busy.id, count: 4, waiting: 3 },
      { jobId: quiet.id, count: 1, waiting: 1 },
    ]),
  );
});
