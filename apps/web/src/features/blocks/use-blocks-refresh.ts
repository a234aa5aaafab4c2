import { useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/queries/trpc.ts";

/** Asks anew for all that a block changes: who is blocked, what can be written to, and what is recommended. */
export function useBlocksRefresh(): () => Promise<unknown> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries(trpc.blocks.list.queryFilter()),
      queryClient.invalidateQueries(trpc.conversations.list.queryFilter()),
      queryClient.invalidateQueries(trpc.jobs.recommended.queryFilter()),
      // Ticks of the other that were kept back.
      queryClient.invalidateQueries({ queryKey: ["thread"] }),
    ]);
}
