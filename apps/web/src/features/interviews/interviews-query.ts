import type { Trpc } from "../../lib/queries/trpc.ts";

/**
 * Every interview of the user: the tabs choose from it by the clock, so that none needs the server. A
 * window that comes to the front looks anew, for what was done on another device.
 */
export function interviewsQuery(trpc: Trpc) {
  return trpc.interviews.list.queryOptions({}, { refetchOnWindowFocus: "always" });
}
