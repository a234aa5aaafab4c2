import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { markAudienceRead, markOwnRead } from "./notifications.queries.ts";

/** Marks every notification of the actor as read, their own and those of their role, and tells their devices. */
export async function markNotificationsRead(
  deps: Pick<Dependencies, "database" | "now">,
  { userId, role }: Actor,
): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    const own = await markOwnRead(tx, userId, deps.now());
    const ofRole = await markAudienceRead(tx, userId, role);
    if (!own && !ofRole) return;
    await appendEvents(tx, [{ userId, event: { type: "notifications_read", notificationId: null } }]);
  });
}
