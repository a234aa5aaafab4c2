import { useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";

/** A decision ends an open report, and may have closed the job. */
export function useReportsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = () => refreshQueries(queryClient, trpc.reports.list.queryFilter());
  useLiveEvent("report_decided", () => {
    refresh();
    refreshQueries(queryClient, trpc.jobs.get.queryFilter());
  });
  useLiveResync(refresh);
}
