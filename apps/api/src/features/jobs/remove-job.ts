import type { NewLiveEvent, Tx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { listPartiesOfJob } from "../applications/removal.queries.ts";
import { tellOfRemoval } from "../applications/tell-of-removal.ts";
import { cancelInterviewsOfJob } from "../interviews/cancel-interviews-of-job.ts";
import { deleteJobRow } from "./jobs.queries.ts";

/**
 * Deletes a job whose row the caller holds, with its applications; its interviews that lie ahead are cancelled.
 * Both sides are told of an interview, and every applicant that the application is gone, in one word per person.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function removeJob(
  tx: Tx,
  deps: Dependencies,
  { id, recruiterId }: { id: string; recruiterId: string },
): Promise<NewLiveEvent[]> {
  const cancelled = await cancelInterviewsOfJob(tx, deps, { id });
  const applications = await listPartiesOfJob(tx, id);
  const removed = await tellOfRemoval(tx, applications, { by: "job", told: cancelled, now: deps.now() });
  await deleteJobRow(tx, { id, recruiterId });
  await deps.jobIndex.announce(tx, id);
  return [...cancelled, ...removed];
}
