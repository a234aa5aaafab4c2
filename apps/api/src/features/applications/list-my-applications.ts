import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { toMyApplication } from "./applications.mapper.ts";
import { listApplicationsOf } from "./applications.queries.ts";

/** The actor's own applications, the newest first. */
export async function listMyApplications(
  deps: Dependencies,
  actor: CandidateActor,
): Promise<MyApplication[]> {
  return (await listApplicationsOf(deps.database.db, actor.userId)).map(toMyApplication);
}
