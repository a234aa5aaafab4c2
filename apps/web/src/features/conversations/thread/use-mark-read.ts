import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isTransient, parseError } from "../../../lib/queries/errors.ts";
import { refreshQueries } from "../../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { retryDelayMs } from "../../../lib/session/session-socket.ts";
import { markMessages, type Thread } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

interface MarkReadOptions {
  conversationId: string;
  userId: string;
  /** Seq of the newest message that the reader sees. */
  seenSeq: number;
  /** Something of it is unread, and somebody is looking. */
  due: boolean;
}

/** Marks a conversation as read when its reader has it before their eyes. */
export function useMarkRead({ conversationId, userId, seenSeq, due }: MarkReadOptions): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation(
    trpc.conversations.markRead.mutationOptions({
      retry: (_failures, error) => isTransient(parseError(error)),
      retryDelay: retryDelayMs,
    }),
  );

  const markRead = useEffectEvent(() => {
    const upTo = seenSeq;
    mutate({ id: conversationId }, { onSuccess: () => showRead(upTo) });
  });

  function showRead(upTo: number) {
    const isSeen = ({ seq, sender }: Thread[number]) => seq <= upTo && sender._id !== userId;
    queryClient.setQueryData<Thread>(
      threadKey(conversationId),
      (thread) => thread && markMessages(thread, isSeen, "read"),
    );
    queryClient.setQueryData(trpc.conversations.list.queryKey(), (list) =>
      list === undefined
        ? list
        : {
            conversations: list.conversations.map((conversation) =>
              conversation.id === conversationId ? { ...conversation, unreadCount: 0 } : conversation,
            ),
          },
    );
    refreshQueries(queryClient, trpc.conversations.list.queryFilter());
  }

  useEffect(() => {
    if (due && !isPending && !isError) markRead();
  }, [due, isPending, isError]);
}
