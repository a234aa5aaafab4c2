import { createFileRoute } from "@tanstack/react-router";
import { JobPage } from "../../features/jobs/details/job-page.tsx";
import { prefetchJob } from "../../features/jobs/job-queries.ts";
import { JobSearch } from "../../features/jobs/search-params.ts";

export const Route = createFileRoute("/_app/jobs/$jobId")({
  validateSearch: JobSearch,
  loader: ({ context, params }) => prefetchJob(context, context.actor, params.jobId),
  component: JobPage,
});
