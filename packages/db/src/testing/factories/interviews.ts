import { eq } from "drizzle-orm";
import { interviewChanges } from "../../schema/interview-changes.ts";
import { interviews } from "../../schema/interviews.ts";
import { jobs } from "../../schema/jobs.ts";
import { type Executor, withTx } from "../../tx.ts";
import { createJob } from "./jobs.ts";
import { onlyRow } from "./unique.ts";
import { createCandidate, createRecruiter } from "./users.ts";

export type InterviewRow = typeof interviews.$inferSelect;

const DAY_MS = 86_400_000;

/**
 * An interview with the first line of its history. Left out: people and job are new ones, so nothing
 * overlaps; the time is the same hour a week from now.
 */
export function createInterview(
  executor: Executor,
  values: Partial<Omit<typeof interviews.$inferInsert, "endsAt">> = {},
): Promise<InterviewRow> {
  return withTx(executor, async (tx) => {
    const recruiterId = values.recruiterId ?? (await createRecruiter(tx)).id;
    const candidateId = values.candidateId ?? (await createCandidate(tx)).id;
    const job =
      values.jobId == null
        ? await createJob(tx, { recruiterId })
        : onlyRow(await tx.select().from(jobs).where(eq(jobs.id, values.jobId)));
    const interview = onlyRow(
      await tx
        .insert(interviews)
        .values({
          jobId: job.id,
          jobTitle: job.title,
          companyName: job.companyName,
          title: "Screening Interview",
          scheduledAt: new Date(Date.now() + 7 * DAY_MS),
          ...values,
          recruiterId,
          candidateId,
        })
        .returning(),
    );
    await tx.insert(interviewChanges).values({
      interviewId: interview.id,
      actorId: recruiterId,
      action: "schedule",
      toStatus: "scheduled",
      toDate: interview.scheduledAt,
      changedAt: interview.createdAt,
    });
    return interview;
  });
}
