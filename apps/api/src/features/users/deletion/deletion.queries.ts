import type { Executor, Tx } from "@rolecall/db";
import {
  applications,
  blocks,
  candidateProfiles,
  candidateSkills,
  conversations,
  cvAnalyses,
  DELETED_MEMBER_NAME,
  hiddenFrom,
  interviews,
  jobs,
  liveEvents,
  notificationMarks,
  notificationReads,
  notifications,
  removedApplications,
  reports,
  savedSearchAlerts,
  savedSearches,
  users,
} from "@rolecall/db/schema";
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type ApplicationParties, partiesByIds } from "../../applications/removal.queries.ts";
import type { Actor } from "../../auth/actor.ts";
import { CANDIDATES_CHANGED_CHANNEL } from "../../jobs/match-index/candidate-index.queries.ts";

/**
 * Holds the account until the transaction ends; undefined when it is deleted or has another password. Rows that
 * refer to it can still be written: `holdMembers` is what waits for this.
 */
export async function lockAccount(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<{ name: string } | undefined> {
  const [row] = await tx
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), isNull(users.deletedAt)))
    .for("no key update");
  return row;
}

/** Leaves a row without personal data: the constraint `users_deleted_check` refuses any other. */
export async function eraseAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      name: DELETED_MEMBER_NAME,
      email: "",
      passwordHash: "",
      suspendedAt: null,
      mutedPopups: [],
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}

/** In the order of their ids, as everybody who locks several does. */
export async function lockJobsAppliedTo(tx: Tx, candidateId: string): Promise<void> {
  const applied = tx
    .select({ id: applications.jobId })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.id, applied))
    .orderBy(asc(jobs.id))
    .for("key share");
}

export async function lockJobsOf(tx: Tx, recruiterId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.recruiterId, recruiterId))
    .orderBy(asc(jobs.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** The candidate's applications, held until the transaction ends. */
export async function lockApplicationsOf(tx: Tx, candidateId: string): Promise<ApplicationParties[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(asc(applications.id))
    .for("update");
  return partiesByIds(
    tx,
    rows.map(({ id }) => id),
  );
}

/** With whom a recruiter has interviews that lie ahead or are in progress. */
export async function upcomingCandidates(db: Executor, recruiterId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: interviews.candidateId })
    .from(interviews)
    .where(and(eq(interviews.recruiterId, recruiterId), gt(interviews.endsAt, now)));
  return rows.map(({ id }) => id);
}

/** Nobody can write to them any more; who has been written to can read on. */
export async function closeConversations(tx: Tx, { userId, role }: Actor, now: Date): Promise<void> {
  const own = role === "candidate" ? conversations.candidateId : conversations.recruiterId;
  // In the order of their ids, as the writer of messages locks them.
  const open = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(own, userId), isNull(conversations.closedAt)))
    .orderBy(asc(conversations.id))
    .for("no key update");
  await tx.update(conversations).set({ closedAt: now }).where(inArray(conversations.id, open));
}

/** What is the member's alone. Every process that scores candidates hears of it at the commit. */
export async function deleteOwnRows(tx: Tx, userId: string): Promise<void> {
  await deletePersonalRows(tx, (column) => eq(column, userId));
  await tx.execute(sql`select pg_notify(${CANDIDATES_CHANGED_CHANNEL}, ${userId})`);
}

/**
 * Deletes what has come for members while they deleted their account: what others, or a task, had decided to
 * tell them before and wrote after.
 */
export async function deleteLateRows(tx: Tx, deletedSince: Date): Promise<void> {
  const gone = tx.select({ id: users.id }).from(users).where(gt(users.deletedAt, deletedSince));
  await deletePersonalRows(tx, (column) => inArray(column, gone));
}

type OwnerColumn =
  | typeof blocks.blockerId
  | typeof blocks.blockedId
  | typeof reports.reporterId
  | typeof reports.userId
  | typeof cvAnalyses.ownerId
  | typeof candidateSkills.candidateId
  | typeof candidateProfiles.userId
  | typeof removedApplications.candidateId
  | typeof hiddenFrom.candidateId
  | typeof savedSearches.candidateId
  | typeof savedSearchAlerts.candidateId
  | typeof notificationReads.userId
  | typeof notificationMarks.userId
  | typeof notifications.userId
  | typeof liveEvents.userId;

async function deletePersonalRows(tx: Tx, isTheirs: (column: OwnerColumn) => SQL): Promise<void> {
  // First, as it waits for whoever holds it to write what follows (`lockProfile`); nobody can after it.
  await tx.delete(candidateProfiles).where(isTheirs(candidateProfiles.userId));
  await tx.delete(cvAnalyses).where(isTheirs(cvAnalyses.ownerId));
  await tx.delete(candidateSkills).where(isTheirs(candidateSkills.candidateId));
  await tx.delete(hiddenFrom).where(isTheirs(hiddenFrom.candidateId));
  await tx.delete(savedSearches).where(isTheirs(savedSearches.candidateId));
  await tx.delete(savedSearchAlerts).where(isTheirs(savedSearchAlerts.candidateId));
  await tx.delete(blocks).where(isTheirs(blocks.blockerId));
  await tx.delete(blocks).where(isTheirs(blocks.blockedId));
  await tx.delete(reports).where(isTheirs(reports.reporterId));
  // Of them: there is nothing left to decide.
  await tx.delete(reports).where(isTheirs(reports.userId));
  await tx.delete(removedApplications).where(isTheirs(removedApplications.candidateId));
  await tx.delete(notificationReads).where(isTheirs(notificationReads.userId));
  await tx.delete(notificationMarks).where(isTheirs(notificationMarks.userId));
  await tx.delete(notifications).where(isTheirs(notifications.userId));
  await tx.delete(liveEvents).where(isTheirs(liveEvents.userId));
}
