import type { Dependencies } from "../../dependencies.ts";
import { markMessagesDelivered } from "./marks.queries.ts";

/** Marks messages as delivered and tells their senders. Those that are marked already change nothing. */
export async function markDelivered(
  deps: Pick<Dependencies, "statements" | "live">,
  messageIds: readonly string[],
): Promise<void> {
  deps.live.publish(await markMessagesDelivered(deps.statements, messageIds));
}
