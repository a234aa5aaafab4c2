import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "../../lib/queries/trpc.ts";

/**
 * Marks notifications as read, as when they are opened. Without a word when it fails: they stay unread,
 * which is no harm, and the live event or the next look puts the count right.
 */
export function useMarkNotificationsRead(): (ids: readonly string[]) => void {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: trpc.notifications.markOneRead.mutationKey(),
    // One request: calls of the same moment join.
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => client.notifications.markOneRead.mutate({ id }))),
    onSettled: () => queryClient.invalidateQueries(trpc.notifications.pathFilter()),
  });
  return mutate;
}
