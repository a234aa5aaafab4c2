import type { NewLiveEvent, Tx } from "@rolecall/db";
import { createNotifications } from "../notifications/create-notification.ts";
import type { ApplicationParties } from "./removal.queries.ts";

/** Who or what has removed an application. */
export type Remover = "candidate" | "recruiter" | "job";

/**
 * Keeps a notification per application for the side that did not remove it; the events are for the caller
 * to append, last of all.
 */
export async function tellOfRemoval(
  tx: Tx,
  removed: readonly ApplicationParties[],
  { by, now }: { by: Remover; now: Date },
): Promise<NewLiveEvent[]> {
  const notifications = await createNotifications(
    tx,
    removed.map((application) => ({
      userId: receiverOf(application, by),
      type: "application_removed",
      ...describeRemoval(application, by),
      // Nobody should be led to a job that is gone.
      ...(by === "job" ? {} : { jobId: application.jobId }),
      at: now,
    })),
  );
  return removed.flatMap((application, index): NewLiveEvent[] => {
    const notification = notifications[index];
    if (notification === undefined) throw new Error("A notification was not stored.");
    const { id: applicationId, jobId } = application;
    return [
      {
        userId: receiverOf(application, by),
        event: { type: "application_removed", notification, applicationId, jobId },
      },
    ];
  });
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
        message: `The recruiter removed your application for ${jobTitle}. It is no longer considered.`,
      };
    case "job":
      return {
        title: "Application removed",
        message: `The job ${jobTitle} was deleted, and your application with it.`,
      };
  }
}
