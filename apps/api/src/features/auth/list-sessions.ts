import type { ListSessionsResult } from "@rolecall/contracts/auth/sessions";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "./actor.ts";
import { listDevices } from "./auth.queries.ts";

/** The call has no pages; who has more signs out everywhere else. */
const MAX_SESSIONS = 100;

/** Where the actor is signed in: this session first, then the last used. */
export async function listSessions(deps: Dependencies, actor: Actor): Promise<ListSessionsResult> {
  const now = deps.now().toISOString();
  const rows = await listDevices(deps.database.db, actor, MAX_SESSIONS);
  return {
    sessions: rows.map(({ publicId, device, createdAt, lastUsedAt, current }) => ({
      id: publicId,
      device,
      startedAt: createdAt.toISOString(),
      lastUsedAt: current ? now : lastUsedAt.toISOString(),
      current,
    })),
  };
}
