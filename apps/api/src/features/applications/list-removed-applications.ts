import type { RemovedApplication } from "@rolecall/contracts/applications/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { toRemovedApplication } from "./applications.mapper.ts";
import { listRemovedRows } from "./removal.queries.ts";

const MOST = 100;

/** What the actor has applied for and others removed in the last half year, newest first. */
export async function listRemovedApplications(
  deps: Dependencies,
  actor: CandidateActor,
): Promise<RemovedApplication[]> {
  return (await listRemovedRows(deps.database.db, actor.userId, MOST)).map(toRemovedApplication);
}
