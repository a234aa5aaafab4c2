import { CreateInterviewInput } from "@rolecall/contracts/interviews/schemas";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../dependencies.ts";
import type { CandidateActor, RecruiterActor } from "../features/auth/actor.ts";
import { cancelInterview } from "../features/interviews/cancel-interview.ts";
import { confirmInterview } from "../features/interviews/confirm-interview.ts";
import { createInterview } from "../features/interviews/create-interview.ts";
import { rescheduleInterview } from "../features/interviews/reschedule-interview.ts";

const DAY_MS = 24 * 3_600_000;
/** A meeting lies behind when its job was posted at least this long ago. */
const PAST_AFTER_DAYS = 6;

interface Meeting {
  /** Counts the interviews: it decides the day, so that no two overlap, and what becomes of it. */
  readonly index: number;
  readonly candidate: CandidateActor;
  readonly recruiter: RecruiterActor;
  readonly job: Job;
}

/** What becomes of the interviews, in turn. */
const COURSES = ["confirmed", "scheduled", "past", "rescheduled", "cancelled"] as const;

/** An interview about a job, confirmed, waiting, held, moved or called off. */
export async function arrangeInterview(deps: Dependencies, meeting: Meeting): Promise<void> {
  const { index, candidate, recruiter, job } = meeting;
  const course = COURSES[index % COURSES.length];
  const posted = new Date(job.createdAt).getTime();
  const isPast = course === "past" && deps.now().getTime() - posted > PAST_AFTER_DAYS * DAY_MS;
  // What lies behind was arranged when the job was two days old.
  const at = isPast ? { ...deps, now: () => new Date(posted + 2 * DAY_MS) } : deps;
  const { interview } = await createInterview(
    at,
    recruiter,
    invitation(meeting, morning(at, isPast ? 1 : index + 1)),
  );
  const { _id: id } = interview;

  if (course === "confirmed" || course === "past") await confirmInterview(at, candidate, { id });
  if (course === "rescheduled") {
    const newDate = morning(deps, index + 8).toISOString();
    await rescheduleInterview(deps, recruiter, {
      id,
      newDate,
      reason: "Our architect is travelling that day.",
    });
  }
  if (course === "cancelled") {
    await cancelInterview(deps, candidate, { id, reason: "I have accepted another offer. Thank you!" });
  }
}

function invitation({ index, candidate, job }: Meeting, start: Date): CreateInterviewInput {
  const isTechnical = index % 2 === 0;
  return CreateInterviewInput.parse({
    candidateId: candidate.userId,
    jobId: job._id,
    title: `${isTechnical ? "Technical interview" : "First talk"}: ${job.title}`,
    description: `A talk about the position as ${job.title}.`,
    scheduledDate: start.toISOString(),
    interviewType: isTechnical ? "technical" : "screening",
    videoCall: { platform: "google-meet", meetingUrl: "https://meet.example/rolecall" },
  });
}

/** 04:30 UTC is ten in the morning in Colombo. */
function morning({ now }: Pick<Dependencies, "now">, daysAhead: number): Date {
  const day = new Date(now().getTime() + daysAhead * DAY_MS);
  day.setUTCHours(4, 30, 0, 0);
  return day;
}
