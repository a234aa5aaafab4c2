import { useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";

/** Whatever happens to an interview at the other side reloads the lists, figures, details and slots. */
export function useInterviewsEvents(): void {
  const refresh = useRefreshInterviews();
  useLiveEvent("interview_changed", refresh);
  // A decline on another device may have cancelled some, which nobody tells the one who did it.
  useLiveEvent("applicants_changed", refresh);
  useLiveResync(refresh);
}

/** Everything that is shown of interviews is fetched anew. */
export function useRefreshInterviews(): () => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return () => refreshQueries(queryClient, trpc.interviews.pathFilter());
}
