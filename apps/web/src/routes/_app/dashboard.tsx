import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../features/jobs/dashboard-page.tsx";
import { DashboardSearch } from "../../features/jobs/search-params.ts";

export const Route = createFileRoute("/_app/dashboard")({
  validateSearch: DashboardSearch,
  component: DashboardPage,
});
