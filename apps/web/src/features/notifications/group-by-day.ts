import type { Notification } from "@rolecall/contracts/notifications/schemas";

export interface DayGroup {
  /** Local midnight of the reader is where one ends; this is any moment of the day. */
  day: Date;
  notifications: Notification[];
}

/**
 * Newest first, by the reader's local day. One that came in between two pages has pushed another onto
 * the next, which then repeats it: each is shown once.
 */
export function groupByDay(notifications: readonly Notification[]): DayGroup[] {
  const seen = new Set<string>();
  const groups = new Map<string, DayGroup>();
  for (const notification of notifications) {
    if (seen.has(notification._id)) continue;
    seen.add(notification._id);
    const day = new Date(notification.timestamp);
    const key = day.toDateString();
    const group = groups.get(key);
    if (group) group.notifications.push(notification);
    else groups.set(key, { day, notifications: [notification] });
  }
  return [...groups.values()];
}
