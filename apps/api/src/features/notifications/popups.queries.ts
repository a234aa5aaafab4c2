import type { PopupKind } from "@rolecall/contracts/notifications/enums";
import type { Executor, Tx } from "@rolecall/db";
import { users } from "@rolecall/db/schema";
import { and, eq, isNull, sql } from "drizzle-orm";

export async function findMutedPopups(db: Executor, userId: string): Promise<PopupKind[]> {
  const [row] = await db.select({ muted: users.mutedPopups }).from(users).where(eq(users.id, userId));
  return row?.muted ?? [];
}

/** Adds the kind to those that are muted or takes it away; returns all that are, undefined without an account. */
export async function setMutedPopup(
  tx: Tx,
  userId: string,
  { kind, muted }: { kind: PopupKind; muted: boolean },
): Promise<PopupKind[] | undefined> {
  const others = sql`array_remove(${users.mutedPopups}, ${kind})`;
  const [row] = await tx
    .update(users)
    .set({ mutedPopups: muted ? sql`array_append(${others}, ${kind})` : others })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ muted: users.mutedPopups });
  return row?.muted;
}
