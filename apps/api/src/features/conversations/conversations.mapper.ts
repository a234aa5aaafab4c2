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

export interface ConversationRow {
  readonly id: string;
  readonly updatedAt: Date;
  readonly otherUser: { readonly id: string; readonly name: string; readonly role: Role };
  readonly job: { readonly id: string; readonly title: string } | null;
  readonly lastMessage: { readonly text: string; readonly senderId: string; readonly createdAt: Date } | null;
  readonly unreadCount: number;
  readonly closed: boolean;
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
  };
}
