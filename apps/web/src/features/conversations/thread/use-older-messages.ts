import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useTRPCClient } from "../../../lib/queries/trpc.ts";
import { retryDelayMs } from "../../../lib/session/session-socket.ts";
import { loadOlder } from "./thread-query.ts";

/** Loads what was said before; after a failure it waits a little longer each time before it may go again. */
export function useOlderMessages(conversationId: string, userId: string) {
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState(false);
  const failures = useRef(0);

  const load = useCallback(async () => {
    setLoading(true);
    try {
      await loadOlder({ client, queryClient, conversationId, userId });
      failures.current = 0;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures.current)));
      failures.current += 1;
    } finally {
      setLoading(false);
    }
  }, [client, queryClient, conversationId, userId]);

  return { loading, load };
}
