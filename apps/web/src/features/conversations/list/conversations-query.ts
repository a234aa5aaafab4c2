import { isTransient, parseError } from "../../../lib/errors.ts";
import { retryDelayMs } from "../../../lib/session-socket.ts";
import type { Trpc } from "../../../lib/trpc.ts";

/**
 * The list of conversations, also the source of every unread count. One that does not load is asked for
 * again without a word; a window that comes to the front looks anew.
 */
export function conversationsQuery(trpc: Trpc) {
  return trpc.conversations.list.queryOptions(undefined, {
    retry: (failures, error) => failures < 60 && isTransient(parseError(error)),
    retryDelay: retryDelayMs,
    refetchOnWindowFocus: "always",
  });
}
