import type { Message, SendMessageInput } from "@rolecall/contracts/conversations/schemas";
import { newId } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { refusalBetween } from "../blocks/refusal.ts";
import { toMessage } from "./conversations.mapper.ts";
import { findOther } from "./conversations.queries.ts";

const SENTENCES = {
  closed: "The other person has deleted their account. You can read this conversation, but not write in it.",
  unavailable:
    "The other person can no longer use this site. You can read this conversation, but not write in it.",
};

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
  await deps.memberLimits.messages.take(actor.userId);
  const message = { id: newId(), conversationId, senderId: actor.userId, text: content.text, clientId };
  const stored = await deps.messageWriter.write(message).catch(async (error: unknown) => {
    throw (await explain(deps, actor, { conversationId, error })) ?? error;
  });
  return { message: toMessage(stored.message), created: stored.receiverId !== null };
}

/** Only a message that was refused is asked for the reason: the others pay nothing for it. */
async function explain(
  deps: Dependencies,
  actor: Actor,
  { conversationId, error }: { conversationId: string; error: unknown },
): Promise<AppError | undefined> {
  if (!(error instanceof AppError) || error.code !== "NOT_FOUND") return undefined;
  const { db } = deps.database;
  const other = await findOther(db, actor, conversationId);
  if (other === undefined) return undefined;
  if (other.closed) return new AppError("STATE_CONFLICT", SENTENCES.closed);
  if (other.unavailable) return new AppError("STATE_CONFLICT", SENTENCES.unavailable);
  return refusalBetween(db, actor.userId, other.id);
}
