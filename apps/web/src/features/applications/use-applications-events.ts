import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";
import { throttle } from "./throttle.ts";

/** A list of a thousand applicants is not worth fetching for each of a burst of finished analyses. */
const REFRESH_MS = 500;

/** New and removed applications and finished analyses refresh the applicants of a job, and a candidate's own list. */
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
        ]) {
          refreshQueries(queryClient, query.pathFilter());
        }
      }, REFRESH_MS),
    [trpc, queryClient],
  );

  useLiveEvent("new_application", refresh);
  useLiveEvent("application_analyzed", refresh);
  useLiveEvent("application_removed", refresh);
  useLiveResync(refresh);
}
