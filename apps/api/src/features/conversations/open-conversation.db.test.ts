import { createJob } from "@rolecall/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson } from "../../../test/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ withoutTasks: true });
});
afterAll(() => api[Symbol.asyncDispose]());

test("a conversation about a job outlives it, but is not opened about it any more", async () => {
  const [recruiter, candidate] = [await createPerson(api, "recruiter"), await createPerson(api, "candidate")];
  const { id: jobId } = await createJob(api.database.db, { recruiterId: recruiter.userId });
  const { token } = candidate;
  const open = () =>
    api.call("POST", "/conversations", { token, body: { userId: recruiter.userId, context: { jobId } } });
  const first = await open();
  expect([first.status, (await open()).status]).toEqual([201, 200]);

  await api.call("DELETE", `/jobs/${jobId}`, { token: recruiter.token });
  expect(await open()).toMatchObject({ status: 404, body: { error: "This job does not exist." } });
  const path = `/conversations/${first.body.conversationId}/messages`;
  expect((await api.call("GET", path, { token })).status).toBe(200);
});
