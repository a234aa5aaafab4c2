import { useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveNotification, useLiveResync } from "../live/use-live.ts";

/** Every event that carries a notification puts it into the inbox; one that is read elsewhere is read here. */
export function useNotificationsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = () => refreshQueries(queryClient, trpc.notifications.list.pathFilter());

  useLiveNotification(refresh);
  useLiveEvent("notifications_read", refresh);
  // A recruiter who has dealt with applications has read that they came.
  useLiveEvent("applicants_changed", refresh);
  useLiveResync(refresh);
}
