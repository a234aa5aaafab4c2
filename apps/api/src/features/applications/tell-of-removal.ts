import type { ApplicationRemover } from "@rolecall/contracts/applications/enums";
import type { Notification } from "@rolecall/contracts/notifications/schemas";
import type { NewLiveEvent, Tx } from "@rolecall/db";
import { findBlockers } from "../blocks/block-conditions.queries.ts";
import { notifyEach } from "../notifications/notify-each.ts";
import { type ApplicationParties, insertRemovedApplications } from "./removal.queries.ts";

/** Who or what has removed an application. */
type Remover = "candidate" | ApplicationRemover;

interface Removal {
  readonly by: Remover;
  /** Events that have told some of the receivers already, such as that of a cancelled interview. */
  readonly told: readonly NewLiveEvent[];
  readonly now: Date;
}

/**
 * Tells the side that did not remove an application: one word per person, so whoever has been told already
 * gets the event with that notification, and the others a notification of their own. A candidate keeps a
 * trace of what others removed. The events are for the caller to append, last of all.
 */
export async function tellOfRemoval(
  tx: Tx,
  removed: readonly ApplicationParties[],
  { by, told, now }: Removal,
): Promise<NewLiveEvent[]> {
  if (by !== "candidate") await leaveTraces(tx, removed, { by, now });
  const words = notificationsByUser(told);
  const deaf = await listDeaf(tx, removed, by);
  const untold = removed.filter(
    (application) => !words.has(receiverOf(application, by)) && !deaf.has(application.id),
  );
  const created = await notifyEach(tx, untold, (application) => ({
    userId: receiverOf(application, by),
    type: "application_removed",
    ...describeRemoval(application, by),
    // Nobody should be led to a job that is gone.
    ...(by === "job" ? {} : { jobId: application.jobId }),
    at: now,
  }));
  for (const [application, notification] of created) words.set(receiverOf(application, by), notification);
  return removed.flatMap((application): NewLiveEvent[] => {
    const userId = receiverOf(application, by);
    const notification = words.get(userId);
    // An interview that is off is told to everybody, and the application with it.
    if (notification === undefined && deaf.has(application.id)) return [];
    if (notification === undefined) throw new Error("A notification was not stored.");
    const { id: applicationId, jobId } = application;
    return [{ userId, event: { type: "application_removed", notification, applicationId, jobId } }];
  });
}

/** The applications of which nobody is told: the receiver has blocked the one who removes them. */
async function listDeaf(tx: Tx, removed: readonly ApplicationParties[], by: Remover): Promise<Set<string>> {
  const deaf = new Set<string>();
  // All by one recruiter, or all by one candidate.
  const [first] = removed;
  if (first === undefined) return deaf;
  const blockers = await findBlockers(
    tx,
    by === "candidate" ? first.candidateId : first.recruiterId,
    removed.map((application) => receiverOf(application, by)),
  );
  for (const application of removed) {
    if (blockers.has(receiverOf(application, by))) deaf.add(application.id);
  }
  return deaf;
}

async function leaveTraces(
  tx: Tx,
  removed: readonly ApplicationParties[],
  { by, now }: { by: ApplicationRemover; now: Date },
): Promise<void> {
  await insertRemovedApplications(
    tx,
    removed.map(({ id, candidateId, jobId, jobTitle, companyName, createdAt }) => ({
      id,
      candidateId,
      jobId,
      jobTitle,
      companyName,
      removedBy: by,
      appliedAt: createdAt,
      removedAt: now,
    })),
  );
}

function notificationsByUser(events: readonly NewLiveEvent[]): Map<string, Notification> {
  const words = new Map<string, Notification>();
  for (const { userId, event } of events) {
    if (userId !== undefined && "notification" in event) words.set(userId, event.notification);
  }
  return words;
}

function receiverOf({ candidateId, recruiterId }: ApplicationParties, by: Remover): string {
  return by === "candidate" ? recruiterId : candidateId;
}

function describeRemoval({ jobTitle, candidateName }: ApplicationParties, by: Remover) {
  switch (by) {
    case "candidate":
      return {
        title: "Application withdrawn",
        message: `${candidateName} withdrew the application for ${jobTitle}.`,
      };
    case "recruiter":
      return {
        title: "Application removed",
        message: `The recruiter removed your application for ${jobTitle}. It is no longer considered. Thank you for the time you took.`,
      };
    case "job":
      return {
        title: "Application removed",
        message: `The job ${jobTitle} was deleted, and your application with it.`,
      };
  }
}
