import type { Role } from "@rolecall/contracts/auth/enums";
import { type Executor, newId, type Sql, type Tx } from "@rolecall/db";
import { candidateProfiles, loginFailures, sessions, users } from "@rolecall/db/schema";
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";

export interface Account {
  readonly id: string;
  readonly role: Role;
  readonly passwordHash: string;
}

export interface LoginAccount extends Account {
  /** By whoever runs the site. */
  readonly suspended: boolean;
}

/** Throws a unique violation of `users_email_key` when the e-mail is taken, in whatever case. */
export async function insertUser(
  db: Executor,
  user: { name: string; email: string; role: Role; passwordHash: string },
): Promise<{ id: string }> {
  const id = newId();
  await db.insert(users).values({ id, ...user });
  if (user.role === "candidate") await db.insert(candidateProfiles).values({ userId: id });
  return { id };
}

export async function findAccountById(
  db: Executor,
  id: string,
): Promise<(Account & { readonly email: string }) | undefined> {
  const [row] = await db
    .select({ id: users.id, role: users.role, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

/** False when the hash is not `from` any more: somebody else was faster. */
export async function replacePasswordHash(
  db: Executor,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: to, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
    .returning({ id: users.id });
  return changed.length > 0;
}

export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

export interface SignedInRow extends SessionRow {
  readonly role: Role;
  readonly suspended: boolean;
}

/** Asked with every request: its plan is made once per connection, which costs three times what running it does. */
export async function findSession(statements: Sql, id: string): Promise<SignedInRow | undefined> {
  const [row] = await statements<SignedInRow[]>`
    select s.id, s.user_id as "userId", s.expires_at as "expiresAt", u.role,
      u.suspended_at is not null as suspended
    from sessions s join users u on u.id = s.user_id where s.id = ${id}`;
  return row;
}

export async function listSessions(db: Executor, userId: string): Promise<SessionRow[]> {
  return db
    .select({ id: sessions.id, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

export interface NewSession extends SessionRow {
  readonly device: string;
  /** As it was when its password was found right. */
  readonly account: Pick<LoginAccount, "passwordHash" | "suspended">;
}

/**
 * False when the account has been deleted, suspended or restored since it was looked up, or has another password: the
 * row lock waits for what is under way, which would not see a session that begins behind its back.
 */
export async function insertSession(
  statements: Sql,
  { id, userId, expiresAt, device, account: { passwordHash, suspended } }: NewSession,
): Promise<boolean> {
  const { count } = await statements`
    insert into sessions (id, user_id, expires_at, device)
    select ${id}, u.id, ${expiresAt}::timestamptz, ${device} from users u
    where u.id = ${userId} and u.deleted_at is null and (u.suspended_at is not null) = ${suspended}
      and u.password_hash = ${passwordHash} for share`;
  return count > 0;
}

export interface DeviceRow {
  readonly publicId: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly current: boolean;
}

/** The user's live sessions: the current one first, then the last used. */
export async function listDevices(
  db: Executor,
  { userId, sessionId }: { userId: string; sessionId: string },
  limit: number,
): Promise<DeviceRow[]> {
  const current = sql<boolean>`${sessions.id} = ${sessionId}`;
  return db
    .select({
      publicId: sessions.publicId,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      current,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(current), desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.publicId)
    .limit(limit);
}

/** Sets "last used" of those sessions where it is older than so many minutes. */
export async function markSessionsUsed(
  db: Executor,
  ids: readonly string[],
  olderThanMinutes: number,
): Promise<void> {
  const before = sql`now() - make_interval(mins => ${olderThanMinutes})`;
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(sql`${sessions.id} = any(${asTextArray(ids)})`, lt(sessions.lastUsedAt, before)));
}

/** Ids of sessions are hexadecimal: nothing in them has to be escaped. */
function asTextArray(ids: readonly string[]) {
  return sql`${`{${ids.join()}}`}::text[]`;
}

/** Ends a session of the user; returns its id, or undefined when the user has no such session. */
export async function deleteOwnSession(
  tx: Tx,
  { userId, publicId }: { userId: string; publicId: string },
): Promise<string | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.publicId, publicId)))
    .returning({ id: sessions.id });
  return ended?.id;
}

export async function updateSessionExpiry(db: Executor, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Executor, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of the user; returns those that ended. */
export async function deleteSessionsOf(db: Executor, userId: string): Promise<string[]> {
  const ended = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.map((session) => session.id);
}

/** Ends every session of the user but one; returns those that ended. */
export async function deleteOtherSessions(db: Executor, userId: string, keptId: string): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.map((session) => session.id);
}

export async function deleteExpiredSessions(db: Executor): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/** LISTEN channel; the payload is the id of a session that has ended. */
export const SESSIONS_ENDED_CHANNEL = "sessions_ended";

/** Tells every API process that sessions have ended, so that their live connections are closed. */
export async function notifySessionsEnded(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`select pg_notify(${SESSIONS_ENDED_CHANNEL}, id) from unnest(${asTextArray(ids)}) id`);
}

export interface FailureCount {
  readonly failures: number;
  /** Milliseconds until the first of them leaves the window. */
  readonly waitMs: number;
}

/** Of whom the failures are counted when somebody signs in. */
interface Subjects {
  readonly account: string;
  readonly address: string;
}

export interface FailureCounts {
  readonly account: FailureCount;
  readonly address: FailureCount;
}

type CountedSubject = FailureCount & { readonly subject: string };

/**
 * The failures of the last so many seconds, by the clock of the database that dated them: a process whose own is ahead
 * would see none.
 */
function failuresWithin(statements: Sql, { account, address }: Subjects, seconds: number) {
  return statements<CountedSubject[]>`
    select subject, count(*)::int as failures,
      (extract(epoch from min(failed_at) - now()) + ${seconds}::int)::float8 * 1000 as "waitMs"
    from login_failures
    where subject in (${account}, ${address}) and failed_at > now() - make_interval(secs => ${seconds}::int)
    group by subject`;
}

/** Through the statements that are parsed once, as the other one that every login asks. */
export async function countLoginFailures(
  statements: Sql,
  subjects: Subjects,
  seconds: number,
): Promise<FailureCounts> {
  return countsOf(subjects, await failuresWithin(statements, subjects, seconds));
}

/** The failures and the account, where there is one, in one go. */
export async function findLogin(
  statements: Sql,
  email: string,
  subjects: Subjects,
  seconds: number,
): Promise<{ account: LoginAccount | undefined; failures: FailureCounts }> {
  const rows = await statements<(CountedSubject & (LoginAccount | Record<keyof LoginAccount, null>))[]>`
    select u.id, u.role, u.password_hash as "passwordHash", u.suspended_at is not null as suspended, f.* from (select 1) as attempt
    left join users u on lower(u.email) = ${email.toLowerCase()} and u.deleted_at is null
    left join (${failuresWithin(statements, subjects, seconds)}) f on true`;
  const [row] = rows;
  return {
    account: row === undefined || row.id === null ? undefined : row,
    failures: countsOf(subjects, rows),
  };
}

function countsOf({ account, address }: Subjects, rows: readonly CountedSubject[]): FailureCounts {
  const countOf = (subject: string): FailureCount =>
    rows.find((row) => row.subject === subject) ?? { failures: 0, waitMs: 0 };
  return { account: countOf(account), address: countOf(address) };
}

export async function insertLoginFailures(db: Executor, subjects: readonly string[]): Promise<void> {
  await db.insert(loginFailures).values(subjects.map((subject) => ({ subject })));
}

export async function deleteLoginFailures(db: Executor, subjects: readonly string[]): Promise<void> {
  await db.delete(loginFailures).where(inArray(loginFailures.subject, [...subjects]));
}

export async function deleteLoginFailuresOlderThan(db: Executor, seconds: number): Promise<void> {
  await db
    .delete(loginFailures)
    .where(lt(loginFailures.failedAt, sql`now() - make_interval(secs => ${seconds}::int)`));
}
