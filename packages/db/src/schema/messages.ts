import { MAX_MESSAGE_LENGTH } from "@rolecall/contracts/conversations/enums";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, instant } from "./columns.ts";
import { conversations } from "./conversations.ts";
import { users } from "./users.ts";

/** One text of a conversation. Sent when stored; delivered and read are instants of the other side. */
export const messages = pgTable(
  "messages",
  {
    id: idColumn(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /**
     * Place in the conversation, from 1 and without holes: `conversations.last_seq` raised under its
     * row lock, so that both sides see one order.
     */
    seq: integer("seq").notNull(),
    senderId: uuid("sender_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** The sender's own mark: a repeated send finds the first message by it. */
    clientId: text("client_id"),
    createdAt: createdAt(),
    deliveredAt: instant("delivered_at"),
    readAt: instant("read_at"),
  },
  (t) => [
    unique("messages_conversation_seq_key").on(t.conversationId, t.seq),
    unique("messages_sender_client_key").on(t.senderId, t.clientId),
    index("messages_unread_idx").on(t.conversationId, t.senderId).where(sql`${t.readAt} is null`),
    check("messages_seq_check", sql`${t.seq} >= 1`),
    check("messages_text_check", hasLength(t.text, 1, MAX_MESSAGE_LENGTH)),
    check("messages_client_id_check", hasLength(t.clientId, 1, 100)),
    check("messages_read_check", sql`${t.readAt} is null or ${t.deliveredAt} is not null`),
  ],
);
