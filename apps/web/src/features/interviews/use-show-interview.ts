import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { showSaved } from "../../lib/queries/show-saved.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { interviewsQuery } from "./interviews-query.ts";
import { putInterview } from "./put-interview.ts";

/**
 * Shows what a change has made of an interview, in the list and in its details. On a slow line both would say for
 * seconds what was, below a toast that says otherwise.
 */
export function useShowInterview(): (interview: Interview) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (interview) => {
    showSaved(
      queryClient,
      interviewsQuery(trpc).queryKey,
      (answer) => answer && { interviews: putInterview(answer.interviews, interview) },
    );
    showSaved(
      queryClient,
      trpc.interviews.get.queryKey({ id: interview._id }),
      (details) => details && { ...details, ...interview },
    );
  };
}
