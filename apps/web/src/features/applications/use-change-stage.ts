import type { Application, ChangeStagesResult } from "@rolecall/contracts/applications/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useRefreshInterviews } from "../interviews/use-interviews-events.ts";
import { showSavedApplicants } from "./applicants-query.ts";

/** Puts changed applications in their places in the list of the job. */
function useReplaceApplicants(jobId: string) {
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  return (changed: readonly Application[]) => {
    const byId = new Map(changed.map((one) => [one._id, one]));
    showSavedApplicants(queryClient, trpc, jobId, (list) => list.map((one) => byId.get(one._id) ?? one));
  };
}

/**
 * A step in the decision on one applicant. `onDone` is told before the list is drawn anew, while the button that
 * was pressed can still give the focus away; the caller says what went wrong.
 */
export function useChangeStage(jobId: string, onDone: () => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const replace = useReplaceApplicants(jobId);
  return useMutation(
    trpc.applications.changeStage.mutationOptions({
      onSuccess: (changed) => {
        onDone();
        replace([changed]);
      },
      // Refused: somebody else was quicker, or the application is gone.
      onError: () => void queryClient.invalidateQueries(trpc.applications.listForJob.queryFilter({ jobId })),
    }),
  );
}

/** The same step for several applicants of a job; `onDone` is told before the list is drawn anew. */
export function useChangeStages(jobId: string, onDone: (result: ChangeStagesResult) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const replace = useReplaceApplicants(jobId);
  const refreshInterviews = useRefreshInterviews();
  return useMutation(
    trpc.applications.changeStages.mutationOptions({
      onSuccess: (result) => {
        onDone(result);
        replace(result.changed);
        if (result.cancelledInterviews > 0) refreshInterviews();
        if (result.skipped.length > 0)
          void queryClient.invalidateQueries(trpc.applications.listForJob.queryFilter({ jobId }));
      },
    }),
  );
}
