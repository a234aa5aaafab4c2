import { IdInput } from "@rolecall/contracts/common/id";
import {
  ListConversationsResult,
  ListMessagesInput,
  ListMessagesResult,
  OpenConversationInput,
  OpenConversationResult,
  SendMessageInput,
  SendMessageResult,
} from "@rolecall/contracts/conversations/schemas";
import { z } from "zod";
import { memberProcedure, router } from "../../trpc/init.ts";
import { listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { markRead } from "./mark-read.ts";
import { openConversation } from "./open-conversation.ts";
import { sendMessage } from "./send-message.ts";

export const conversationsRouter = router({
  list: memberProcedure
    .output(ListConversationsResult)
    .query(({ ctx }) => listConversations(ctx.deps, ctx.actor)),
  open: memberProcedure
    .input(OpenConversationInput)
    .output(OpenConversationResult)
    .mutation(({ ctx, input }) => openConversation(ctx.deps, ctx.actor, input)),
  messages: memberProcedure
    .input(ListMessagesInput)
    .output(ListMessagesResult)
    .query(({ ctx, input }) => listMessages(ctx.deps, ctx.actor, input)),
  send: memberProcedure
    .input(SendMessageInput)
    .output(SendMessageResult)
    .mutation(({ ctx, input }) => sendMessage(ctx.deps, ctx.actor, input)),
  markRead: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markRead(ctx.deps, ctx.actor, input)),
});
