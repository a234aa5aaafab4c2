import { withTx } from "@rolecall/db";
import { expect, it } from "vitest";
import { z } from "zod";
import { formOf, sampleCv } from "../../test/files.ts";
import { openTestApi } from "../../test/harness.ts";
import { createPerson } from "../../test/people.ts";
import { defineTask } from "./define-task.ts";
import { registerTask } from "./registry.ts";
import { createTaskQueue } from "./task-queue.ts";
import { TASKS } from "./tasks.ts";

const ANALYSIS = "applications.analyse-application";

it("a task whose last attempt ended without a word is told of on the row it is about", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const { sql } = api.database;
  const recruiter = await createPerson(api, "recruiter");
  const candidate = await createPerson(api, "candidate");
  const job = await api.call("POST", "/jobs", {
    token: recruiter.token,
    body: { title: "Backend Engineer", description: "Builds." },
  });
  const form = formOf(await sampleCv(), { jobId: job.body._id });
  await api.call("POST", "/applications/upload", { token: candidate.token, body: form });
  // As the queue leaves a task behind whose process dies each time.
  await sql`update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 day',
    heartbeat_on = now() - interval '1 day' where name = ${ANALYSIS}`;

  await api.deps.tasks.start(api.deps);
  const analyses = async () => {
    const { body } = await api.call("GET", `/applications/${job.body._id}`, { token: recruiter.token });
    return body.map(({ analysis }: { analysis: unknown }) => analysis);
  };
  await expect
    .poll(analyses, { timeout: 200_000 })
    .toEqual([{ error: expect.stringContaining("failed for a reason on our side") }]);
});

it("a queue that an earlier release has made takes the options of this one", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const { sql } = api.database;
  const open = async () => {
    const queue = createTaskQueue({
      url: api.database.url,
      tasks: TASKS,
      onError: (error) => expect.fail(String(error)),
    });
    await queue.start(api.deps);
    await queue.stop();
  };
  await open();
  const optionsOf = () =>
    sql`select expire_seconds, retry_limit, retention_seconds, dead_letter from pgboss.queue where name = ${ANALYSIS}`;
  const options = await optionsOf();
  await sql`update pgboss.queue set expire_seconds = 1, retry_limit = 0, retention_seconds = 1, dead_letter = null
    where name = ${ANALYSIS}`;
  await open();
  expect(await optionsOf()).toEqual(options);
});

it("a task waits, however often it was tried, while what it needs is away", async () => {
  await using api = await openTestApi({ withoutTasks: true });
  const { sql } = api.database;
  let away = true;
  const told: string[] = [];
  const definition = defineTask({
    name: "tests.ask-the-store",
    payload: z.object({ id: z.string() }),
    retries: 0,
    retryDelaySeconds: 1,
    expireSeconds: 60,
    concurrency: 1,
  });
  const queue = createTaskQueue({
    url: api.database.url,
    tasks: [
      registerTask(definition, async () => ({
        run: async (_, { id }) => {
          if (away) throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
          told.push(`${id} is done`);
        },
        fail: async (_, { id }) => void told.push(`${id} has failed`),
      })),
    ],
    onError: (error) => expect.fail(String(error)),
  });
  await queue.start(api.deps);
  await withTx(api.database.db, (tx) => queue.enqueue(tx, definition, { id: "a" }));
  try {
    const waiting = async () => {
      const rows = await sql`
        select data from pgboss.job where name = ${definition.name} and state = 'created' and start_after > now()`;
      return rows.map(({ data }) => data);
    };
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([{ id: "a" }]);
    await queue.drain();
    expect(told).toEqual([]);

    away = false;
    await sql`update pgboss.job set start_after = now() where name = ${definition.name} and state = 'created'`;
    // Another wakes the worker, which looks for more when it is done.
    await withTx(api.database.db, (tx) => queue.enqueue(tx, definition, { id: "b" }));
    await expect.poll(() => told.toSorted(), { timeout: 60_000 }).toEqual(["a is done", "b is done"]);
  } finally {
    await queue.stop();
  }
});
