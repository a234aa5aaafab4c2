import type { Notification } from "@rolecall/contracts/notifications/schemas";
import type { NotificationRow } from "./notifications.queries.ts";

/** `readUntil` is how far the reader has read what went to everybody of the role; null for not at all. */
export function toNotification(row: NotificationRow, readUntil: Date | null = null): Notification {
  const read = row.audience === null ? row.readAt !== null : readUntil !== null && row.createdAt <= readUntil;
  return {
    _id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    matchScore: row.matchScore,
    timestamp: row.createdAt.toISOString(),
    read,
    target: { jobId: row.jobId, applicationId: row.applicationId, interviewId: row.interviewId },
  };
}
