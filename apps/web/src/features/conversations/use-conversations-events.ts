import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { coalesce } from "../../lib/coalesce.ts";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";
import { markMessages, mergeMessages, newestHole, type Thread } from "./thread/thread.ts";
import { threadKey } from "./thread/thread-query.ts";

/** Messages that come in a burst reload the list once. */
const LIST_RELOAD_WAIT_MS = 120;

/** Messages and ticks go into the threads as they come; the list, with its unread counts, is reloaded. */
export function useConversationsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const userId = useSession()?.userId;
  const reloadList = useMemo(
    () =>
      coalesce(() => refreshQueries(queryClient, trpc.conversations.list.queryFilter()), LIST_RELOAD_WAIT_MS),
    [trpc, queryClient],
  );

  function changeThread(conversationId: string, change: (thread: Thread) => Thread) {
    const key = threadKey(conversationId);
    queryClient.setQueryData<Thread>(key, (thread) => thread && change(thread));
    const thread = queryClient.getQueryData<Thread>(key);
    if (thread === undefined || newestHole(thread) !== undefined)
      refreshQueries(queryClient, { queryKey: key });
  }

  useLiveEvent("new_message", ({ conversationId, message }) => {
    changeThread(conversationId, (thread) => mergeMessages(thread, [message]));
    reloadList();
  });
  useLiveEvent("message_sent", ({ conversationId, message }) => {
    changeThread(conversationId, (thread) => mergeMessages(thread, [message]));
    reloadList();
  });
  useLiveEvent("message_status", ({ conversationId, messageIds, status }) => {
    const ids = new Set(messageIds);
    changeThread(conversationId, (thread) => markMessages(thread, ({ _id }) => ids.has(_id), status));
  });
  useLiveEvent("conversation_read", ({ conversationId, upToSeq }) => {
    changeThread(conversationId, (thread) =>
      markMessages(thread, ({ seq, sender }) => seq <= upToSeq && sender._id !== userId, "read"),
    );
    reloadList();
  });
  // Who has left Rolecall has withdrawn, or deleted a job: their conversations are closed now.
  useLiveEvent("application_removed", reloadList);
  useLiveEvent("interview_changed", reloadList);
  useLiveResync(() => {
    reloadList();
    refreshQueries(queryClient, { queryKey: ["thread"] });
  });
}
