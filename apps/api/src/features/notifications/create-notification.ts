import type { Role } from "@rolecall/contracts/auth/enums";
import type { NotificationType } from "@rolecall/contracts/notifications/enums";
import type { Notification } from "@rolecall/contracts/notifications/schemas";
import type { Tx } from "@rolecall/db";
import { toNotification } from "./notifications.mapper.ts";
import {
  insertAudienceNotification,
  insertNotifications,
  type NotificationValues,
} from "./notifications.queries.ts";

export interface NewNotification {
  readonly type: NotificationType;
  /** 1 to 500 characters. */
  readonly title: string;
  /** 1 to 2,000 characters. */
  readonly message: string;
  /** 0 to 100. */
  readonly matchScore?: number;
  /** What it is about: where a click leads. */
  readonly target?: {
    readonly jobId?: string;
    readonly applicationId?: string;
    readonly interviewId?: string;
  };
}

/** Keeps a notification for one person and returns it as it goes into the live event. */
export async function createNotification(
  tx: Tx,
  userId: string,
  notification: NewNotification,
): Promise<Notification> {
  const [created] = await createNotifications(tx, [{ userId, ...notification }]);
  return inserted(created);
}

/** Keeps one notification for each of many people; the result is in the order given. */
export async function createNotifications(
  tx: Tx,
  notifications: readonly (NewNotification & { readonly userId: string })[],
): Promise<Notification[]> {
  const rows = await insertNotifications(
    tx,
    notifications.map((notification) => ({ userId: notification.userId, ...toValues(notification) })),
  );
  return rows.map((row) => toNotification(row));
}

/**
 * Keeps a notification for everybody of a role who has signed up by now: one row, however many they
 * are. Such transactions commit one after the other from here on, so call it shortly before the end.
 */
export async function createAudienceNotification(
  tx: Tx,
  audience: Role,
  notification: NewNotification,
): Promise<Notification> {
  const row = await insertAudienceNotification(tx, audience, toValues(notification));
  return toNotification(inserted(row));
}

function toValues({ type, title, message, matchScore, target = {} }: NewNotification): NotificationValues {
  return {
    type,
    title,
    message,
    matchScore: matchScore ?? null,
    jobId: target.jobId ?? null,
    applicationId: target.applicationId ?? null,
    interviewId: target.interviewId ?? null,
  };
}

function inserted<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("The insert returned no row.");
  return row;
}
