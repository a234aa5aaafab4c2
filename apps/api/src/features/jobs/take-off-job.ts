import { removeJobSearch, type Tx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { setJobClosed } from "./job-states.queries.ts";

/**
 * Closes an open job whose row the caller holds, whoever wants it closed: nobody finds it or applies any more.
 * Refresh the index of this process after the commit.
 */
export async function takeOffJob(
  tx: Tx,
  { jobIndex }: Pick<Dependencies, "jobIndex">,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await setJobClosed(tx, id, at);
  await removeJobSearch(tx, [id]);
  await jobIndex.announce(tx, id);
}
