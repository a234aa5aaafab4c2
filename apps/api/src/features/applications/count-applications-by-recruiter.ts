import type { Dependencies } from "../../dependencies.ts";
import type { RecruiterActor } from "../auth/actor.ts";
import { countApplicationsOfRecruiter } from "./applications.queries.ts";

export async function countApplicationsByRecruiter(
  deps: Dependencies,
  actor: RecruiterActor,
): Promise<{ count: number }> {
  return { count: await countApplicationsOfRecruiter(deps.database.db, actor.userId) };
}
