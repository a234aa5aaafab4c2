import type { Executor } from "@rolecall/db";
import { notifications } from "@rolecall/db/schema";
import { and, eq, inArray } from "drizzle-orm";

/** Those of the candidates who have been told of this job already. */
export async function findToldCandidates(
  db: Executor,
  jobId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.jobId, jobId),
        eq(notifications.type, "job_match"),
        inArray(notifications.userId, [...userIds]),
      ),
    );
  return new Set(rows.flatMap((row) => row.userId ?? []));
}
