import type { Application, MyApplication } from "@rolecall/contracts/applications/schemas";
import { isId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { CandidateActor, RecruiterActor } from "../auth/actor.ts";
import { toApplication, toMyApplication } from "./applications.mapper.ts";
import { findJobOwner, listApplicationsForJob, listApplicationsOf } from "./applications.queries.ts";

/** The applicants of an own job, best first. */
export async function listApplicants(
  deps: Dependencies,
  actor: RecruiterActor,
  jobId: string,
): Promise<Application[]> {
  const job = isId(jobId) ? await findJobOwner(deps.database.db, jobId) : undefined;
  if (job === undefined) throw notFound("job");
  if (job.recruiterId !== actor.userId) throw forbidden("This job belongs to another recruiter.");
  return (await listApplicationsForJob(deps.database.db, jobId)).map(toApplication);
}

export async function listMyApplications(
  deps: Dependencies,
  actor: CandidateActor,
): Promise<MyApplication[]> {
  return (await listApplicationsOf(deps.database.db, actor.userId)).map(toMyApplication);
}
