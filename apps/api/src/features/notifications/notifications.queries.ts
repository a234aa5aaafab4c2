import type { Role } from "@rolecall/contracts/auth/enums";
import type { NotificationType } from "@rolecall/contracts/notifications/enums";
import { type Executor, newId, type Tx } from "@rolecall/db";
import { notificationMarks, notifications, users } from "@rolecall/db/schema";
import { and, count, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

export type NotificationRow = typeof notifications.$inferSelect;

export interface NotificationValues {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly matchScore: number | null;
  readonly jobId: string | null;
  readonly applicationId: string | null;
  readonly interviewId: string | null;
}

/** A statement takes at most 65,535 parameters; a row needs nine. */
const ROWS_PER_INSERT = 1_000;

/** Inserts in the order given and returns the rows in that order. */
export async function insertNotifications(
  tx: Tx,
  values: readonly (NotificationValues & { userId: string; createdAt?: Date })[],
): Promise<NotificationRow[]> {
  const rows: NotificationRow[] = [];
  for (let start = 0; start < values.length; start += ROWS_PER_INSERT) {
    const chunk = values.slice(start, start + ROWS_PER_INSERT).map((value) => ({ id: newId(), ...value }));
    rows.push(...(await tx.insert(notifications).values(chunk).returning()));
  }
  return rows;
}

/** Key of the lock that puts the notifications of a role in the order of their commits. */
const AUDIENCE_LOCK = 7_305_010;

/**
 * Inserts a notification for everybody of a role. Their times rise strictly in the order of commits:
 * otherwise one that commits late would lie before the mark of somebody who has never seen it.
 */
export async function insertAudienceNotification(
  tx: Tx,
  audience: Role,
  values: NotificationValues,
): Promise<NotificationRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${AUDIENCE_LOCK})`);
  const latest = sql`(select max(created_at) + interval '1 millisecond' from notifications where audience = ${audience})`;
  const [row] = await tx
    .insert(notifications)
    .values({ id: newId(), audience, ...values, createdAt: sql`greatest(clock_timestamp(), ${latest})` })
    .returning();
  return row;
}

/** From when on notifications of the role are meant for this user, and up to when they are read. */
export interface ReaderMarks {
  readonly signedUpAt: Date;
  readonly readUntil: Date | null;
}

export async function findReaderMarks(db: Executor, userId: string): Promise<ReaderMarks | undefined> {
  const [row] = await db
    .select({ signedUpAt: users.createdAt, readUntil: notificationMarks.readUntil })
    .from(users)
    .leftJoin(notificationMarks, eq(notificationMarks.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

interface Reader {
  readonly userId: string;
  readonly role: Role;
  readonly signedUpAt: Date;
}

function meantForRole({ role, signedUpAt }: Reader): SQL | undefined {
  return and(eq(notifications.audience, role), gte(notifications.createdAt, signedUpAt));
}

const NEWEST_FIRST = [desc(notifications.createdAt), desc(notifications.id)];

export async function listNotificationRows(
  db: Executor,
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  // Each half walks its own index; one condition with OR would sort everything there is.
  const half = (where: SQL | undefined) =>
    db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(offset + limit);
  return unionAll(half(eq(notifications.userId, reader.userId)), half(meantForRole(reader)))
    .orderBy(...NEWEST_FIRST)
    .offset(offset)
    .limit(limit);
}

/** Counts at most `cap` of either kind, so that a reader who never looks stays cheap. */
export async function countUnread(
  db: Executor,
  reader: Reader & { readUntil: Date | null },
  cap: number,
): Promise<number> {
  const half = (where: SQL | undefined) =>
    db.select({ id: notifications.id }).from(notifications).where(where).limit(cap);
  const unread = unionAll(
    half(and(eq(notifications.userId, reader.userId), isNull(notifications.readAt))),
    half(
      and(
        meantForRole(reader),
        reader.readUntil === null ? undefined : gt(notifications.createdAt, reader.readUntil),
      ),
    ),
  ).as("unread");
  const [row] = await db.select({ unread: count() }).from(unread);
  return Math.min(row?.unread ?? 0, cap);
}

export async function markOwnRead(tx: Tx, userId: string, readAt: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}

/** Marks those of the role that exist now: up to the newest that is visible, not up to a clock's time. */
export async function markAudienceRead(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx.execute(sql`
    insert into notification_marks as mark (user_id, read_until)
    select ${userId}::uuid, max(created_at) from notifications where audience = ${role}
    having max(created_at) is not null
    on conflict (user_id) do update set read_until = greatest(mark.read_until, excluded.read_until)`);
}

/** Deletes some notifications made before a time; returns how many. */
export async function deleteNotificationsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, before))
    .limit(limit);
  const deleted = await db.delete(notifications).where(inArray(notifications.id, old));
  return deleted.count;
}
