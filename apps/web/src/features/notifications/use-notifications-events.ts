import { useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";

/** Every event that carries a notification puts it into the inbox; one that is read elsewhere is read here. */
export function useNotificationsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = () => refreshQueries(queryClient, trpc.notifications.pathFilter());

  useLiveEvent("new_job_posted", refresh);
  useLiveEvent("job_match_found", refresh);
  useLiveEvent("saved_search_match", refresh);
  useLiveEvent("job_expiry", refresh);
  useLiveEvent("new_application", refresh);
  useLiveEvent("application_removed", refresh);
  useLiveEvent("application_stage_changed", refresh);
  useLiveEvent("interview_changed", refresh);
  useLiveEvent("job_withheld", refresh);
  useLiveEvent("report_decided", refresh);
  useLiveEvent("notifications_read", refresh);
  useLiveResync(refresh);
}
