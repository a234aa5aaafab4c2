import type { IdInput } from "@rolecall/contracts/common/id";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { lockJob } from "./jobs.queries.ts";
import { ownJob } from "./own-job.ts";
import { ownJobChanged } from "./own-job-changed.ts";
import { removeJob } from "./remove-job.ts";

/** Deletes an own job with all that hangs on it. */
export async function deleteJob(deps: Dependencies, actor: RecruiterActor, { id }: IdInput): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    ownJob(actor, await lockJob(tx, id));
    const news = await removeJob(tx, deps, { id, recruiterId: actor.userId });
    await appendEvents(tx, [...news, ownJobChanged(actor, id)]);
  });
  await deps.jobIndex.refresh(id);
}
