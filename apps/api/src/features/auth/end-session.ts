import type { IdInput } from "@rolecall/contracts/common/id";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "./actor.ts";
import { deleteOwnSession, notifySessionsEnded } from "./auth.queries.ts";

/** Signs one device of the actor out, its live connections included. */
export async function endSession(deps: Dependencies, actor: Actor, { id }: IdInput): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    const ended = await deleteOwnSession(tx, { userId: actor.userId, publicId: id });
    if (ended === undefined) throw notFound("session");
    await notifySessionsEnded(tx, [ended]);
  });
}
