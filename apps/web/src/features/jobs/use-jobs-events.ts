import { useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "../../lib/queries/refresh-queries.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { applicantCounts } from "../applications/applicant-counts.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";
import { jobLists } from "./job-queries.ts";

/**
 * New jobs mark the lists as stale without fetching them, so that one being read does not jump: the
 * dashboard offers them in a bar. A recruiter's counts change in place, and so do the own jobs with whatever the
 * recruiter does elsewhere.
 */
export function useJobsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();

  function markListsStale() {
    void queryClient.invalidateQueries({ ...trpc.jobs.search.queryFilter(), refetchType: "none" });
    void queryClient.invalidateQueries({ ...trpc.jobs.recommended.queryFilter(), refetchType: "none" });
  }
  function refreshJob(id: string) {
    refreshQueries(queryClient, trpc.jobs.get.queryFilter({ id }));
    refreshQueries(queryClient, trpc.jobs.list.queryFilter());
  }
  function refreshOwnJob(id: string) {
    // The screen of a job that is being deleted here would say that it cannot be loaded, on its way out.
    const deleting = queryClient.isMutating({ mutationKey: trpc.jobs.delete.mutationKey() }) > 0;
    if (!deleting) refreshQueries(queryClient, trpc.jobs.get.queryFilter({ id }));
    for (const filter of jobLists(trpc)) refreshQueries(queryClient, filter);
    refreshCounts();
  }
  function refreshCounts() {
    for (const filter of applicantCounts(trpc)) refreshQueries(queryClient, filter);
  }

  useLiveEvent("new_job_posted", markListsStale);
  useLiveEvent("job_match_found", markListsStale);
  useLiveEvent("job_expiry", ({ job }) => refreshJob(job._id));
  useLiveEvent("job_withheld", ({ job }) => refreshJob(job._id));
  useLiveEvent("own_job_changed", ({ jobId }) => refreshOwnJob(jobId));
  useLiveEvent("new_application", refreshCounts);
  useLiveEvent("application_analyzed", refreshCounts);
  useLiveEvent("application_removed", refreshCounts);
  useLiveResync(() => {
    refreshQueries(queryClient, trpc.jobs.pathFilter());
    refreshCounts();
  });
}
