import type { EndOtherSessionsResult } from "@rolecall/contracts/auth/sessions";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "./actor.ts";

/** Signs the actor out everywhere but here. */
export async function endOtherSessions(deps: Dependencies, actor: Actor): Promise<EndOtherSessionsResult> {
  return withTx(deps.database.db, async (tx) => ({ ended: await deps.sessions.endOthers(tx, actor) }));
}
