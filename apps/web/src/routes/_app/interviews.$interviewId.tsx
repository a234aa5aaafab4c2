import { createFileRoute } from "@tanstack/react-router";
import { InterviewPage } from "../../features/interviews/details/interview-page.tsx";
import { InterviewSearch } from "../../features/interviews/search-params.ts";

export const Route = createFileRoute("/_app/interviews/$interviewId")({
  validateSearch: InterviewSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(
      context.trpc.interviews.get.queryOptions({ id: params.interviewId }),
    );
  },
  component: InterviewPage,
});
