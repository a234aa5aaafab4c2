import type { Role } from "@rolecall/contracts/auth/enums";
import type { Conversation, Message } from "@rolecall/contracts/conversations/schemas";

export interface MessageRow {
  readonly id: string;
  readonly conversationId: string;
  readonly seq: number;
  readonly senderId: string;
  readonly text: string;
  readonly clientId: string | null;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly readAt: Date | null;
}

export function toMessage(row: MessageRow): Message {
  return {
    _id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    sender: { _id: row.senderId },
    content: { text: row.text, messageType: "text" },
    createdAt: row.createdAt.toISOString(),
    status: { sent: true, delivered: row.deliveredAt !== null, read: row.readAt !== null },
    clientId: row.clientId,
  };
}

/**
 * A message as the reader may see it: what the other did with the reader's messages since one of them has blocked
 * the other is not shown.
 */
export function toMessageFor(readerId: string, apartSince: Date | null, row: MessageRow): Message {
  if (apartSince === null || row.senderId !== readerId) return toMessage(row);
  const before = (at: Date | null) => (at !== null && at <= apartSince ? at : null);
  return toMessage({ ...row, deliveredAt: before(row.deliveredAt), readAt: before(row.readAt) });
}

export interface ConversationRow {
  readonly id: string;
  readonly updatedAt: Date;
  readonly otherUser: { readonly id: string; readonly name: string; readonly role: Role };
  readonly job: { readonly id: string; readonly title: string } | null;
  readonly lastMessage: { readonly text: string; readonly senderId: string; readonly createdAt: Date } | null;
  readonly unreadCount: number;
  readonly closed: boolean;
  /** The other is suspended. */
  readonly unavailable: boolean;
  /** By the reader. */
  readonly blocked: boolean;
}

export function toConversation(row: ConversationRow): Conversation {
  const { otherUser, job, lastMessage } = row;
  return {
    id: row.id,
    otherUser: { _id: otherUser.id, name: otherUser.name, role: otherUser.role },
    context: { jobId: job === null ? null : { _id: job.id, title: job.title } },
    lastMessage:
      lastMessage === null
        ? null
        : {
            content: lastMessage.text,
            sender: lastMessage.senderId,
            timestamp: lastMessage.createdAt.toISOString(),
          },
    unreadCount: row.unreadCount,
    updatedAt: row.updatedAt.toISOString(),
    closed: row.closed,
    unavailable: row.unavailable,
    blocked: row.blocked,
  };
}
