import type { JobApplicationCounts } from "@rolecall/contracts/applications/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { listApplicationCounts } from "./count-applications-by-job.queries.ts";

export async function countApplicationsByJob(
  deps: Dependencies,
  actor: RecruiterActor,
): Promise<JobApplicationCounts> {
  return listApplicationCounts(deps.database.db, actor.userId);
}
