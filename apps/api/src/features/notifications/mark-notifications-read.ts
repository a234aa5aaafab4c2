import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { markAudienceRead, markOwnRead } from "./notifications.queries.ts";

/** Marks every notification of the actor as read, their own and those of their role. */
export async function markNotificationsRead(
  deps: Pick<Dependencies, "database" | "now">,
  actor: Actor,
): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    await markOwnRead(tx, actor.userId, deps.now());
    await markAudienceRead(tx, actor.userId, actor.role);
  });
}
