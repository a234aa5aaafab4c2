import type { Message } from "@rolecall/contracts/conversations/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { parseError } from "../../../lib/queries/errors.ts";
import { refreshQueries } from "../../../lib/queries/refresh-queries.ts";
import { useTRPC, useTRPCClient } from "../../../lib/queries/trpc.ts";
import { newClientId } from "../../../lib/session/client-id.ts";
import { mergeMessages, type Thread } from "../thread/thread.ts";
import { threadKey } from "../thread/thread-query.ts";
import { OutboxContext, type OutboxHandle } from "./outbox-context.ts";
import { removeEntry, retryEntry } from "./outbox-entries.ts";
import { createOutboxSender } from "./outbox-sender.ts";
import { createOutboxStore } from "./outbox-store.ts";

/** Keeps what a user has written until the server has it, on whichever screen they are. */
export function OutboxProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [stalled, setStalled] = useState(false);
  const store = useMemo(() => createOutboxStore(window, userId), [userId]);

  useEffect(() => {
    function showStored(message: Message) {
      queryClient.setQueryData<Thread>(
        threadKey(message.conversationId),
        (thread) => thread && mergeMessages(thread, [message]),
      );
      refreshQueries(queryClient, trpc.conversations.list.queryFilter());
    }

    const sender = createOutboxSender<Message>({
      store,
      send: async ({ conversationId, text, clientId }) => {
        const sending = client.conversations.send.mutate({ conversationId, content: { text }, clientId });
        const { message } = await sending.catch((error: unknown) => {
          // It has been closed meanwhile: the list says so, and the thread with it.
          if (parseError(error).code === "STATE_CONFLICT")
            void queryClient.invalidateQueries(trpc.conversations.list.queryFilter());
          throw error;
        });
        return message;
      },
      onSent: showStored,
      onStalled: setStalled,
      exclusively: (attempt) => exclusively(`outbox:${userId}`, attempt),
      pause: pauseUntilOnline,
    });
    const unsubscribe = store.subscribe(sender.wake);
    sender.wake();
    return () => {
      unsubscribe();
      sender.stop();
    };
  }, [client, trpc, queryClient, store, userId]);

  const handle = useMemo<OutboxHandle>(
    () => ({
      store,
      stalled,
      send: (conversationId, text) =>
        store.update((outbox) => [
          ...outbox,
          { clientId: newClientId(), conversationId, text, createdAt: Date.now(), failed: false },
        ]),
      retry: (clientId) => store.update((outbox) => retryEntry(outbox, clientId)),
      remove: (clientId) => store.update((outbox) => removeEntry(outbox, clientId)),
    }),
    [store, stalled],
  );
  return <OutboxContext value={handle}>{children}</OutboxContext>;
}

/** Locks are missing where the page is not served securely; then a client id alone sees to "once". */
function exclusively(name: string, attempt: () => Promise<void>): Promise<void> {
  return "locks" in navigator ? navigator.locks.request(name, attempt) : attempt();
}

function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    }
    addEventListener("online", done);
  });
}
