import type { Tx } from "@rolecall/db";
import { users } from "@rolecall/db/schema";
import { and, inArray, isNull, type SQL } from "drizzle-orm";
import { unauthenticated } from "../../errors/app-error.ts";

const isActive = and(isNull(users.deletedAt), isNull(users.suspendedAt));

/**
 * False when one of them has no account any more. Until the transaction ends none can delete theirs: what is
 * made for a member here is seen by the deletion that waits for it, or not made at all. Foreign keys cannot
 * do that, for the row of a deleted member stays.
 */
export async function holdMembers(tx: Tx, ids: readonly string[]): Promise<boolean> {
  return holdAll(tx, ids, isNull(users.deletedAt));
}

/** Like `holdMembers`, and false also when one of them is suspended. */
export async function holdActiveMembers(tx: Tx, ids: readonly string[]): Promise<boolean> {
  return holdAll(tx, ids, isActive);
}

async function holdAll(tx: Tx, ids: readonly string[], condition: SQL | undefined): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), condition))
    .orderBy(users.id)
    .for("share");
  return held.length === new Set(ids).size;
}

/**
 * Whether one of two members is suspended, as SQL over two expressions: for statements that are written as text. It is
 * counted, so that the planner looks it up row by row and never joins.
 */
export function isOneSuspended(one: string, other: string): string {
  return `((select count(*) from users u where u.id in (${one}, ${other}) and u.suspended_at is not null) > 0)`;
}

/**
 * Holds the caller's own account until the transaction ends, so that whoever deletes or suspends it waits and sees
 * what is made here. Before any job: everybody locks members first.
 * @throws UNAUTHENTICATED when it has been deleted or suspended since the request was let in.
 */
export async function holdOwnAccount(tx: Tx, userId: string): Promise<void> {
  if (!(await holdActiveMembers(tx, [userId]))) throw unauthenticated();
}
