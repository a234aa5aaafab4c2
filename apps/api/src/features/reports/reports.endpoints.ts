import { type Endpoint, endpoint } from "../../rest/endpoint.ts";

export const REPORTS_ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    method: "get",
    path: "/reports",
    procedure: "reports.list",
    summary: "The caller's own reports, newest first",
  }),
  endpoint({
    method: "post",
    path: "/reports/jobs",
    procedure: "reports.job",
    status: (output) => (output.created ? 201 : 200),
    pick: ["report"],
    summary: "Report a job",
  }),
  endpoint({
    method: "post",
    path: "/reports/users",
    procedure: "reports.user",
    status: (output) => (output.created ? 201 : 200),
    pick: ["report"],
    summary: "Report a person",
  }),
];
