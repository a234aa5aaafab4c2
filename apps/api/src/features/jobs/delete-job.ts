import type { IdInput } from "@rolecall/contracts/common/id";
import { appendEvents, isId, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import { listPartiesOfJob } from "../applications/removal.queries.ts";
import { tellOfRemoval } from "../applications/tell-of-removal.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { cancelInterviewsOfJob } from "../interviews/cancel-interviews-of-job.ts";
import { deleteJobRow, lockJob } from "./jobs.queries.ts";

/**
 * Deletes an own job with its applications; its interviews that lie ahead are cancelled. Both sides are told
 * of an interview, and every applicant that the application is gone, in one word per person.
 */
export async function deleteJob(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<void> {
  if (!isId(id)) throw notFound("job");
  await withTx(deps.database.db, async (tx) => {
    const job = await lockJob(tx, id);
    if (job === undefined) throw notFound("job");
    if (job.recruiterId !== actor.userId) throw forbidden("This job belongs to another recruiter.");
    const cancelled = await cancelInterviewsOfJob(tx, deps, job);
    const applications = await listPartiesOfJob(tx, id);
    const removed = await tellOfRemoval(tx, applications, { by: "job", told: cancelled, now: deps.now() });
    await deleteJobRow(tx, { id, recruiterId: actor.userId });
    await deps.jobIndex.announce(tx, id);
    await appendEvents(tx, [...cancelled, ...removed]);
  });
  await deps.jobIndex.refresh(id);
}
