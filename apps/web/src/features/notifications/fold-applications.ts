import type { Notification } from "@rolecall/contracts/notifications/schemas";

/** Applications to one job, newest first: many people did the same, so they are told of together. */
export interface ApplicationsEntry {
  jobId: string;
  newest: Notification;
  notifications: Notification[];
}

export type InboxEntry = Notification | ApplicationsEntry;

/** Three are seen at a glance, each with its name. */
const FEWEST = 4;

/** Of one day, newest first. Applications to one job become one entry, in the place of the newest of them. */
export function foldApplications(notifications: readonly Notification[]): InboxEntry[] {
  const byJob = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const jobId = jobOfApplication(notification);
    if (jobId === undefined) continue;
    const others = byJob.get(jobId);
    if (others) others.push(notification);
    else byJob.set(jobId, [notification]);
  }
  return notifications.flatMap((notification): InboxEntry[] => {
    const jobId = jobOfApplication(notification);
    const same = jobId === undefined ? undefined : byJob.get(jobId);
    if (jobId === undefined || same === undefined || same.length < FEWEST) return [notification];
    return same[0] === notification ? [{ jobId, newest: notification, notifications: same }] : [];
  });
}

function jobOfApplication({ type, target }: Notification): string | undefined {
  return type === "new_application" ? (target.jobId ?? undefined) : undefined;
}
