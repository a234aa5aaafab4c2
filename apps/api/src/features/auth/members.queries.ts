import type { Tx } from "@rolecall/db";
import { users } from "@rolecall/db/schema";
import { and, inArray, isNull } from "drizzle-orm";

/**
 * False when one of them has no account any more. Until the transaction ends none can delete theirs: what is
 * made for a member here is seen by the deletion that waits for it, or not made at all. Foreign keys cannot
 * do that, for the row of a deleted member stays.
 */
export async function holdMembers(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for("share");
  return held.length === new Set(ids).size;
}
