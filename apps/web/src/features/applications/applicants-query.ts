import type { Application } from "@rolecall/contracts/applications/schemas";
import { type QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { showSaved } from "../../lib/queries/show-saved.ts";
import type { Trpc } from "../../lib/queries/trpc.ts";
import { MOST_PER_ANSWER } from "./most-per-answer.ts";

/** After the first answer so many are asked for in one request. */
const ANSWERS_AT_ONCE = 2;

/**
 * All applicants of a job, best first, read in parts: whoever opens the list of thousands sees the best of them
 * (`bestApplicantsQuery`) meanwhile, and neither the server nor the page stands still for all of them at once.
 * `onRead` is told how many have come so far, unless the list is being read already.
 */
export function applicantsQuery(trpc: Trpc, jobId: string, onRead?: (count: number) => void) {
  return queryOptions({
    ...trpc.applications.listForJob.queryOptions({ jobId }),
    queryFn: ({ client, signal }): Promise<Application[]> =>
      readAll((page) => readPart(client, partQuery(trpc, jobId, page)), signal, onRead),
    // Each part is asked for again by itself.
    retry: false,
  });
}

/** The first part of the list, as `applicantsQuery` has left it on its way; nothing is fetched for it. */
export function bestApplicantsQuery(trpc: Trpc, jobId: string) {
  return { ...partQuery(trpc, jobId, 1), enabled: false };
}

/** Whether that part may be all there is. */
export function isWhole(best: readonly Application[]): boolean {
  return best.length < MOST_PER_ANSWER;
}

function partQuery(trpc: Trpc, jobId: string, page: number) {
  return trpc.applications.listForJob.queryOptions({ jobId, page, limit: MOST_PER_ANSWER });
}

/** An answer that is still under way belongs to a reading that was given up: it may not know what has happened since. */
async function readPart(client: QueryClient, part: ReturnType<typeof partQuery>): Promise<Application[]> {
  await client.cancelQueries({ queryKey: part.queryKey, exact: true });
  return client.fetchQuery({ ...part, staleTime: 0 });
}

/** Whoever comes or goes between two parts moves the rest: nobody stands twice, and the event of it has the list read anew. */
async function readAll(
  readPage: (page: number) => Promise<Application[]>,
  signal: AbortSignal,
  onRead?: (count: number) => void,
): Promise<Application[]> {
  const found = new Map<string, Application>();
  let asked = 0;
  let more = 1;
  while (more > 0) {
    signal.throwIfAborted();
    const pages = Array.from({ length: more }, (_, index) => asked + 1 + index);
    const parts = await Promise.all(pages.map(readPage));
    for (const one of parts.flat()) if (!found.has(one._id)) found.set(one._id, one);
    onRead?.(found.size);
    asked += more;
    more = parts.some(isWhole) ? 0 : ANSWERS_AT_ONCE;
  }
  return [...found.values()];
}

interface ReadOptions {
  queryClient: QueryClient;
  trpc: Trpc;
  jobId: string;
  onRead: (count: number) => void;
}

/** All of them as they are by now, read anew when that may be needed; also for whoever leaves the screen meanwhile. */
export function readApplicants(options: ReadOptions): Promise<readonly Application[]> {
  const { queryClient, trpc, jobId, onRead } = options;
  const query = applicantsQuery(trpc, jobId, onRead);
  // Nobody else may be waiting by the end: what nobody waits for is given up, and not begun anew when it changes.
  const stopWaiting = new QueryObserver(queryClient, query).subscribe(() => {});
  return queryClient.fetchQuery(query).finally(stopWaiting);
}

/** Puts changed applicants into the list, or takes some out of it, also while only its first part is there. */
export function showSavedApplicants(
  queryClient: QueryClient,
  trpc: Trpc,
  jobId: string,
  change: (list: readonly Application[]) => Application[],
): void {
  const { queryKey } = trpc.applications.listForJob.queryOptions({ jobId });
  if (queryClient.getQueryData(queryKey) === undefined) {
    queryClient.setQueryData(partQuery(trpc, jobId, 1).queryKey, (best) => best && change(best));
    // What is being read would put back what was: it begins anew.
    void queryClient
      .cancelQueries({ queryKey, exact: true })
      .then(() => queryClient.prefetchQuery(applicantsQuery(trpc, jobId)));
    return;
  }
  showSaved(queryClient, queryKey, (list) => list && change(list));
}
