import type { CreateInterviewInput, InterviewResult } from "@rolecall/contracts/interviews/schemas";
import { appendEvents, lockCalendars, type Tx, withTx } from "@rolecall/db";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { holdMembers, holdOwnAccount } from "../auth/members.queries.ts";
import { refusalToInvite } from "../blocks/refusal.ts";
import { type HeldJob, holdJob } from "../jobs/jobs.queries.ts";
import { findVisible } from "../users/hiding/visible.queries.ts";
import { insertChanges } from "./interview-changes.queries.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { resolveFutureMoment } from "./interview-moment.ts";
import { describeAction } from "./interview-news.ts";
import { toInterview } from "./interviews.mapper.ts";
import { findInterview, insertInterview, type NewInterview } from "./interviews.queries.ts";
import { refuseOverlap } from "./refuse-overlap.ts";
import { holdApplication } from "./scheduling.queries.ts";
import { tellParticipants } from "./tell-participants.ts";

/** Schedules an interview for an own job and tells the candidate. */
export async function createInterview(
  deps: InterviewDeps,
  actor: RecruiterActor,
  input: CreateInterviewInput,
): Promise<InterviewResult> {
  const scheduledAt = resolveFutureMoment(input.scheduledDate, {
    timeZone: input.timeZone,
    path: "scheduledDate",
    now: deps.now(),
  });
  return refuseOverlap(
    withTx(deps.database.db, async (tx) => {
      const subject = await holdSubject(tx, actor, input);
      await lockCalendars(tx, [actor.userId, input.candidateId]);
      const now = deps.now();
      const interview = { ...toColumns(input, subject), recruiterId: actor.userId, scheduledAt };
      const id = await insertInterview(tx, interview, now);
      await insertChanges(tx, [
        {
          interviewId: id,
          actorId: actor.userId,
          action: "schedule",
          toStatus: "scheduled",
          toDate: scheduledAt,
          changedAt: now,
        },
      ]);
      const row = await findInterview(tx, actor, id);
      if (row === undefined) throw new Error("The interview was not stored.");
      const news = describeAction(row, { action: "schedule", by: row.recruiter.name, reason: "" });
      await appendEvents(tx, await tellParticipants(tx, [{ row, userId: input.candidateId, ...news }], now));
      return { interview: toInterview(row, now) };
    }),
  );
}

interface Subject {
  readonly job: HeldJob;
  readonly applicationId: string | null;
}

function toColumns(
  input: CreateInterviewInput,
  { job, applicationId }: Subject,
): Omit<NewInterview, "recruiterId" | "scheduledAt"> {
  return {
    candidateId: input.candidateId,
    jobId: input.jobId,
    jobTitle: job.title,
    companyName: job.companyName,
    applicationId,
    title: input.title === "" ? `${input.interviewType} Interview - ${job.title}` : input.title,
    description: input.description,
    requirements: input.requirements,
    durationMinutes: input.duration,
    timeZone: input.timeZone,
    format: input.format,
    interviewType: input.interviewType,
    interviewStage: input.interviewStage,
    address: input.location.address,
    instructions: input.location.instructions,
    videoPlatform: input.videoCall.platform,
    meetingUrl: input.videoCall.meetingUrl,
    meetingId: input.videoCall.meetingId,
    passcode: input.videoCall.passcode,
  };
}

/** Looks up what the interview is about; nothing of it can be deleted before the transaction ends. */
async function holdSubject(tx: Tx, actor: RecruiterActor, input: CreateInterviewInput): Promise<Subject> {
  const { candidateId, jobId } = input;
  // Held first: a suspension or deletion of either that is under way is over before anything is looked at.
  await holdOwnAccount(tx, actor.userId);
  const exists =
    (await holdMembers(tx, [candidateId])) &&
    (await findVisible(tx, actor.userId, [candidateId])).has(candidateId);
  if (!exists) throw notFound("candidate");
  const refusal = await refusalToInvite(tx, actor.userId, candidateId);
  if (refusal !== undefined) throw refusal;
  const job = await holdJob(tx, jobId);
  if (job === undefined) throw notFound("job");
  if (job.recruiterId !== actor.userId)
    throw forbidden("You can only schedule interviews for your own jobs.");

  const applicationId = input.applicationId ?? null;
  if (applicationId !== null) {
    const exists = await holdApplication(tx, { id: applicationId, candidateId, jobId });
    if (!exists) throw notFound("application");
  }
  return { job, applicationId };
}
