import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../features/jobs/dashboard-page.tsx";
import { prefetchDashboard } from "../../features/jobs/job-queries.ts";
import { DashboardSearch } from "../../features/jobs/search-params.ts";

export const Route = createFileRoute("/_app/dashboard")({
  validateSearch: DashboardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchDashboard(context, context.actor, deps),
  component: DashboardPage,
});
