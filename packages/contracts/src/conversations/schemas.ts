import { z } from "zod";
import { ROLES } from "../auth/enums.ts";
import { GivenId, Id, Instant } from "../common/id.ts";
import { pageLimit, pageNumber } from "../common/query.ts";
import { text, trimmedText } from "../common/text.ts";
import { MAX_MESSAGE_LENGTH } from "./enums.ts";

/** Messages of one page when the caller does not say. */
const MESSAGE_PAGE_SIZE = 50;

export const Message = z.object({
  _id: Id,
  conversationId: Id,
  /** Position in the conversation, from 1, without holes: the same order for both sides. */
  seq: z.number().int(),
  sender: z.object({ _id: Id }),
  content: z.object({ text: z.string(), messageType: z.literal("text") }),
  createdAt: Instant,
  status: z.object({ sent: z.boolean(), delivered: z.boolean(), read: z.boolean() }),
  /** The sender's own mark for a repeated send; null when none was given. */
  clientId: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  id: Id,
  otherUser: z.object({ _id: Id, name: z.string(), role: z.enum(ROLES) }),
  context: z.object({ jobId: z.object({ _id: Id, title: z.string() }).nullable() }),
  lastMessage: z.object({ content: z.string(), sender: Id, timestamp: Instant }).nullable(),
  unreadCount: z.number().int(),
  updatedAt: Instant,
  closed: z
    .boolean()
    .describe("The other has deleted the account: it can be read, and nobody can write to it."),
  unavailable: z
    .boolean()
    .describe("The other can no longer use the site: nothing can be written until they are let in again."),
  blocked: z.boolean().describe("The caller has blocked the other: nothing can be written until that ends."),
});
export type Conversation = z.infer<typeof Conversation>;

export const ListConversationsResult = z.object({ conversations: z.array(Conversation) });

export const OpenConversationInput = z.object({
  userId: GivenId,
  context: z.object({ jobId: GivenId.nullish() }).nullish(),
});
export type OpenConversationInput = z.infer<typeof OpenConversationInput>;
export const OpenConversationResult = z.object({ conversationId: Id, created: z.boolean() });

export const ListMessagesInput = z.object({
  id: GivenId,
  page: pageNumber,
  limit: pageLimit({ fallback: MESSAGE_PAGE_SIZE, max: 200 }),
});
export type ListMessagesInput = z.infer<typeof ListMessagesInput>;
export const ListMessagesResult = z.object({
  messages: z.array(Message),
  pagination: z.object({ currentPage: z.number().int(), hasMore: z.boolean() }),
});

export const SendMessageInput = z.object({
  conversationId: GivenId,
  content: z.object({
    text: trimmedText({ min: 1, max: MAX_MESSAGE_LENGTH }),
    messageType: z.literal("text").default("text"),
  }),
  clientId: text(100).min(1, "Fill in this field.").optional(),
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;
export const SendMessageResult = z.object({ message: Message, created: z.boolean() });
