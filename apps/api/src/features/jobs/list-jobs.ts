import { pageOffset } from "@rolecall/contracts/common/query";
import type { ListJobsInput, ListJobsResult } from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { toJob } from "./jobs.mapper.ts";
import type { JobWithRecruiter } from "./jobs.queries.ts";
import { listAllJobsOf, listOpenAndOwnJobs, listOpenJobs, listOpenJobsOf } from "./list-jobs.queries.ts";

/** Open jobs; those that are closed are listed for their recruiter alone. */
export async function listJobs(
  deps: Dependencies,
  actor: Actor,
  input: ListJobsInput,
): Promise<ListJobsResult> {
  const rows = await listRows(deps, actor, input);
  return { jobs: rows.slice(0, input.limit).map(toJob), hasMore: rows.length > input.limit };
}

/** One more than the limit tells that there is a further page. */
async function listRows(
  { database: { db }, planned }: Dependencies,
  { userId, role }: Actor,
  { recruiterId, openFirst = false, page, limit }: ListJobsInput,
): Promise<JobWithRecruiter[]> {
  const range = { limit: limit + 1, offset: pageOffset({ page, limit }) };
  if (recruiterId === undefined) {
    return role === "recruiter"
      ? listOpenAndOwnJobs(db, { recruiterId: userId, ...range })
      : listOpenJobs({ db, planned }, range);
  }
  return recruiterId === userId
    ? listAllJobsOf(db, { recruiterId, openFirst, ...range })
    : listOpenJobsOf(db, { recruiterId, ...range });
}
