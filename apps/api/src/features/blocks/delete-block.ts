import type { BlockInput } from "@rolecall/contracts/blocks/schemas";
import { NO_ID } from "@rolecall/contracts/common/id";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { deleteBlock as deleteBlockRow } from "./blocks.queries.ts";

/** Ends an own block; without one nothing happens. What was not told meanwhile is not told later. */
export async function deleteBlock(
  { database }: Dependencies,
  { userId }: Actor,
  { userId: blockedId }: BlockInput,
): Promise<void> {
  if (blockedId === NO_ID) throw notFound("user");
  await withTx(database.db, async (tx) => {
    if (!(await deleteBlockRow(tx, { blockerId: userId, blockedId }))) return;
    const event = { type: "blocks_changed", userId: blockedId, blocked: false } as const;
    await appendEvents(tx, [{ userId, event }]);
  });
}
