import { appendEvents, type NewLiveEvent, type Tx } from "@rolecall/db";
import { findBlockers } from "../blocks/block-conditions.queries.ts";
import { markApplicationsRead } from "../notifications/notifications.queries.ts";

interface Seen {
  readonly id: string;
  readonly jobId: string;
  readonly candidateId: string;
  readonly recruiterId: string;
  readonly seenAt: Date;
}

/**
 * Refreshes the candidate's screens; to be seen is not worth a notification. To the recruiter it is no news any more that
 * the application has come. Call it last in the transaction.
 */
export async function tellSeen(tx: Tx, { id, jobId, candidateId, recruiterId, seenAt }: Seen): Promise<void> {
  const read = await markApplicationsRead(tx, { userId: recruiterId, applicationIds: [id] }, seenAt);
  const events = read.map(
    (notificationId): NewLiveEvent => ({
      userId: recruiterId,
      event: { type: "notifications_read", notificationId },
    }),
  );
  const isBlocked = (await findBlockers(tx, recruiterId, [candidateId])).size > 0;
  if (!isBlocked)
    events.push({
      userId: candidateId,
      event: { type: "application_seen", applicationId: id, jobId, seenAt: seenAt.toISOString() },
    });
  await appendEvents(tx, events);
}
