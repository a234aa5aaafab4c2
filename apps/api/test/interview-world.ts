import { CreateInterviewInput, type Interview } from "@rolecall/contracts/interviews/schemas";
import type { LiveEventOf } from "@rolecall/contracts/live/events";
import { readEvents } from "@rolecall/db";
import { createCandidate, createJob, createRecruiter, type TestDatabase } from "@rolecall/db/testing";
import type { Actor, CandidateActor, RecruiterActor } from "../src/features/auth/actor.ts";
import { createInterview } from "../src/features/interviews/create-interview.ts";
import type { InterviewDeps } from "../src/features/interviews/interview-deps.ts";

type RawInput = Partial<Record<keyof typeof CreateInterviewInput.shape, unknown>>;

export interface InterviewWorld {
  readonly database: TestDatabase;
  readonly deps: InterviewDeps;
  readonly recruiter: RecruiterActor;
  readonly candidate: CandidateActor;
  readonly job: { readonly id: string; readonly title: string };
  readonly setNow: (now: string) => void;
  readonly addRecruiter: () => Promise<RecruiterActor>;
  readonly addCandidate: () => Promise<CandidateActor>;
  /** Schedules through the operation: for the world's people and job unless the input says otherwise. */
  readonly schedule: (input?: RawInput, actor?: RecruiterActor) => Promise<Interview>;
  /** What `interview_changed` told this person so far, oldest first. */
  readonly toldTo: (actor: Actor) => Promise<LiveEventOf<"interview_changed">[]>;
  /** Everything of the feature that is stored, to show that a refusal left no trace. */
  readonly snapshot: () => Promise<unknown>;
}

/** Tuesday, 1 December 2026, 05:30 in Colombo. */
const START = "2026-12-01T00:00:00Z";

/** A recruiter, a candidate and a job in a database, and a clock that stands still until it is set. */
export async function createInterviewWorld(database: TestDatabase, now = START): Promise<InterviewWorld> {
  const { db, sql } = database;
  const clock = { now: new Date(now) };
  const deps: InterviewDeps = { database, now: () => clock.now };
  const recruiter = await addRecruiter();
  const candidate = await addCandidate();
  const job = await createJob(db, {
    recruiterId: recruiter.userId,
    title: "Cook",
    companyName: "Lagoon Ltd",
  });

  async function addRecruiter(): Promise<RecruiterActor> {
    const { id } = await createRecruiter(db);
    return { role: "recruiter", userId: id, sessionId: "test" };
  }
  async function addCandidate(): Promise<CandidateActor> {
    const { id } = await createCandidate(db);
    return { role: "candidate", userId: id, sessionId: "test" };
  }
  return {
    database,
    deps,
    recruiter,
    candidate,
    job,
    addRecruiter,
    addCandidate,
    setNow: (value) => {
      clock.now = new Date(value);
    },
    schedule: async (input = {}, actor = recruiter) => {
      const parsed = CreateInterviewInput.parse({
        candidateId: candidate.userId,
        jobId: job.id,
        scheduledDate: "2026-12-02T10:00:00Z",
        ...input,
      });
      return (await createInterview(deps, actor, parsed)).interview;
    },
    toldTo: async ({ userId, role }) => {
      const stored = await readEvents(db, { after: 0, userId, role, limit: 1_000 });
      return stored.flatMap(({ event }) => (event.type === "interview_changed" ? [event] : []));
    },
    snapshot: async () => ({
      interviews: await sql`select * from interviews order by id`,
      changes: await sql`select * from interview_changes order by id`,
      notifications: await sql`select * from notifications order by id`,
      events: await sql`select * from live_events order by seq`,
    }),
  };
}
