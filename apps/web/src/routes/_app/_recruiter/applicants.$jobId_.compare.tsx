import { createFileRoute } from "@tanstack/react-router";
import { applicantsQuery } from "../../../features/applications/applicants-query.ts";
import { ComparePage } from "../../../features/applications/compare/compare-page.tsx";
import { CompareSearch } from "../../../features/applications/compare/search-params.ts";
import { interviewsQuery } from "../../../features/interviews/interviews-query.ts";

export const Route = createFileRoute("/_app/_recruiter/applicants/$jobId_/compare")({
  validateSearch: CompareSearch,
  loader: ({ context: { queryClient, trpc }, params: { jobId } }) => {
    void queryClient.prefetchQuery(applicantsQuery(trpc, jobId));
    void queryClient.prefetchQuery(interviewsQuery(trpc));
    void queryClient.prefetchQuery(trpc.jobs.get.queryOptions({ id: jobId }));
  },
  component: ComparePage,
});
