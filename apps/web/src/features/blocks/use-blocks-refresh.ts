import { useQueryClient } from "@tanstack/react-query";
import { invalidateAll } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";

/** Asks anew for all that a block changes: who is blocked, what can be written to, and what is recommended. */
export function useBlocksRefresh(): () => Promise<unknown> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () =>
    invalidateAll(queryClient, [
      trpc.blocks.list.queryFilter(),
      trpc.conversations.list.queryFilter(),
      trpc.jobs.recommended.queryFilter(),
      // Ticks of the other that were kept back.
      { queryKey: ["thread"] },
    ]);
}
