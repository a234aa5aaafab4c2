import { MAX_FILTERED_IDS } from "@rolecall/contracts/jobs/enums";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import { coalesce } from "../../../lib/coalesce.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useLiveEvent } from "../../live/use-live.ts";
import { countFilters, type JobFilters } from "./job-filters.ts";

/** New jobs of any kind, or only those that match the candidate well. */
export type ArrivalKind = "jobs" | "matches";

/** Jobs that come close together are asked about in one go. */
const GATHER_MS = 300;

interface Arrivals {
  ids: readonly string[];
  /** These are shown by now. */
  forget: (shown: readonly string[]) => void;
}

/**
 * The jobs that have arrived since the list was loaded and that it would show: with filters the server,
 * which alone knows what a search finds, is asked which of them fit.
 */
export function useArrivals(kind: ArrivalKind, filters: JobFilters = {}): Arrivals {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const gathered = useRef<string[]>([]);

  /** Those that cannot be asked about are not announced: the list has them when it is fetched next. */
  async function findFitting(some: readonly string[]): Promise<readonly string[]> {
    const query = trpc.jobs.filter.queryOptions({ ...filters, ids: [...some] });
    const found = await queryClient.fetchQuery({ ...query, retry: 3 }).catch(() => undefined);
    return found?.ids ?? [];
  }

  const take = useEffectEvent(async () => {
    const arrived = gathered.current.splice(0);
    const fitting =
      countFilters(filters) === 0
        ? arrived
        : (await Promise.all(chunksOf(arrived, MAX_FILTERED_IDS).map(findFitting))).flat();
    setIds((known) => [...new Set([...known, ...fitting])]);
  });
  const [round, takeNow] = useReducer((count: number) => count + 1, 0);
  const takeSoon = useMemo(() => coalesce(takeNow, GATHER_MS), []);
  useEffect(() => {
    if (round > 0) void take();
  }, [round]);

  function add(id: string) {
    gathered.current.push(id);
    takeSoon();
  }
  useLiveEvent("new_job_posted", ({ job }) => kind === "jobs" && add(job._id));
  useLiveEvent("job_match_found", ({ job }) => kind === "matches" && add(job._id));

  return { ids, forget: (shown) => setIds((known) => known.filter((id) => !shown.includes(id))) };
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
