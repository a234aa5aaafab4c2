import { pageOffset } from "@rolecall/contracts/common/query";
import type {
  ListNotificationsInput,
  ListNotificationsResult,
} from "@rolecall/contracts/notifications/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { unauthenticated } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { toNotification } from "./notifications.mapper.ts";
import { countUnread, findReaderMarks, listNotificationRows } from "./notifications.queries.ts";

/** Unread ones are counted exactly up to here; a badge says "99+" long before. */
const MAX_UNREAD_COUNT = 1_000;

/** The actor's own notifications and those of their role since they signed up, newest first. */
export async function listNotifications(
  deps: Pick<Dependencies, "database">,
  actor: Actor,
  { page, limit }: ListNotificationsInput,
): Promise<ListNotificationsResult> {
  const { db } = deps.database;
  const marks = await findReaderMarks(db, actor.userId);
  if (marks === undefined) throw unauthenticated();
  const reader = { userId: actor.userId, role: actor.role, ...marks };
  const [rows, unreadCount] = await Promise.all([
    listNotificationRows(db, reader, { offset: pageOffset({ page, limit }), limit }),
    countUnread(db, reader, MAX_UNREAD_COUNT),
  ]);
  return {
    notifications: rows.map(({ notification, read }) => toNotification(notification, read)),
    unreadCount,
  };
}
