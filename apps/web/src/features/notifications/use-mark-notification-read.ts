import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/queries/trpc.ts";

/**
 * Marks one notification as read, as when it is opened. Without a word when it fails: it stays unread,
 * which is no harm, and the live event or the next look puts the count right.
 */
export function useMarkNotificationRead(): (id: string) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    trpc.notifications.markOneRead.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.notifications.pathFilter()),
    }),
  );
  return (id) => mutate({ id });
}
