import { canJob, jobStatusOf } from "@rolecall/contracts/jobs/states";
import type { Tx } from "@rolecall/db";
import { AppError, notFound } from "../../errors/app-error.ts";
import { holdJobState } from "./job-states.queries.ts";

/**
 * Call it in the transaction that stores an application, before anything else: the job stays open until that
 * ends. Locks the job's row.
 */
export async function refuseClosedJob(tx: Tx, id: string): Promise<void> {
  const job = await holdJobState(tx, id);
  if (job === undefined) throw notFound("job");
  if (canJob("apply", jobStatusOf(job), "candidate")) return;
  throw new AppError("STATE_CONFLICT", "This job is closed and takes no more applications.");
}
