import { isTransient, parseError } from "../../../lib/queries/errors.ts";
import type { Trpc } from "../../../lib/queries/trpc.ts";
import { retryDelayMs } from "../../../lib/session/session-socket.ts";

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
