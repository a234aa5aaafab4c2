import type { Notification } from "@rolecall/contracts/notifications/schemas";
import type { NotificationRow } from "./notifications.queries.ts";

/** One that has just been made is read by nobody. */
export function toNotification(row: NotificationRow, read = false): Notification {
  return {
    _id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    matchScore: row.matchScore,
    timestamp: row.createdAt.toISOString(),
    read,
    target: {
      jobId: row.jobId,
      applicationId: row.applicationId,
      interviewId: row.interviewId,
      ...(row.savedSearchId === null ? {} : { savedSearchId: row.savedSearchId }),
    },
  };
}
