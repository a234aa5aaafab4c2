import type { Trpc } from "../../lib/queries/trpc.ts";

/** The one query that `cachedTrpc` knows. */
export const CACHED = ["cached"];

/**
 * Stands for the API where nothing may be fetched: the options of every procedure are those of the query
 * `CACHED`, which a test answers beforehand.
 */
export function cachedTrpc(): Trpc {
  const api: object = new Proxy(() => ({ queryKey: CACHED }), { get: () => api });
  const untyped: unknown = api;
  // biome-ignore lint/plugin/no-cast: loaders only ask for options, by any path and with any input.
  return untyped as Trpc;
}
