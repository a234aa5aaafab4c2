import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi, type TestUser } from "../../../test/harness.ts";

const JOB = { title: "Backend Engineer", description: "Builds payment services." };

describe("what a candidate sees of the reading of an application", () => {
  let now = new Date("2027-03-04T08:00:00.000Z");
  let api: TestApi;
  let recruiter: TestUser;
  let candidate: TestUser;
  let id: string;
  let jobId: string;

  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true, now: () => now });
    recruiter = await api.signUp("recruiter");
  });
  afterAll(() => api[Symbol.asyncDispose]());

  beforeEach(async () => {
    now = new Date("2027-03-04T08:00:00.000Z");
    candidate = await api.signUp("candidate");
    const { body: job } = await api.call("POST", "/jobs", { token: recruiter.token, body: JOB });
    jobId = job._id;
    const body = formOf(await sampleCv(), { jobId });
    const answer = await api.call("POST", "/applications/upload", { token: candidate.token, body });
    id = answer.body._id;
  });

  const markSeen = ({ token }: TestUser, of = id) => api.call("PATCH", `/applications/${of}/seen`, { token });
  const download = ({ token }: TestUser) => api.call("GET", `/applications/${id}/cv`, { token });
  const mine = async () =>
    (await api.call("GET", "/applications/my-applications", { token: candidate.token })).body[0];
  const events = () => api.database.sql`
    select user_id, payload from live_events
    where type = 'application_seen' and payload ->> 'applicationId' = ${id} order by seq`;

  it("is when the owner first opened it, once and for all", async () => {
    expect(await mine()).toMatchObject({ seenAt: null, cvDownloadedAt: null });
    expect((await markSeen(recruiter)).status).toBe(204);
    const seenAt = "2027-03-04T08:00:00.000Z";
    now = new Date("2027-03-05T08:00:00.000Z");
    const again = await Promise.all([1, 2, 3].map(() => markSeen(recruiter)));
    expect(again.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await mine()).toMatchObject({ seenAt, cvDownloadedAt: null, stage: "received" });
    expect(await events()).toEqual([
      {
        user_id: candidate.userId,
        payload: { type: "application_seen", applicationId: id, jobId, seenAt },
      },
    ]);
    const { body } = await api.call("GET", "/notifications", { token: candidate.token });
    const types = body.notifications.map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type !== "new_job")).toEqual([]);
  });

  it("makes it no news to the owner any more that the application came, on any device", async () => {
    const inbox = async () => (await api.call("GET", "/notifications", { token: recruiter.token })).body;
    const news = async () =>
      (await inbox()).notifications.find((one: Notification) => one.target.applicationId === id);
    const before = await inbox();
    expect(await news()).toMatchObject({ type: "new_application", read: false });
    await markSeen(recruiter);
    expect((await inbox()).unreadCount).toBe(before.unreadCount - 1);
    const { _id: notificationId, read } = await news();
    expect(read).toBe(true);
    const told = await api.database.sql`
      select user_id from live_events
      where type = 'notifications_read' and payload ->> 'notificationId' = ${notificationId}`;
    expect(told).toEqual([{ user_id: recruiter.userId }]);
  });

  it("is noted once when several screens open it at the same moment", async () => {
    await Promise.all([markSeen(recruiter), markSeen(recruiter), download(recruiter)]);
    expect(await mine()).toMatchObject({ seenAt: now.toISOString(), cvDownloadedAt: now.toISOString() });
    expect((await events()).length).toBeLessThanOrEqual(2);
  });

  it("is also when the owner first downloaded the CV, which is to see it", async () => {
    expect((await download(candidate)).status).toBe(200);
    expect(await mine()).toMatchObject({ seenAt: null, cvDownloadedAt: null });
    expect((await download(recruiter)).status).toBe(200);
    now = new Date("2027-03-06T08:00:00.000Z");
    expect((await download(recruiter)).status).toBe(200);
    const at = "2027-03-04T08:00:00.000Z";
    expect(await mine()).toMatchObject({ seenAt: at, cvDownloadedAt: at });
    expect(await events()).toHaveLength(1);
  });

  it("keeps the first look when the CV is downloaded later", async () => {
    await markSeen(recruiter);
    now = new Date("2027-03-06T08:00:00.000Z");
    await download(recruiter);
    expect(await mine()).toMatchObject({
      seenAt: "2027-03-04T08:00:00.000Z",
      cvDownloadedAt: "2027-03-06T08:00:00.000Z",
    });
  });

  it("is noted for the owner of the job alone", async () => {
    const other = await api.signUp("recruiter");
    expect((await markSeen(other)).status).toBe(403);
    expect((await markSeen(candidate)).status).toBe(403);
    expect((await markSeen(recruiter, jobId)).status).toBe(404);
    expect((await markSeen(recruiter, "nonsense")).status).toBe(404);
    expect((await download(other)).status).toBe(404);
    // A list says nothing about who was looked at.
    await api.call("GET", `/applications/${jobId}`, { token: recruiter.token });
    expect(await mine()).toMatchObject({ seenAt: null, cvDownloadedAt: null });
    expect(await events()).toEqual([]);
  });
});
