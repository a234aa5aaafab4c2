import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const JOB = { title: "Backend Engineer", description: "Builds payment services." };

describe("the news that somebody has applied", () => {
  let api: TestApi;
  let recruiter: TestUser;
  let jobId: string;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
    recruiter = await api.signUp("recruiter");
    jobId = (await api.call("POST", "/jobs", { token: recruiter.token, body: JOB })).body._id;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function apply(): Promise<{ token: string; id: string }> {
    const { token } = await api.signUp("candidate");
    const body = formOf(await sampleCv(), { jobId });
    const answer = await api.call("POST", "/applications/upload", { token, body });
    return { token, id: answer.body._id };
  }
  async function unread(): Promise<(string | null)[]> {
    const { body } = await api.call("GET", "/notifications", { token: recruiter.token });
    return body.notifications
      .filter(({ type, read }: Notification) => type === "new_application" && !read)
      .map(({ target }: Notification) => target.applicationId);
  }

  it("is read with a decision on it, of one or of many, and no other is", async () => {
    const [one, two, three, left] = [await apply(), await apply(), await apply(), await apply()];
    const { token } = recruiter;
    await api.call("PATCH", `/applications/${one.id}/stage`, { token, body: { action: "shortlist" } });
    expect(await unread()).toEqual([left.id, three.id, two.id]);
    const many = { applicationIds: [two.id, three.id], action: "shortlist" };
    await api.call("PATCH", `/applications/${jobId}/stages`, { token, body: many });
    expect(await unread()).toEqual([left.id]);
    await api.call("DELETE", `/applications/${left.id}`, { token });
    expect(await unread()).toEqual([]);
  });

  it("stays when the applicant withdraws, and when the step is refused", async () => {
    const [gone, open] = [await apply(), await apply()];
    await api.call("DELETE", `/applications/${gone.id}`, { token: gone.token });
    const { status } = await api.call("PATCH", `/applications/${open.id}/stage`, {
      token: recruiter.token,
      body: { action: "reconsider" },
    });
    expect(status).toBe(409);
    expect(await unread()).toEqual([open.id, gone.id]);
  });
});
