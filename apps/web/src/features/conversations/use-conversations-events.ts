import { useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";

/** Messages sent and received refresh the list of conversations and with it the unread count. */
export function useConversationsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refreshList = () => void queryClient.invalidateQueries(trpc.conversations.list.queryFilter());

  useLiveEvent("new_message", refreshList);
  useLiveEvent("message_sent", refreshList);
  useLiveResync(refreshList);
}
