import type { Application, ListApplicantsInput } from "@rolecall/contracts/applications/schemas";
import { askedPage, pageOffset } from "@rolecall/contracts/common/query";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { toApplication } from "./applications.mapper.ts";
import { findJobOwner, listApplicationsForJob } from "./applications.queries.ts";

/** The applicants of an own job, best first: all of them, or the page that is asked for. */
export async function listApplicants(
  deps: Dependencies,
  actor: RecruiterActor,
  { jobId, ...range }: ListApplicantsInput,
): Promise<Application[]> {
  const job = isId(jobId) ? await findJobOwner(deps.database.db, jobId) : undefined;
  if (job === undefined) throw notFound("job");
  if (job.recruiterId !== actor.userId) throw forbidden("This job belongs to another recruiter.");
  const page = askedPage(range);
  const rows = await listApplicationsForJob(
    deps.database.db,
    jobId,
    page && { limit: page.limit, offset: pageOffset(page) },
  );
  return rows.map(toApplication);
}
