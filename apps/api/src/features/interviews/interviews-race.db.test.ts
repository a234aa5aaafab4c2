import { newId } from "@rolecall/db";
import { interviews } from "@rolecall/db/schema";
import { createInterview, createJob } from "@rolecall/db/testing";
import { describe, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson, type Person } from "../../../test/people.ts";

const REQUESTS = 1_000;
const SLOT = "2030-05-06T10:00:00Z";
const SLOT_MS = Date.parse(SLOT);
const HALF_HOUR_MS = 30 * 60_000;

/** Two servers on one database, and who meets. */
async function openRace(stack: AsyncDisposableStack) {
  const api = stack.use(await openTestApi({ withoutTasks: true }));
  const second = stack.use(await openTestApi({ database: api.database, withoutTasks: true }));
  const recruiter = await createPerson(api, "recruiter");
  const candidate = await createPerson(api, "candidate");
  const job = await createJob(api.database.db, { recruiterId: recruiter.userId });
  return { servers: [api, second] as const, api, recruiter, candidate, jobId: job.id };
}

type Race = Awaited<ReturnType<typeof openRace>>;

/** All at once, to one server and the other by turns; how often each answer came. */
async function race(
  { servers }: Race,
  call: (api: TestApi, index: number) => ReturnType<TestApi["call"]>,
): Promise<Record<string, number>> {
  const calls = Array.from({ length: REQUESTS }, (_, index) => call(servers[index % 2 === 0 ? 0 : 1], index));
  const answers = await Promise.all(calls);
  const tally: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status < 300 ? String(status) : `${status} ${body.code}`;
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

async function countInSlot({ api }: Race): Promise<number | undefined> {
  const [row] = await api.database.sql<{ n: number }[]>`
    select count(*)::int as n from interviews where scheduled_at = ${SLOT} and status <> 'cancelled'`;
  return row?.n;
}

function patch(api: TestApi, { token }: Person, path: string, body?: object) {
  return api.call("PATCH", `/interviews/${path}`, { token, ...(body === undefined ? {} : { body }) });
}

describe("of 1,000 requests that come in at once through two servers", () => {
  it("for one free slot, one is accepted and leaves its traces", async () => {
    await using stack = new AsyncDisposableStack();
    const stage = await openRace(stack);
    const { api, recruiter, jobId } = stage;
    const others = await Promise.all([createPerson(api, "candidate"), createPerson(api, "candidate")]);
    const candidates = [stage.candidate, ...others];
    const tally = await race(stage, (server, index) =>
      server.call("POST", "/interviews", {
        token: recruiter.token,
        body: {
          candidateId: candidates[index % 3]?.userId,
          jobId,
          // Not the same minute: every one overlaps every other.
          scheduledDate: new Date(SLOT_MS + (index % 30) * 60_000).toISOString(),
          duration: 60,
        },
      }),
    );
    expect(tally).toEqual({ 201: 1, "409 INTERVIEW_OVERLAP": REQUESTS - 1 });
    const [stored] = await api.database.sql`
      select (select count(*) from interviews)::int as interviews, (select count(*) from interview_changes)::int as changes,
        (select count(*) from notifications)::int as notifications, (select count(*) from live_events)::int as events`;
    expect(stored).toEqual({ interviews: 1, changes: 1, notifications: 1, events: 1 });
  });

  it("to move as many interviews into one slot, one is accepted", async () => {
    await using stack = new AsyncDisposableStack();
    const stage = await openRace(stack);
    const { api, recruiter, candidate, jobId } = stage;
    const ids = Array.from({ length: REQUESTS }, () => newId());
    // In one statement: one after the other takes longer than the race.
    await api.database.db.insert(interviews).values(
      ids.map((id, index) => ({
        id,
        recruiterId: recruiter.userId,
        candidateId: candidate.userId,
        jobId,
        jobTitle: "Cook",
        title: "Screening Interview",
        scheduledAt: new Date(SLOT_MS + (index + 2) * HALF_HOUR_MS),
        durationMinutes: 30,
      })),
    );
    const tally = await race(stage, (server, index) =>
      patch(server, recruiter, `${ids[index]}/reschedule`, { newDate: SLOT }),
    );
    expect(tally).toEqual({ 200: 1, "409 INTERVIEW_OVERLAP": REQUESTS - 1 });
    expect(await countInSlot(stage)).toBe(1);
  });

  it("to confirm one interview, one is accepted, and the other side is told once", async () => {
    await using stack = new AsyncDisposableStack();
    const stage = await openRace(stack);
    const { api, recruiter, candidate, jobId } = stage;
    const { id } = await createInterview(api.database.db, {
      recruiterId: recruiter.userId,
      candidateId: candidate.userId,
      jobId,
      scheduledAt: new Date(SLOT_MS),
    });
    const tally = await race(stage, (server) => patch(server, candidate, `${id}/confirm`));
    expect(tally).toEqual({ 200: 1, "409 STATE_CONFLICT": REQUESTS - 1 });
    const inbox = await api.call("GET", "/notifications", { token: recruiter.token });
    expect(inbox.body.unreadCount).toBe(1);
  });
});
