import { isDeepStrictEqual } from "node:util";
import { NO_ID } from "@rolecall/contracts/common/id";
import {
  isPayRangeInOrder,
  type Job,
  PAY_RANGE_ISSUE,
  type UpdateJobInput,
} from "@rolecall/contracts/jobs/schemas";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, invalidInput, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { notifySavedSearches } from "../saved-searches/alerts/notify-saved-searches.task.ts";
import { getJob } from "./get-job.ts";
import { lockJob, mergeJob, updateJobRow } from "./jobs.queries.ts";
import { ownJob } from "./own-job.ts";
import { ownJobChanged } from "./own-job-changed.ts";
import { findSearchRow } from "./search/matching-plans.queries.ts";
import { writeSearchRow } from "./search/write-search-row.ts";

/**
 * Changes an own job, open or closed; fields left out stay as they were. Saving it unchanged does not even
 * touch its date. Saved searches that find it now and did not before tell their owners.
 */
export async function updateJob(
  deps: Dependencies,
  actor: RecruiterActor,
  input: UpdateJobInput,
): Promise<Job> {
  const { id, recruiterId, ...changes } = input;
  const job = await withTx(deps.database.db, async (tx) => {
    const before = ownJob(actor, await lockJob(tx, id));
    if (recruiterId !== undefined && recruiterId !== actor.userId) {
      if (recruiterId === NO_ID) throw notFound("recruiter");
      throw forbidden("A job cannot be handed to another recruiter.");
    }
    const merged = mergeJob(before, changes);
    if (!isPayRangeInOrder(merged.salary)) throw invalidInput(PAY_RANGE_ISSUE.path, PAY_RANGE_ISSUE.message);
    if (isDeepStrictEqual(merged, mergeJob(before, {}))) return getJob(tx, id);
    const row = await updateJobRow(tx, { id, recruiterId: actor.userId }, merged, deps.now());
    if (row === undefined) throw notFound("job");
    if (row.closedAt === null) {
      const searched = await findSearchRow(tx, id);
      await writeSearchRow(tx, row);
      await deps.tasks.enqueue(tx, notifySavedSearches, { jobId: id, before: searched });
    }
    await deps.jobIndex.announce(tx, id);
    const changed = await getJob(tx, id);
    await appendEvents(tx, [ownJobChanged(actor, id)]);
    return changed;
  });
  await deps.jobIndex.refresh(id);
  return job;
}
