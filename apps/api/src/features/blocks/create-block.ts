import { type BlockInput, type CreateBlockResult, MAX_BLOCKS } from "@rolecall/contracts/blocks/schemas";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, forbidden, invalidInput, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { holdMembers } from "../auth/members.queries.ts";
import { toBlock } from "./blocks.mapper.ts";
import { countBlocks, findBlockRow, findKnownMember, insertBlock } from "./blocks.queries.ts";

/**
 * Blocks somebody of the other role, who is not told. Nothing passes between the two from here on; what is arranged,
 * applications and booked interviews, stays. Blocking twice changes nothing.
 */
export async function createBlock(
  { database }: Dependencies,
  actor: Actor,
  { userId: blockedId }: BlockInput,
): Promise<CreateBlockResult> {
  if (blockedId === actor.userId) throw invalidInput("userId", "You cannot block yourself.");
  const member = await findKnownMember(database.db, actor, blockedId);
  if (member === undefined) throw notFound("user");
  if (member.role === actor.role) throw forbidden("Blocking is between a candidate and a recruiter.");
  const key = { blockerId: actor.userId, blockedId };
  return withTx(database.db, async (tx) => {
    if (!(await holdMembers(tx, [actor.userId, blockedId]))) throw notFound("user");
    const created = await insertBlock(tx, key);
    if (created && (await countBlocks(tx, actor.userId)) > MAX_BLOCKS) {
      throw new AppError(
        "STATE_CONFLICT",
        `You have blocked ${MAX_BLOCKS.toLocaleString("en")} people already. Unblock somebody first.`,
      );
    }
    const row = await findBlockRow(tx, key);
    if (row === undefined) throw notFound("user");
    if (created) {
      const event = { type: "blocks_changed", userId: blockedId, blocked: true } as const;
      await appendEvents(tx, [{ userId: actor.userId, event }]);
    }
    return { block: toBlock(row), created };
  });
}
