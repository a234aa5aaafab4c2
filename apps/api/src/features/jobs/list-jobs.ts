import { pageOffset } from "@rolecall/contracts/common/query";
import type { Job, ListJobsInput } from "@rolecall/contracts/jobs/schemas";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { toJob } from "./jobs.mapper.ts";
import { listNewestJobs } from "./jobs.queries.ts";

export async function listJobs(
  deps: Dependencies,
  input: ListJobsInput,
): Promise<{ jobs: Job[]; hasMore: boolean }> {
  const { recruiterId, page, limit } = input;
  if (recruiterId !== undefined && !isId(recruiterId)) return { jobs: [], hasMore: false };
  const rows = await listNewestJobs(
    { db: deps.database.db, planned: deps.planned },
    { recruiterId, limit: limit + 1, offset: pageOffset({ page, limit }) },
  );
  return { jobs: rows.slice(0, limit).map(toJob), hasMore: rows.length > limit };
}
