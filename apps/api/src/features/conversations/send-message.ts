import type { Message, SendMessageInput } from "@rolecall/contracts/conversations/schemas";
import { isId, newId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { toMessage } from "./conversations.mapper.ts";

/**
 * Stores a message and sends it on. A repeated send, known by its client id, answers with the first message.
 * What is refused as too many is not stored; what was taken stays.
 */
export async function sendMessage(
  deps: Dependencies,
  actor: Actor,
  input: SendMessageInput,
): Promise<{ message: Message; created: boolean }> {
  const { conversationId, content, clientId = null } = input;
  if (!isId(conversationId)) throw notFound("conversation");
  await deps.memberLimits.messages.take(actor.userId);
  const stored = await deps.messageWriter.write({
    id: newId(),
    conversationId,
    senderId: actor.userId,
    text: content.text,
    clientId,
  });
  return { message: toMessage(stored.message), created: stored.receiverId !== null };
}
