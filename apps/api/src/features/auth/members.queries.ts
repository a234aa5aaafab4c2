import type { Tx } from "@rolecall/db";
import { users } from "@rolecall/db/schema";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { unauthenticated } from "../../errors/app-error.ts";

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

/**
 * Holds the caller's own account until the transaction ends, so that whoever deletes or suspends it waits and sees
 * what is made here. Before any job: everybody locks members first.
 * @throws UNAUTHENTICATED when it has been deleted or suspended since the request was let in.
 */
export async function holdOwnAccount(tx: Tx, userId: string): Promise<void> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .for("share");
  if (held.length === 0) throw unauthenticated();
}
