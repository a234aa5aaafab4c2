import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { toConversation } from "./conversations.mapper.ts";
import { listConversationRows } from "./conversations.queries.ts";

/** The call has no pages; this bounds what one answer costs. An older one comes back with its next message. */
const MAX_CONVERSATIONS = 1_000;

/** The actor's conversations, last changed first. */
export async function listConversations(
  deps: Dependencies,
  actor: Actor,
): Promise<{ conversations: Conversation[] }> {
  const rows = await listConversationRows(deps.database.db, actor, MAX_CONVERSATIONS);
  return { conversations: rows.map(toConversation) };
}
