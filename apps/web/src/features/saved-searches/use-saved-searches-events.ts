import { useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";

/** What a saved search has found counts as new. */
export function useSavedSearchesEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useLiveEvent("saved_search_match", () => {
    refreshQueries(queryClient, trpc.savedSearches.list.queryFilter());
    // Not fetched anew: a list does not change while it is being read.
    void queryClient.invalidateQueries({ ...trpc.jobs.search.queryFilter(), refetchType: "none" });
  });
  useLiveResync(() => refreshQueries(queryClient, trpc.savedSearches.pathFilter()));
}
