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

/** What a notification says, and the things it is about: where a click leads. */
export interface NotificationContent {
  readonly type: NotificationType;
  /** 1 to 500 characters. */
  readonly title: string;
  /** 1 to 2,000 characters. */
  readonly message: string;
  /** 0 to 100. */
  readonly matchScore?: number;
  readonly jobId?: string;
  readonly applicationId?: string;
  readonly interviewId?: string;
  readonly savedSearchId?: string;
}

export interface NewNotification extends NotificationContent {
  readonly userId: string;
  /** Now, by the clock of the database, when left out. */
  readonly at?: Date;
}

/** Keeps a notification for one person and returns it as it goes into the live event. */
export async function createNotification(tx: Tx, notification: NewNotification): Promise<Notification> {
  const [created] = await createNotifications(tx, [notification]);
  return inserted(created);
}

/** Keeps many notifications, each for one person; the result is in the order given. */
export async function createNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
): Promise<Notification[]> {
  const rows = await insertNotifications(
    tx,
    notifications.map(({ userId, at, ...content }) => ({
      userId,
      ...(at === undefined ? {} : { createdAt: at }),
      ...toValues(content),
    })),
  );
  return rows.map((row) => toNotification(row));
}

/**
 * Keeps a notification for everybody of a role who has signed up by now, but for those left out: one row,
 * however many they are. Such transactions commit one after the other from here on, so call it shortly before the end.
 */
export async function createAudienceNotification(
  tx: Tx,
  audience: Role,
  content: NotificationContent,
  { leftOut = [] }: { leftOut?: readonly string[] } = {},
): Promise<Notification> {
  const row = await insertAudienceNotification(tx, { role: audience, leftOut }, toValues(content));
  return toNotification(inserted(row));
}

function toValues(content: NotificationContent): NotificationValues {
  const { type, title, message, matchScore, jobId, applicationId, interviewId, savedSearchId } = content;
  return {
    type,
    title,
    message,
    matchScore: matchScore ?? null,
    jobId: jobId ?? null,
    applicationId: applicationId ?? null,
    interviewId: interviewId ?? null,
    savedSearchId: savedSearchId ?? null,
  };
}

function inserted<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("The insert returned no row.");
  return row;
}
