import { createFileRoute } from "@tanstack/react-router";
import { ApplicantsPage } from "../../../features/applications/applicants-page.tsx";
import { applicantsQuery } from "../../../features/applications/applicants-query.ts";
import { ApplicantsSearch } from "../../../features/applications/search-params.ts";
import { interviewsQuery } from "../../../features/interviews/interviews-query.ts";

export const Route = createFileRoute("/_app/_recruiter/applicants/$jobId")({
  validateSearch: ApplicantsSearch,
  loader: ({ context: { queryClient, trpc }, params: { jobId } }) => {
    void queryClient.prefetchQuery(applicantsQuery(trpc, jobId));
    void queryClient.prefetchQuery(interviewsQuery(trpc));
    void queryClient.prefetchQuery(trpc.jobs.get.queryOptions({ id: jobId }));
  },
  component: ApplicantsPage,
});
