import { notifications } from "../../schema/notifications.ts";
import type { Executor } from "../../tx.ts";
import { onlyRow, uniqueToken } from "./unique.ts";

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification for one person (`userId`) or for everybody of a role (`audience`). */
export async function createNotification(
  executor: Executor,
  values: Partial<typeof notifications.$inferInsert>,
): Promise<NotificationRow> {
  return onlyRow(
    await executor
      .insert(notifications)
      .values({ type: "new_job", title: "New job", message: `Message ${uniqueToken()}`, ...values })
      .returning(),
  );
}
