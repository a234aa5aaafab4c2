import type { NewLiveEvent, Tx } from "@rolecall/db";
import { lockCalendars } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import type { RecruiterActor } from "../../auth/actor.ts";
import { removeJob } from "../../jobs/remove-job.ts";
import { lockJobsOf, upcomingCandidates } from "./deletion.queries.ts";

/**
 * Deletes the recruiter's jobs, each as if by hand. Every interview that lies ahead is about one of them.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function leaveAsRecruiter(
  tx: Tx,
  deps: Dependencies,
  { userId }: RecruiterActor,
): Promise<{ events: NewLiveEvent[]; jobIds: string[] }> {
  const jobIds = await lockJobsOf(tx, userId);
  await lockCalendars(tx, [userId, ...(await upcomingCandidates(tx, userId, deps.now()))]);
  const events: NewLiveEvent[] = [];
  for (const id of jobIds) events.push(...(await removeJob(tx, deps, { id, recruiterId: userId })));
  return { events, jobIds };
}
