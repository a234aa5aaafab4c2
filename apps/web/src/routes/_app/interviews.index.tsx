import { createFileRoute } from "@tanstack/react-router";
import { InterviewsPage } from "../../features/interviews/interviews-page.tsx";
import { InterviewsSearch } from "../../features/interviews/search-params.ts";

export const Route = createFileRoute("/_app/interviews/")({
  validateSearch: InterviewsSearch,
  component: InterviewsPage,
});
