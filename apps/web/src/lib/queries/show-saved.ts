import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";
import { refreshQueries } from "./refresh-queries.ts";

/**
 * Puts what a save has answered into the cache, or what it makes of what is there. A read that is still under way
 * may have begun before the save and would put back what was: it is thrown away and begun anew. So is one that an
 * event had asked for, since the answer to a save says nothing of what others have done.
 */
export function showSaved<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  saved: Updater<
    InferDataFromTag<unknown, Key> | undefined,
    NoInfer<InferDataFromTag<unknown, Key>> | undefined
  >,
): void {
  const before = queryClient.getQueryState(queryKey);
  const reading = before !== undefined && before.fetchStatus !== "idle";
  const outdated = before?.isInvalidated === true;
  queryClient.setQueryData(queryKey, saved);
  if (reading || outdated)
    refreshQueries(queryClient, { queryKey, exact: true, refetchType: reading ? "all" : "active" });
}
