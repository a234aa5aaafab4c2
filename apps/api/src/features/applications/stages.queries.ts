import type { ApplicationStage } from "@rolecall/contracts/applications/enums";
import type { Tx } from "@rolecall/db";
import { applicationStageChanges, applications } from "@rolecall/db/schema";
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";

export interface StagedApplication {
  readonly id: string;
  readonly candidateId: string;
  readonly stage: ApplicationStage;
}

/**
 * Holds those of these applications that the job has until the transaction ends. Always in the order of their
 * ids, so that two who hold several never wait for each other.
 */
export async function lockApplicationsOfJob(
  tx: Tx,
  jobId: string,
  ids: readonly string[],
): Promise<StagedApplication[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: applications.id, candidateId: applications.candidateId, stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.id, [...ids])))
    .orderBy(asc(applications.id))
    .for("update");
}

/** By application, the stage before its last change; those that never changed are left out. */
export async function findStagesBefore(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, ApplicationStage>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([applicationStageChanges.applicationId], {
      id: applicationStageChanges.applicationId,
      stage: applicationStageChanges.fromStage,
    })
    .from(applicationStageChanges)
    .where(inArray(applicationStageChanges.applicationId, [...ids]))
    .orderBy(asc(applicationStageChanges.applicationId), desc(applicationStageChanges.id));
  return new Map(rows.map(({ id, stage }) => [id, stage]));
}

interface NewStage {
  readonly stage: ApplicationStage;
  readonly declineMessage: string | null;
  readonly at: Date;
}

export async function setStage(
  tx: Tx,
  ids: readonly string[],
  { stage, declineMessage, at }: NewStage,
): Promise<void> {
  await tx
    .update(applications)
    .set({ stage, declineMessage, stageChangedAt: at })
    .where(inArray(applications.id, [...ids]));
}

export async function insertStageChanges(
  tx: Tx,
  changes: readonly Omit<typeof applicationStageChanges.$inferInsert, "id">[],
): Promise<void> {
  if (changes.length > 0) await tx.insert(applicationStageChanges).values([...changes]);
}

/** Notes that the owner of the job has opened it; undefined when that is known already. */
export async function setSeen(tx: Tx, id: string, at: Date): Promise<Date | undefined> {
  const [row] = await tx
    .update(applications)
    .set({ seenAt: at })
    .where(and(eq(applications.id, id), isNull(applications.seenAt)))
    .returning({ seenAt: applications.seenAt });
  return row?.seenAt ?? undefined;
}

/** Notes that the owner of the job has downloaded the CV, which is to see it; undefined when that is known already. */
export async function setCvDownloaded(tx: Tx, id: string, at: Date): Promise<Date | undefined> {
  const [row] = await tx
    .update(applications)
    .set({
      // The clocks of two processes may differ: seen is never later.
      seenAt: sql`least(coalesce(${applications.seenAt}, ${at.toISOString()}), ${at.toISOString()})`,
      cvDownloadedAt: at,
    })
    .where(and(eq(applications.id, id), or(isNull(applications.seenAt), isNull(applications.cvDownloadedAt))))
    .returning({ seenAt: applications.seenAt });
  return row?.seenAt ?? undefined;
}
