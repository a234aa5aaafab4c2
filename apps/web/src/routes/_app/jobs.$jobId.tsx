import { createFileRoute } from "@tanstack/react-router";
import { JobPage } from "../../features/jobs/job-page.tsx";
import { JobSearch } from "../../features/jobs/search-params.ts";

export const Route = createFileRoute("/_app/jobs/$jobId")({
  validateSearch: JobSearch,
  component: JobPage,
});
