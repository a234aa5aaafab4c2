import { type Endpoint, endpoint } from "../../rest/endpoint.ts";
import { nextPageLink } from "../../rest/next-page-link.ts";

/** The order matters: a fixed word comes before the id that it could be taken for. */
export const JOBS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/jobs",
    procedure: "jobs.list",
    unwrap: "jobs",
    headers: (output, url) => nextPageLink(output.hasMore, url),
    summary: "All open jobs, and the caller's own, newest first",
  }),
  endpoint({
    method: "get",
    path: "/jobs/search",
    procedure: "jobs.search",
    summary: "Search jobs by filters",
  }),
  endpoint({
    method: "get",
    path: "/jobs/recommended",
    procedure: "jobs.recommended",
    summary: "Jobs that fit the caller's profile, best first",
  }),
  endpoint({ method: "get", path: "/jobs/:id", procedure: "jobs.get", summary: "One job" }),
  endpoint({ method: "post", path: "/jobs", procedure: "jobs.create", status: 201, summary: "Post a job" }),
  endpoint({ method: "put", path: "/jobs/:id", procedure: "jobs.update", summary: "Change a job" }),
  endpoint({
    method: "patch",
    path: "/jobs/:id/close",
    procedure: "jobs.close",
    summary: "Close a job: it takes no more applications and is listed no more",
  }),
  endpoint({ method: "patch", path: "/jobs/:id/reopen", procedure: "jobs.reopen", summary: "Reopen a job" }),
  endpoint({
    method: "patch",
    path: "/jobs/:id/keep-open",
    procedure: "jobs.keepOpen",
    summary: "Confirm that a job is still open, which keeps it so for another 60 days",
  }),
  endpoint({
    method: "delete",
    path: "/jobs/:id",
    procedure: "jobs.delete",
    status: 204,
    summary: "Delete a job",
  }),
];
