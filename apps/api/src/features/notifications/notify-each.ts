import type { Notification } from "@rolecall/contracts/notifications/schemas";
import type { Tx } from "@rolecall/db";
import { createNotifications, type NewNotification } from "./create-notification.ts";

/** Keeps the notification that each calls for, and gives each back with its own: a live event needs both. */
export async function notifyEach<Item>(
  tx: Tx,
  items: readonly Item[],
  describe: (item: Item) => NewNotification,
): Promise<(readonly [Item, Notification])[]> {
  const notifications = await createNotifications(tx, items.map(describe));
  return items.map((item, index) => {
    const notification = notifications[index];
    if (notification === undefined) throw new Error("A notification was not stored.");
    return [item, notification];
  });
}
