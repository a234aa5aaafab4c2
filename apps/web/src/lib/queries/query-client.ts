import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isTransient, parseError } from "./errors.ts";

const MOST_RETRIES = 2;

/**
 * Defaults of every query. `networkMode: "always"` lets a call made offline fail, so that a screen shows
 * its error state with a retry instead of waiting without a word; it is fetched again on reconnect.
 */
export function createQueryClient(): QueryClient {
  // Ahead of the next click: by the library's own timer the second of a double click is sent, too.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        // Live events keep the cache fresh; this only bounds what they do not cover.
        staleTime: 30_000,
        retry: (failures, error) => failures < MOST_RETRIES && isTransient(parseError(error)),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
