import { appendEvents, type Tx } from "@rolecall/db";
import { findBlockers } from "../blocks/block-conditions.queries.ts";

interface Seen {
  readonly id: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly recruiterId: string;
  readonly seenAt: Date;
}

/** Refreshes the candidate's screens; to be seen is not worth a notification. Call it last in the transaction. */
export async function tellSeen(tx: Tx, { id, jobId, candidateId, recruiterId, seenAt }: Seen): Promise<void> {
  if ((await findBlockers(tx, recruiterId, [candidateId])).size > 0) return;
  const event = {
    type: "application_seen",
    applicationId: id,
    jobId,
    seenAt: seenAt.toISOString(),
  } as const;
  await appendEvents(tx, [{ userId: candidateId, event }]);
}
