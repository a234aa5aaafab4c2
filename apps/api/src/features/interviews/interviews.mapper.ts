import type { Interview, InterviewDetails } from "@rolecall/contracts/interviews/schemas";
import { interviewStatusAt } from "@rolecall/contracts/interviews/states";
import type { InterviewChangeRow } from "./interview-changes.queries.ts";
import type { InterviewRow } from "./interviews.queries.ts";

/** The status is that of `now`. */
export function toInterview({ interview, candidate, recruiter, job }: InterviewRow, now: Date): Interview {
  return {
    _id: interview.id,
    title: interview.title,
    description: interview.description,
    requirements: interview.requirements,
    scheduledDate: interview.scheduledAt.toISOString(),
    duration: interview.durationMinutes,
    timeZone: interview.timeZone,
    format: interview.format,
    interviewType: interview.interviewType,
    interviewStage: interview.interviewStage,
    status: statusOf(interview, now),
    job,
    candidate,
    recruiter,
    location: { address: interview.address, instructions: interview.instructions },
    videoCall: {
      platform: interview.videoPlatform,
      meetingUrl: interview.meetingUrl,
      meetingId: interview.meetingId,
      passcode: interview.passcode,
    },
    candidateId: interview.candidateId,
    recruiterId: interview.recruiterId,
    jobId: interview.jobId,
    applicationId: interview.applicationId,
  };
}

export function toInterviewDetails(
  row: InterviewRow,
  changes: readonly InterviewChangeRow[],
  now: Date,
): InterviewDetails {
  return {
    ...toInterview(row, now),
    history: changes.map((change) => ({
      action: change.action,
      at: change.changedAt.toISOString(),
      by: change.by,
      fromDate: change.fromDate?.toISOString() ?? null,
      toDate: change.toDate?.toISOString() ?? null,
      reason: change.reason,
    })),
  };
}

export function statusOf(interview: InterviewRow["interview"], now: Date): Interview["status"] {
  const { status, scheduledAt: start, durationMinutes } = interview;
  return interviewStatusAt({ status, start, durationMinutes }, now);
}
