import { createJob } from "@rolecall/db/testing";
import { describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { LiveClient } from "../../../test/live-client.ts";
import { createPerson, type Person } from "../../../test/people.ts";

interface Stage {
  readonly recruiter: Person;
  readonly candidate: Person;
  readonly jobId: string;
}

async function setStage(api: TestApi): Promise<Stage> {
  const recruiter = await createPerson(api, "recruiter");
  const candidate = await createPerson(api, "candidate");
  const job = await createJob(api.database.db, { recruiterId: recruiter.userId, title: "Cook" });
  return { recruiter, candidate, jobId: job.id };
}

function formOf({ candidate, jobId }: Stage, form: object = {}) {
  return { candidateId: candidate.userId, jobId, scheduledDate: "2030-05-06T10:00:00Z", ...form };
}

describe("interviews by REST", () => {
  it("go from slot to cancelled, each change told live to the other side", async () => {
    await using api = await openTestApi();
    const stage = await setStage(api);
    const { recruiter, candidate } = stage;
    await using candidateLive = new LiveClient(api.url, { token: candidate.token });
    await using recruiterLive = new LiveClient(api.url, { token: recruiter.token });
    await Promise.all([candidateLive.started(), recruiterLive.started()]);
    const as = (person: Person, method: string, path: string, body?: unknown) =>
      api.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) });

    const slots = await as(
      recruiter,
      "GET",
      `/interviews/available-slots?candidateId=${candidate.userId}&date=2030-05-06`,
    );
    expect(slots.status).toBe(200);
    expect(slots.body.availableSlots).toHaveLength(17);
    const scheduledDate = slots.body.availableSlots[2].startTime;
    const created = await as(recruiter, "POST", "/interviews", formOf(stage, { scheduledDate }));
    expect(created.status).toBe(201);
    expect(Object.keys(created.body)).toEqual(["interview"]);
    const id: string = created.body.interview._id;
    await candidateLive.until((client) => client.of("interview_changed").length === 1);
    expect(candidateLive.of("interview_changed")[0]?.interview).toEqual(created.body.interview);

    const confirmed = await as(candidate, "PATCH", `/interviews/${id}/confirm`);
    expect([confirmed.status, confirmed.body.interview.status]).toEqual([200, "confirmed"]);
    await recruiterLive.until((client) => client.of("interview_changed").length === 1);

    const move = { newDate: "2030-05-07T04:00:00Z", reason: "Holiday." };
    const refused = await as(candidate, "PATCH", `/interviews/${id}/reschedule`, move);
    expect(refused.status).toBe(403);
    const moved = await as(recruiter, "PATCH", `/interviews/${id}/reschedule`, move);
    expect([moved.status, moved.body.interview.status]).toEqual([200, "rescheduled"]);

    const without = await as(candidate, "PATCH", `/interviews/${id}/cancel`, { reason: "  " });
    expect(without).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", issues: [{ path: "reason" }] },
    });
    expect((await as(candidate, "PATCH", `/interviews/${id}/cancel`)).status).toBe(400);
    const cancelled = await as(candidate, "PATCH", `/interviews/${id}/cancel`, { reason: "Ill." });
    expect([cancelled.status, cancelled.body.interview.status]).toEqual([200, "cancelled"]);
    const again = await as(recruiter, "PATCH", `/interviews/${id}/confirm`);
    expect(again).toMatchObject({ status: 409, body: { code: "STATE_CONFLICT" } });

    const details = await as(recruiter, "GET", `/interviews/${id}`);
    expect(details.body.history.map((change: { action: string }) => change.action)).toEqual([
      "schedule",
      "confirm",
      "reschedule",
      "cancel",
    ]);
    const file = await as(candidate, "GET", `/interviews/${id}/calendar`);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain('filename="interview.ics"');
    expect(file.body).toContain("METHOD:CANCEL\r\n");
    expect(file.body).toContain("STATUS:CANCELLED\r\n");
    expect(file.body).toContain("SEQUENCE:3\r\n");

    const inbox = await as(candidate, "GET", "/notifications");
    expect(inbox.body.unreadCount).toBe(2);
    expect(inbox.body.notifications.map((one: { title: string }) => one.title)).toEqual([
      "Interview rescheduled",
      "Interview scheduled",
    ]);
    expect((await as(candidate, "PATCH", "/notifications/read")).status).toBe(204);
    expect((await as(candidate, "GET", "/notifications")).body.unreadCount).toBe(0);
    await recruiterLive.until((client) => client.of("interview_changed").length === 2);
    await candidateLive.until((client) => client.of("interview_changed").length === 2);
  });

  it("answer every wrong request with the status that is pinned", async () => {
    await using api = await openTestApi();
    const stage = await setStage(api);
    const { recruiter, candidate } = stage;
    const stranger = await createPerson(api, "recruiter");
    const strangersJob = await createJob(api.database.db, { recruiterId: stranger.userId });
    const create = (form: object, person = recruiter) =>
      api.call("POST", "/interviews", { token: person.token, body: formOf(stage, form) });
    const first = await create({});
    expect(first.status).toBe(201);
    const { _id: id } = first.body.interview;

    const cases: [object, number, string][] = [
      [{}, 409, "INTERVIEW_OVERLAP"],
      [{ scheduledDate: "2030-05-06T10:59:00Z" }, 409, "INTERVIEW_OVERLAP"],
      [{ scheduledDate: "2020-05-06T10:00:00Z" }, 400, "INVALID_INPUT"],
      [{ scheduledDate: "2030-02-30T10:00:00Z" }, 400, "INVALID_INPUT"],
      [{ scheduledDate: undefined }, 400, "INVALID_INPUT"],
      [{ timeZone: "Nowhere/City" }, 400, "INVALID_INPUT"],
      [{ duration: 17 }, 400, "INVALID_INPUT"],
      [{ videoCall: { meetingUrl: "javascript:alert(1)" } }, 400, "INVALID_INPUT"],
      [{ candidateId: recruiter.userId }, 404, "NOT_FOUND"],
      [{ candidateId: "x" }, 404, "NOT_FOUND"],
      [{ candidateId: 7 }, 400, "INVALID_INPUT"],
      [{ jobId: "x" }, 404, "NOT_FOUND"],
      [{ jobId: strangersJob.id }, 403, "FORBIDDEN"],
      [{ applicationId: "x" }, 404, "NOT_FOUND"],
    ];
    for (const [form, status, code] of cases) {
      expect(await create(form), JSON.stringify(form)).toMatchObject({
        status,
        body: { code, error: expect.stringMatching(/.{10,}/) },
      });
    }
    expect((await create({}, candidate)).status).toBe(403);
    expect((await api.call("POST", "/interviews", { body: formOf(stage) })).status).toBe(401);

    const get = async (path: string, person?: Person) =>
      (await api.call("GET", path, person === undefined ? {} : { token: person.token })).status;
    for (const path of [`/interviews/${id}`, `/interviews/${id}/calendar`]) {
      expect(await get(path, stranger)).toBe(404);
      expect(await get(path)).toBe(401);
    }
    expect(await get("/interviews/x", recruiter)).toBe(404);
    expect(await get("/interviews?status=lost", recruiter)).toBe(400);
    const slots = `/interviews/available-slots?candidateId=${candidate.userId}`;
    expect(await get(slots, recruiter)).toBe(400);
    expect(await get(`${slots}&date=tomorrow`, recruiter)).toBe(400);
    expect(await get(`${slots}&date=2030-05-06&duration=50`, recruiter)).toBe(400);
    expect(await get(`${slots}&date=2030-05-06&timeZone=X`, recruiter)).toBe(400);
    expect(await get("/interviews/available-slots?candidateId=x&date=2030-05-06", recruiter)).toBe(404);
    expect(await get(`${slots}&date=2030-05-06`, candidate)).toBe(403);
    expect(await get("/interviews/stats?timeZone=X", recruiter)).toBe(400);
    expect(await get("/notifications?limit=500", recruiter)).toBe(400);
    for (const action of ["confirm", "cancel", "reschedule"]) {
      const body = { reason: "No.", newDate: "2030-06-06T10:00:00Z" };
      const answer = await api.call("PATCH", `/interviews/${id}/${action}`, { token: stranger.token, body });
      expect(answer.status).toBe(404);
    }
  });

  it("narrow the list by query, and count it", async () => {
    await using api = await openTestApi();
    const stage = await setStage(api);
    const { token } = stage.recruiter;
    for (const scheduledDate of ["2030-05-06T10:00:00Z", "2030-05-05T10:00:00Z"]) {
      await api.call("POST", "/interviews", { token, body: formOf(stage, { scheduledDate }) });
    }
    const ids = async (query: string) => {
      const { status, body } = await api.call("GET", `/interviews${query}`, { token });
      expect(status).toBe(200);
      return body.interviews.map((interview: { scheduledDate: string }) => interview.scheduledDate);
    };
    expect(await ids("")).toEqual(["2030-05-05T10:00:00.000Z", "2030-05-06T10:00:00.000Z"]);
    expect(await ids("?upcoming=true")).toHaveLength(2);
    expect(await ids("?status=scheduled")).toHaveLength(2);
    expect(await ids("?status=confirmed")).toEqual([]);
    expect((await api.call("GET", "/interviews/stats", { token })).body).toEqual({
      upcomingInterviews: 2,
      thisWeekInterviews: 0,
      totalInterviews: 2,
      statusBreakdown: [{ _id: "scheduled", count: 2 }],
    });
    const near = `near=2030-05-06T10:00:00Z&candidateId=${stage.candidate.userId}`;
    const nearest = await api.call("GET", `/interviews/nearest-slots?${near}`, { token });
    expect(nearest.body.nearestSlots.map((slot: { startTime: string }) => slot.startTime)).toEqual([
      "2030-05-06T09:00:00.000Z",
      "2030-05-06T11:00:00.000Z",
      "2030-05-06T08:30:00.000Z",
    ]);
  });

  it("are cancelled, and both sides told, when the job is deleted", async () => {
    await using api = await openTestApi();
    const stage = await setStage(api);
    const { recruiter, candidate, jobId } = stage;
    const created = await api.call("POST", "/interviews", { token: recruiter.token, body: formOf(stage) });
    expect((await api.call("DELETE", `/jobs/${jobId}`, { token: recruiter.token })).status).toBe(204);
    for (const { token } of [recruiter, candidate]) {
      const { body } = await api.call("GET", `/interviews/${created.body.interview._id}`, { token });
      expect(body).toMatchObject({ status: "cancelled", jobId: null, job: { title: "Cook" } });
      const inbox = await api.call("GET", "/notifications", { token });
      expect(inbox.body.notifications[0]).toMatchObject({ title: "Interview cancelled", read: false });
    }
  });
});
