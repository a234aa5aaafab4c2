import { expect, it } from "vitest";
import { formOf, sampleCv } from "../../test/files.ts";
import { openTestApi } from "../../test/harness.ts";
import { createPerson } from "../../test/people.ts";
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
