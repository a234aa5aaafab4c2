import type { Dependencies } from "../../dependencies.ts";
import { withEvents } from "../../live/with-events.ts";
import { markRowsDelivered } from "./conversations.queries.ts";
import { toStatusEvents } from "./status-events.ts";

/** Marks messages as delivered and tells their senders. Those that are marked already change nothing. */
export async function markDelivered(
  deps: Pick<Dependencies, "database" | "live">,
  messageIds: readonly string[],
): Promise<void> {
  await withEvents(deps, async (tx) => {
    const marked = await markRowsDelivered(tx, messageIds);
    return { result: undefined, events: toStatusEvents(marked, "delivered") };
  });
}
