import {
  createApplication,
  createCandidate,
  createConversation,
  createCvAnalysis,
  createInterview,
  createJob,
  createMessage,
  createNotification,
  createRecruiter,
  createScoredApplication,
  createStoredFile,
  uniqueToken,
} from "@rolecall/db/testing";
import { expect } from "vitest";
import type { TestApi, TestUser } from "./harness.ts";

/** A candidate and a recruiter who have had everything to do with each other, and others beside them. */
export interface FilledAccounts {
  readonly candidate: TestUser;
  readonly recruiter: TestUser;
  /** Another applicant for the same job. */
  readonly rival: TestUser;
  readonly jobId: string;
  readonly applicationId: string;
  readonly rivalApplicationId: string;
  readonly conversationId: string;
  /** Ahead, about the job and the application. */
  readonly interviewId: string;
  /** Ahead, scheduled without an application, for another job of the recruiter. */
  readonly looseInterviewId: string;
  /** Has been. */
  readonly pastInterviewId: string;
}

const HOUR_MS = 3_600_000;

export async function createFilledAccounts(api: TestApi): Promise<FilledAccounts> {
  const { db, sql } = api.database;
  const candidate = await api.signUp("candidate", `Nimali ${uniqueToken()}`);
  const recruiter = await api.signUp("recruiter", `Ruwan ${uniqueToken()}`);
  const rival = await api.signUp("candidate", `Sunil ${uniqueToken()}`);
  const people = { candidateId: candidate.userId, recruiterId: recruiter.userId };

  const saved = await api.call("PUT", "/users/profile/candidate", {
    token: candidate.token,
    body: { profileSummary: "I bake bread.", skills: ["Baking", "Sourdough"] },
  });
  expect(saved.status).toBe(200);
  const popup = { kind: "new_job", popsUp: false };
  await api.call("PATCH", "/notifications/popups", { token: candidate.token, body: popup });
  const hidden = { domains: ["former.example"], companies: [] };
  await api.call("PUT", "/users/me/hidden-from", { token: candidate.token, body: hidden });
  const job = await createJob(db, { recruiterId: recruiter.userId, title: `Baker ${uniqueToken()}` });
  const otherJob = await createJob(db, { recruiterId: recruiter.userId, title: `Miller ${uniqueToken()}` });
  const file = await createStoredFile(db, { ownerId: candidate.userId, originalName: "Nimali.pdf" });
  await api.deps.files.put(file.key, new TextEncoder().encode("%PDF-1.7 Nimali"));
  const application = await createScoredApplication(db, {
    jobId: job.id,
    candidateId: candidate.userId,
    cvFileId: file.id,
    score: 72,
  });
  const about = { ownerId: candidate.userId, fileId: file.id, fileName: "Nimali.pdf" };
  await createCvAnalysis(db, { ...about, purpose: "application", applicationId: application.id });
  await createCvAnalysis(db, { ...about, purpose: "profile" });
  await createCvAnalysis(db, { ...about, purpose: "tool" });
  const rivalApplication = await createApplication(db, { jobId: job.id, candidateId: rival.userId });

  const talk = await createConversation(db, { ...people, jobId: job.id });
  await createMessage(db, {
    conversationId: talk.id,
    senderId: candidate.userId,
    text: "Do you bake at night?",
  });
  await createMessage(db, {
    conversationId: talk.id,
    senderId: recruiter.userId,
    text: "From four o'clock.",
  });
  const rivalTalk = await createConversation(db, {
    recruiterId: recruiter.userId,
    candidateId: rival.userId,
    jobId: job.id,
  });
  await createMessage(db, {
    conversationId: rivalTalk.id,
    senderId: rival.userId,
    text: `Secret of ${rival.name}`,
  });

  const interview = await createInterview(db, { ...people, jobId: job.id, applicationId: application.id });
  const loose = await createInterview(db, {
    ...people,
    jobId: otherJob.id,
    title: "A first talk",
    scheduledAt: new Date(Date.now() + 100 * HOUR_MS),
  });
  const past = await createInterview(db, {
    ...people,
    jobId: job.id,
    title: "Trial shift",
    scheduledAt: new Date(Date.now() - 100 * HOUR_MS),
  });
  for (const { userId, name } of [candidate, recruiter]) {
    await createNotification(db, { userId, title: `For ${name}` });
  }
  await sql`insert into notification_marks (user_id, read_until) values (${candidate.userId}, now())`;
  await sql`
    insert into saved_searches (id, candidate_id, name, filters, key)
    values (gen_random_uuid(), ${candidate.userId}, 'Bakers', '{"keyword":"baker"}', ${"k".repeat(43)})`;
  await sql`insert into saved_search_alerts (candidate_id, job_id) values (${candidate.userId}, ${job.id})`;
  await sql`
    insert into removed_applications (id, candidate_id, job_id, job_title, company_name, removed_by, applied_at, removed_at)
    values (gen_random_uuid(), ${candidate.userId}, ${otherJob.id}, 'Pastry cook', 'Lagoon', 'recruiter', now(), now())`;
  await fallOut(api, candidate, await createRecruiter(db));
  await fallOut(api, recruiter, await createCandidate(db));
  return {
    candidate,
    recruiter,
    rival,
    jobId: job.id,
    applicationId: application.id,
    rivalApplicationId: rivalApplication.id,
    conversationId: talk.id,
    interviewId: interview.id,
    looseInterviewId: loose.id,
    pastInterviewId: past.id,
  };
}

/** The two have blocked and reported each other. */
async function fallOut(
  { database: { sql } }: TestApi,
  { userId: one }: TestUser,
  { id: other }: { id: string },
) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    await sql`insert into blocks (blocker_id, blocked_id) values (${from}, ${to})`;
    await sql`
      insert into reports (id, reporter_id, user_id, reason, details)
      values (gen_random_uuid(), ${from}, ${to}, 'harassment', ${from === one ? "Told by me" : "Told of me"})`;
  }
}

/** Every column that says whose a row is, as `table.column`. */
export async function columnsOfMembers({ database: { sql } }: TestApi): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`;
  return rows.map(({ name }) => name);
}
