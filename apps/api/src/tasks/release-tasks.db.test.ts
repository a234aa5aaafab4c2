import { createTestDatabase } from "@rolecall/db/testing";
import { expect, it } from "vitest";
import { formOf, sampleCv } from "../../test/files.ts";
import { openTestApi } from "../../test/harness.ts";
import { createPerson } from "../../test/people.ts";
import { releaseTasks } from "./task-queue.queries.ts";

it("what a killed process was working on is done by the next", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const { db, sql } = api.database;
  const recruiter = await createPerson(api, "recruiter");
  const candidate = await createPerson(api, "candidate");
  const job = await api.call("POST", "/jobs", {
    token: recruiter.token,
    body: { title: "Backend Engineer", description: "Builds." },
  });
  const application = await api.call("POST", "/applications/upload", {
    token: candidate.token,
    body: formOf(await sampleCv(), { jobId: job.body._id }),
  });
  expect([job.status, application.status]).toEqual([201, 201]);
  const states = async () =>
    (await sql`select state from pgboss.job where name = 'applications.analyse-application'`).map(
      ({ state }) => state,
    );
  // As the queue leaves a task behind whose worker is gone.
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`;

  await releaseTasks(db);
  expect(await states()).toEqual(["retry"]);
  await api.deps.tasks.start(api.deps);
  // On a loaded machine the first attempt may fail; `drain` does not wait for one that is due later.
  await expect.poll(states, { timeout: 200_000 }).toEqual(["completed"]);
  const { body } = await api.call("GET", `/applications/${job.body._id}`, { token: recruiter.token });
  expect(body.map((each: { analysisStatus: string }) => each.analysisStatus)).toEqual(["done"]);
});

it("a database that never had tasks has none to give back", async () => {
  await using database = await createTestDatabase();
  await expect(releaseTasks(database.db)).resolves.toBeUndefined();
});
