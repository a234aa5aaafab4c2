import type { IdInput } from "@rolecall/contracts/common/id";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { markMessagesRead } from "./marks.queries.ts";

/** Marks what the other wrote as read and tells the other. With nothing unread nothing happens. */
export async function markRead(
  deps: Dependencies,
  { userId }: Actor,
  { id: conversationId }: IdInput,
): Promise<void> {
  const events = await markMessagesRead(deps.statements, { userId, conversationId });
  if (events === undefined) throw notFound("conversation");
  deps.live.publish(events);
}
