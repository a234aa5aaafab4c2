import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/** Marks several queries as out of date; resolves when those on screen have been fetched anew. */
export async function invalidateAll(
  queryClient: QueryClient,
  filters: readonly InvalidateQueryFilters[],
): Promise<void> {
  await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
}

/**
 * Fetches again what an event has outdated. Invalidating alone begins a running fetch anew only when
 * there is data already: a first fetch would end with what was true before the event.
 */
export function refreshQueries(queryClient: QueryClient, filters: InvalidateQueryFilters): void {
  const first = queryClient
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
  void queryClient.invalidateQueries(filters);
  for (const query of first) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // While it runs, `fetch` is the promise of the running one.
    void query.fetch().then(again, again);
  }
}
