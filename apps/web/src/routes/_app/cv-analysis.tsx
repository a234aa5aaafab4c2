import { createFileRoute } from "@tanstack/react-router";
import { CvAnalysisPage } from "../../features/cv/cv-analysis-page.tsx";
import { CvAnalysisSearch } from "../../features/cv/search-params.ts";

export const Route = createFileRoute("/_app/cv-analysis")({
  validateSearch: CvAnalysisSearch,
  component: CvAnalysisPage,
});
