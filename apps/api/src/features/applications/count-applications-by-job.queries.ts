import { APPLICATION_STAGES } from "@rolecall/contracts/applications/enums";
import type { JobApplicationCounts } from "@rolecall/contracts/applications/schemas";
import { isOpenStage } from "@rolecall/contracts/applications/states";
import type { Executor } from "@rolecall/db";
import { applications, jobs } from "@rolecall/db/schema";
import { count, eq, inArray, sql } from "drizzle-orm";

const isWaiting = inArray(applications.stage, APPLICATION_STAGES.filter(isOpenStage));

/** One row per job that has any application. */
export async function listApplicationCounts(
  db: Executor,
  recruiterId: string,
): Promise<JobApplicationCounts> {
  return db
    .select({
      jobId: applications.jobId,
      count: count(),
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(jobs.recruiterId, recruiterId))
    .groupBy(applications.jobId);
}
