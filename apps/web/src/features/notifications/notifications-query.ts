import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Client, Trpc } from "../../lib/queries/trpc.ts";

/** All that a call may ask for: dozens of applications to one job are one row. */
const PAGE_SIZE = 100;

/** For the unread count alone. */
export function unreadNotificationsQuery(trpc: Trpc) {
  return trpc.notifications.list.queryOptions({ limit: 1 }, { refetchOnWindowFocus: "always" });
}

/** The inbox, page by page. Under the procedure's own key, so that what refreshes one refreshes both. */
export function notificationPagesQuery({ trpc, client }: { trpc: Trpc; client: Client }) {
  return infiniteQueryOptions({
    queryKey: [...trpc.notifications.list.pathKey(), "pages"],
    queryFn: ({ pageParam, signal }) =>
      client.notifications.list.query({ page: pageParam, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ notifications }, _pages, page) =>
      notifications.length === PAGE_SIZE ? page + 1 : undefined,
  });
}
