import { NO_ID } from "@rolecall/contracts/common/id";
import type { CreateJobInput, Job } from "@rolecall/contracts/jobs/schemas";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { holdOwnAccount } from "../auth/members.queries.ts";
import { listBlockers } from "../blocks/block-conditions.queries.ts";
import { createAudienceNotification } from "../notifications/create-notification.ts";
import { notifySavedSearches } from "../saved-searches/alerts/notify-saved-searches.task.ts";
import { getJob } from "./get-job.ts";
import { toJob } from "./jobs.mapper.ts";
import { findJobByClientId, insertJob } from "./jobs.queries.ts";
import { notifyMatchingCandidates } from "./notify-matching-candidates.task.ts";
import { ownJobChanged } from "./own-job-changed.ts";
import { writeSearchRow } from "./search/write-search-row.ts";

/**
 * Posts a job. Every candidate hears of it at once, those it fits a moment later; who has blocked the recruiter
 * does not. A repeated post, known by its client id, answers with the first job and tells nobody again.
 */
export async function createJob(
  deps: Dependencies,
  actor: RecruiterActor,
  input: CreateJobInput,
): Promise<Job> {
  if (input.recruiterId !== undefined && input.recruiterId !== actor.userId) {
    if (input.recruiterId === NO_ID) throw notFound("recruiter");
    throw forbidden("You can only post jobs as yourself.");
  }
  await deps.memberLimits.jobs.take(actor.userId);
  const created = await withTx(deps.database.db, async (tx) => {
    await holdOwnAccount(tx, actor.userId);
    const row = await insertJob(tx, actor.userId, input, deps.now());
    if (row === undefined) return undefined;
    await writeSearchRow(tx, row);
    await deps.tasks.enqueue(tx, notifyMatchingCandidates, { jobId: row.id });
    await deps.tasks.enqueue(tx, notifySavedSearches, { jobId: row.id });
    await deps.jobIndex.announce(tx, row.id);
    const job = await getJob(tx, row.id);
    const leftOut = await listBlockers(tx, actor.userId);
    const news = {
      type: "new_job",
      title: "New job posted",
      message: job.company.name === "" ? job.title : `${job.title} at ${job.company.name}`,
      jobId: job._id,
    } as const;
    const notification = await createAudienceNotification(tx, "candidate", news, { leftOut });
    await appendEvents(tx, [
      { audience: "candidate", leftOut, event: { type: "new_job_posted", notification, job } },
      ownJobChanged(actor, row.id),
    ]);
    return job;
  });
  if (created === undefined) return findFirst(deps, actor, input);
  await deps.jobIndex.refresh(created._id);
  return created;
}

/** The job that an earlier post with this client id has made. */
async function findFirst(
  deps: Dependencies,
  { userId }: RecruiterActor,
  { clientId }: CreateJobInput,
): Promise<Job> {
  const key = clientId === undefined ? undefined : { recruiterId: userId, clientId };
  const first = key && (await findJobByClientId(deps.database.db, key));
  if (first === undefined) throw notFound("job");
  return toJob(first);
}
