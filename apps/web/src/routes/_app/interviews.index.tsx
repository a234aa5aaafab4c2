import { createFileRoute } from "@tanstack/react-router";
import { interviewsQuery } from "../../features/interviews/interviews-query.ts";
import { InterviewsPage } from "../../features/interviews/list/interviews-page.tsx";
import { InterviewsSearch } from "../../features/interviews/search-params.ts";

export const Route = createFileRoute("/_app/interviews/")({
  validateSearch: InterviewsSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(interviewsQuery(context.trpc));
  },
  component: InterviewsPage,
});
