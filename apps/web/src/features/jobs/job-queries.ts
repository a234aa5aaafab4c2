import type { Session } from "@rolecall/contracts/auth/schemas";
import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { browserTimeZone } from "../../lib/browser/time-zone.ts";
import type { Trpc } from "../../lib/queries/trpc.ts";
import { interviewsQuery } from "../interviews/interviews-query.ts";
import { OWN_JOBS_CHUNK, PAGE_SIZE } from "./own-jobs-page.ts";
import { dashboardView, type JobFilters, pickFilters } from "./search/job-filters.ts";
import type { DashboardSearch } from "./search-params.ts";

// Loaders and components share these, so that what a loader starts is what the screen waits for.

/** Without filters all jobs, newest first. */
export function foundJobs(trpc: Trpc, filters: JobFilters, page = 1) {
  return trpc.jobs.search.queryOptions({ ...filters, page, limit: PAGE_SIZE });
}

/** A recruiter's own jobs, the open ones first, 500 at a time: `chunk` counts from 1. */
export function ownJobs(trpc: Trpc, recruiterId: string, chunk = 1) {
  return trpc.jobs.list.queryOptions({ recruiterId, openFirst: true, page: chunk, limit: OWN_JOBS_CHUNK });
}

/** The lists that a job may stand in. */
export function jobLists({ jobs }: Trpc): InvalidateQueryFilters[] {
  return [jobs.list.pathFilter(), jobs.search.pathFilter()];
}

/** Counts "today" where the reader is. */
export function matchesToday(trpc: Trpc) {
  return trpc.applications.countMatchesToday.queryOptions({ timeZone: browserTimeZone() });
}

interface Sources {
  trpc: Trpc;
  queryClient: QueryClient;
}

/** Starts everything that the dashboard shows at this address. */
export function prefetchDashboard(
  { trpc, queryClient }: Sources,
  { role, userId }: Session,
  search: DashboardSearch,
): void {
  void queryClient.prefetchQuery(trpc.users.me.queryOptions());
  if (role === "recruiter") {
    void queryClient.prefetchQuery(ownJobs(trpc, userId));
    void queryClient.prefetchQuery(trpc.applications.countByRecruiter.queryOptions());
    void queryClient.prefetchQuery(trpc.applications.countByJob.queryOptions());
    void queryClient.prefetchQuery(matchesToday(trpc));
  } else {
    void queryClient.prefetchQuery(foundJobs(trpc, {}));
    void queryClient.prefetchQuery(trpc.jobs.recommended.queryOptions());
    void queryClient.prefetchQuery(trpc.applications.mine.queryOptions());
    void queryClient.prefetchQuery(trpc.savedSearches.list.queryOptions());
  }
  if (dashboardView(search, role) === "search") {
    void queryClient.prefetchQuery(foundJobs(trpc, pickFilters(search), search.page));
  }
}

/** Starts everything that a job's screen shows. */
export function prefetchJob({ trpc, queryClient }: Sources, { role }: Session, id: string): void {
  void queryClient.prefetchQuery(trpc.jobs.get.queryOptions({ id }));
  if (role !== "candidate") return;
  void queryClient.prefetchQuery(trpc.applications.mine.queryOptions());
  void queryClient.prefetchQuery(interviewsQuery(trpc));
  void queryClient.prefetchQuery(trpc.jobs.match.queryOptions({ id }));
}
