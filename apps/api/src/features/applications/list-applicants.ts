import type { Application, ListApplicantsInput } from "@rolecall/contracts/applications/schemas";
import { askedPage, pageOffset } from "@rolecall/contracts/common/query";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { ownJob } from "../jobs/own-job.ts";
import { toApplication } from "./applications.mapper.ts";
import { findJobOwner, listApplicationsForJob } from "./applications.queries.ts";

/** The applicants of an own job, best first: all of them, or the page that is asked for. */
export async function listApplicants(
  deps: Dependencies,
  actor: RecruiterActor,
  { jobId, ...range }: ListApplicantsInput,
): Promise<Application[]> {
  ownJob(actor, await findJobOwner(deps.database.db, jobId));
  const page = askedPage(range);
  const rows = await listApplicationsForJob(
    deps.database.db,
    jobId,
    page && { limit: page.limit, offset: pageOffset(page) },
  );
  return rows.map(toApplication);
}
