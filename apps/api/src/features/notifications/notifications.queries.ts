import type { Role } from "@rolecall/contracts/auth/enums";
import type { NotificationType } from "@rolecall/contracts/notifications/enums";
import { type Executor, LOCK_KEYS, newId, type Tx, uuidArray } from "@rolecall/db";
import { notificationMarks, notificationReads, notifications, users } from "@rolecall/db/schema";
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
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
  readonly savedSearchId?: string | null;
}

/** A statement takes at most 65,535 parameters; a row needs ten. */
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

/** Everybody of a role but for these. */
export interface Audience {
  readonly role: Role;
  readonly leftOut: readonly string[];
}

/**
 * Inserts a notification for everybody of a role. Their times rise strictly in the order of commits:
 * otherwise one that commits late would lie before the mark of somebody who has never seen it.
 */
export async function insertAudienceNotification(
  tx: Tx,
  { role: audience, leftOut }: Audience,
  values: NotificationValues,
): Promise<NotificationRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEYS.audienceNotifications})`);
  const latest = sql`(select max(created_at) + interval '1 millisecond' from notifications where audience = ${audience})`;
  const [row] = await tx
    .insert(notifications)
    .values({
      id: newId(),
      audience,
      // None is null, and costs its readers no look.
      leftOut: leftOut.length === 0 ? null : [...leftOut],
      ...values,
      createdAt: sql`greatest(clock_timestamp(), ${latest})`,
    })
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

interface Reader extends ReaderMarks {
  readonly userId: string;
  readonly role: Role;
}

function meantForRole({ userId, role, signedUpAt }: Reader): SQL | undefined {
  return and(
    eq(notifications.audience, role),
    gte(notifications.createdAt, signedUpAt),
    or(isNull(notifications.leftOut), sql`not (${userId}::uuid = any(${notifications.leftOut}))`),
  );
}

/** Not read by the reader, of those that are meant for the role. */
function isUnreadOfRole({ userId, readUntil }: Reader): SQL | undefined {
  return and(
    readUntil === null ? undefined : gt(notifications.createdAt, readUntil),
    sql`not exists (select from notification_reads r
      where r.notification_id = ${notifications.id} and r.user_id = ${userId})`,
  );
}

const NEWEST_FIRST = [desc(notifications.createdAt), desc(notifications.id)];

export async function listNotificationRows(
  db: Executor,
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ notification: NotificationRow; read: boolean }[]> {
  // Each half walks its own index; one condition with OR would sort everything there is.
  const half = (where: SQL | undefined, read: SQL) =>
    db
      .select({ ...getTableColumns(notifications), read: sql<boolean>`${read}`.as("read") })
      .from(notifications)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(offset + limit);
  const rows = await unionAll(
    half(eq(notifications.userId, reader.userId), sql`${notifications.readAt} is not null`),
    half(meantForRole(reader), sql`not (${isUnreadOfRole(reader)})`),
  )
    .orderBy(...NEWEST_FIRST)
    .offset(offset)
    .limit(limit);
  return rows.map(({ read, ...notification }) => ({ notification, read }));
}

/** Counts at most `cap` of either kind, so that a reader who never looks stays cheap. */
export async function countUnread(db: Executor, reader: Reader, cap: number): Promise<number> {
  const half = (where: SQL | undefined) =>
    db.select({ id: notifications.id }).from(notifications).where(where).limit(cap);
  const unread = unionAll(
    half(and(eq(notifications.userId, reader.userId), isNull(notifications.readAt))),
    half(and(meantForRole(reader), isUnreadOfRole(reader))),
  ).as("unread");
  const [row] = await db.select({ unread: count() }).from(unread);
  return Math.min(row?.unread ?? 0, cap);
}

/** Whether there was one to mark. */
export async function markOwnRead(tx: Tx, userId: string, readAt: Date): Promise<boolean> {
  const marked = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return marked.count > 0;
}

/**
 * Marks those of the role that exist now: up to the newest that is visible, not up to a clock's time.
 * Returns whether that moved the mark.
 */
export async function markAudienceRead(tx: Tx, userId: string, role: Role): Promise<boolean> {
  const moved = await tx.execute(sql`
    insert into notification_marks as mark (user_id, read_until)
    select ${userId}::uuid, max(created_at) from notifications where audience = ${role}
    having max(created_at) is not null
    on conflict (user_id) do update set read_until = excluded.read_until
    where mark.read_until < excluded.read_until`);
  // Those that were read one by one lie before the mark now.
  await tx.execute(sql`
    delete from notification_reads r using notifications n, notification_marks m
    where r.user_id = ${userId} and n.id = r.notification_id
      and m.user_id = r.user_id and n.created_at <= m.read_until`);
  return moved.count > 0;
}

/** A notification that the reader may see, with whether it is read; undefined when there is none. */
export async function findNotification(
  db: Executor,
  reader: Reader,
  id: string,
): Promise<{ isOwn: boolean; read: boolean } | undefined> {
  const [row] = await db
    .select({
      isOwn: sql<boolean>`${notifications.userId} is not null`,
      read: sql<boolean>`case when ${notifications.userId} is null
        then not (${isUnreadOfRole(reader)}) else ${notifications.readAt} is not null end`,
    })
    .from(notifications)
    .where(and(eq(notifications.id, id), or(eq(notifications.userId, reader.userId), meantForRole(reader))));
  return row;
}

/** Marks one of the user's own. */
export async function markOneOwnRead(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  readAt: Date,
): Promise<boolean> {
  const marked = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.readAt)));
  return marked.count > 0;
}

/** Marks what tells the user of these applications having come in; the ids of what was unread. */
export async function markApplicationsRead(
  tx: Tx,
  { userId, applicationIds }: { userId: string; applicationIds: readonly string[] },
  readAt: Date,
): Promise<string[]> {
  const marked = await tx
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        eq(notifications.type, "new_application"),
        sql`${notifications.applicationId} = any(${uuidArray(applicationIds)})`,
      ),
    )
    .returning({ id: notifications.id });
  return marked.map(({ id }) => id);
}

/** Notes that the user has read one that went to everybody of the role. */
export async function insertRead(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const inserted = await tx
    .insert(notificationReads)
    .values({ notificationId: id, userId })
    .onConflictDoNothing();
  return inserted.count > 0;
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
