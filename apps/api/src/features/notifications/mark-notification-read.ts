import type { IdInput } from "@rolecall/contracts/common/id";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findNotification, findReaderMarks, insertRead, markOneOwnRead } from "./notifications.queries.ts";

/** Marks one notification as read and tells the actor's devices. One that is read already changes nothing. */
export async function markNotificationRead(
  deps: Pick<Dependencies, "database" | "now">,
  { userId, role }: Actor,
  { id }: IdInput,
): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    const marks = await findReaderMarks(tx, userId);
    const found = marks && (await findNotification(tx, { userId, role, ...marks }, id));
    if (found === undefined) throw notFound("notification");
    if (found.read) return;
    const changed = found.isOwn
      ? await markOneOwnRead(tx, { id, userId }, deps.now())
      : await insertRead(tx, { id, userId });
    if (!changed) return;
    await appendEvents(tx, [{ userId, event: { type: "notifications_read", notificationId: id } }]);
  });
}
