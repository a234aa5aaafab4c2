import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";
import { throttle } from "./throttle.ts";

/** A list of a thousand applicants is not worth fetching for each of a burst of finished analyses. */
const REFRESH_MS = 500;

/** Whatever happens to an application refreshes the applicants of a job, and a candidate's own list. */
export function useApplicationsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useMemo(
    () =>
      throttle(() => {
        for (const query of [
          trpc.applications.listForJob,
          trpc.applications.evidence,
          trpc.applications.mine,
          trpc.applications.removed,
        ]) {
          refreshQueries(queryClient, query.pathFilter());
        }
      }, REFRESH_MS),
    [trpc, queryClient],
  );

  useLiveEvent("new_application", refresh);
  useLiveEvent("application_analyzed", refresh);
  useLiveEvent("application_removed", refresh);
  useLiveEvent("application_stage_changed", refresh);
  useLiveEvent("application_seen", refresh);
  useLiveEvent("applicants_changed", refresh);
  // With a job that is deleted elsewhere its applicants are gone.
  useLiveEvent("own_job_changed", refresh);
  useLiveResync(refresh);
}
