import type { Job } from "@rolecall/contracts/jobs/schemas";
import { canJob, type JobAction, jobStatusOf } from "@rolecall/contracts/jobs/states";
import { appendEvents, type JobRow, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { holdOwnAccount } from "../auth/members.queries.ts";
import { getJob } from "./get-job.ts";
import { lockJob } from "./jobs.queries.ts";
import { ownJob } from "./own-job.ts";
import { ownJobChanged } from "./own-job-changed.ts";

type OwnerAction = Exclude<JobAction, "apply">;

interface ActionOptions {
  readonly id: string;
  readonly action: OwnerAction;
  /** Makes the change, in a transaction that holds the job's row. */
  readonly change: (tx: Tx, row: JobRow, now: Date) => Promise<void>;
}

/** In a state that does not allow it. */
const REFUSALS: Record<OwnerAction, string> = {
  close: "This job is closed already.",
  reopen: "This job is open already.",
  keepOpen: "This job is closed. Reopen it to take applications again.",
};

/** What closing, reopening and keeping open have in common: own jobs only, and the state table decides. */
export async function actOnJob(
  deps: Dependencies,
  actor: RecruiterActor,
  { id, action, change }: ActionOptions,
): Promise<Job> {
  const job = await withTx(deps.database.db, async (tx) => {
    await holdOwnAccount(tx, actor.userId);
    const row = ownJob(actor, await lockJob(tx, id));
    if (!canJob(action, jobStatusOf(row), actor.role)) throw new AppError("STATE_CONFLICT", REFUSALS[action]);
    await change(tx, row, deps.now());
    await deps.jobIndex.announce(tx, id);
    const changed = await getJob(tx, id);
    await appendEvents(tx, [ownJobChanged(actor, id)]);
    return changed;
  });
  await deps.jobIndex.refresh(id);
  return job;
}
