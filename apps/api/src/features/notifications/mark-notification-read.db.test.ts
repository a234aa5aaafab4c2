import { NO_ID } from "@rolecall/contracts/common/id";
import { ListNotificationsInput } from "@rolecall/contracts/notifications/schemas";
import { newId } from "@rolecall/db";
import {
  createCandidate,
  createNotification,
  createRecruiter,
  createTestDatabase,
  emptyDatabase,
  errorOf,
  type UserRow,
} from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../auth/actor.ts";
import { deleteOldNotifications } from "./delete-old-notifications.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotificationRead } from "./mark-notification-read.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

function actorOf(user: UserRow): Actor {
  return { role: user.role, userId: user.id, sessionId: "test" };
}

function markOne(user: UserRow, id: string, now = new Date()) {
  return markNotificationRead({ database, now: () => now }, actorOf(user), { id });
}

/** Titles with whether each is read, newest first, and the count. */
async function inboxOf(user: UserRow) {
  const result = await listNotifications({ database }, actorOf(user), ListNotificationsInput.parse({}));
  const read = result.notifications.map((one): [string, boolean] => [one.title, one.read]);
  return { read: Object.fromEntries(read), unread: result.unreadCount };
}

async function setStage() {
  const { db } = database;
  const user = await createCandidate(db, { createdAt: LONG_AGO });
  const other = await createCandidate(db, { createdAt: LONG_AGO });
  const own = await createNotification(db, { userId: user.id, title: "own" });
  const own2 = await createNotification(db, { userId: user.id, title: "own 2" });
  const all = await createNotification(db, { audience: "candidate", title: "all" });
  const all2 = await createNotification(db, { audience: "candidate", title: "all 2" });
  return { user, other, own, own2, all, all2 };
}

describe("one notification", () => {
  it("is marked as read, of either kind, and no other; nothing changes for anybody else", async () => {
    const { user, other, own, all } = await setStage();
    await markOne(user, own.id);
    await markOne(user, all.id);
    expect(await inboxOf(user)).toEqual({
      read: { own: true, "own 2": false, all: true, "all 2": false },
      unread: 2,
    });
    expect(await inboxOf(other)).toEqual({ read: { all: false, "all 2": false }, unread: 2 });
  });

  it("is marked once: again, or after all were marked, nothing happens", async () => {
    const { user, own, all, all2 } = await setStage();
    const first = new Date("2026-12-01T10:00:00Z");
    await markOne(user, own.id, first);
    await Promise.all([1, 2, 3].map(() => markOne(user, all.id)));
    await markOne(user, own.id);
    const [row] = await database.sql<{ read_at: Date }[]>`
      select read_at from notifications where id = ${own.id}`;
    expect(row?.read_at).toEqual(first);
    const events = () => database.sql<{ payload: unknown }[]>`select payload from live_events order by seq`;
    expect((await events()).map(({ payload }) => payload)).toEqual(
      [own, all].map(({ id }) => ({ type: "notifications_read", notificationId: id })),
    );
    await markNotificationsRead({ database, now: () => new Date() }, actorOf(user));
    expect((await inboxOf(user)).unread).toBe(0);
    await markOne(user, all2.id);
    expect(await events()).toHaveLength(3);
    // What the mark covers is not kept one by one.
    expect(await database.sql`select from notification_reads`).toHaveLength(0);
  });

  it("of somebody else, of the other role, from before the signup, or none at all is not found", async () => {
    const { other, own } = await setStage();
    const { db } = database;
    const forRecruiters = await createNotification(db, { audience: "recruiter" });
    const early = await createNotification(db, { audience: "candidate", createdAt: new Date(0) });
    const recruiter = await createRecruiter(db);
    const attempts: [UserRow, string][] = [
      [other, own.id],
      [recruiter, own.id],
      [other, forRecruiters.id],
      [other, early.id],
      [other, newId()],
      [other, NO_ID],
    ];
    for (const [user, id] of attempts) {
      expect(await errorOf(markOne(user, id))).toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await database.sql`select from notifications where read_at is not null`).toHaveLength(0);
    expect(await database.sql`select from notification_reads`).toHaveLength(0);
  });

  it("goes half a year later, and with it that it was read", async () => {
    const { user, all } = await setStage();
    await markOne(user, all.id);
    const later = new Date(Date.now() + 200 * 86_400_000);
    expect(await deleteOldNotifications({ database, now: () => later })).toBe(4);
    expect(await database.sql`select from notification_reads`).toHaveLength(0);
  });
});
