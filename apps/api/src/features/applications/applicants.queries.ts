import type { Executor } from "@rolecall/db";
import { applications } from "@rolecall/db/schema";
import { and, eq, inArray } from "drizzle-orm";

/** Those of the candidates who have applied to the job. */
export async function findApplicants(
  db: Executor,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  if (candidateIds.length === 0) return new Set();
  const rows = await db
    .select({ id: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.candidateId, [...candidateIds])));
  return new Set(rows.map(({ id }) => id));
}
