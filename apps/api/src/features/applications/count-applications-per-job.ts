import type { JobApplicationCounts } from "@rolecall/contracts/applications/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { countApplicationsByJob } from "./count-applications-per-job.queries.ts";

export async function countApplicationsPerJob(
  deps: Dependencies,
  actor: RecruiterActor,
): Promise<JobApplicationCounts> {
  return countApplicationsByJob(deps.database.db, actor.userId);
}
