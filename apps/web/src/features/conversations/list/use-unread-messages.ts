import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { conversationsQuery } from "./conversations-query.ts";

/** Unread messages over all conversations, for the navigation bar. 0 while it is not known. */
export function useUnreadMessages(): number {
  const { data } = useQuery({
    ...conversationsQuery(useTRPC()),
    select: ({ conversations }) => conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  });
  return data ?? 0;
}
