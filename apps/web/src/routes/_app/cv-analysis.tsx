import { createFileRoute } from "@tanstack/react-router";
import { CvAnalysisPage } from "../../features/cv/cv-analysis-page.tsx";
import { CvAnalysisSearch } from "../../features/cv/search-params.ts";

export const Route = createFileRoute("/_app/cv-analysis")({
  validateSearch: CvAnalysisSearch,
  loader: ({ context: { queryClient, trpc } }) =>
    void queryClient.prefetchQuery(trpc.cv.history.queryOptions()),
  component: CvAnalysisPage,
});
