import type { Report } from "@rolecall/contracts/reports/schemas";
import type { ReportRow } from "./reports.queries.ts";

export function toReport({ report, userName }: ReportRow): Report {
  const { jobId, jobTitle } = report;
  const isJob = jobId !== null && jobTitle !== null;
  return {
    _id: report.id,
    job: isJob ? { _id: jobId, title: jobTitle } : null,
    user: isJob ? null : { _id: report.userId, name: userName },
    reason: report.reason,
    details: report.details,
    status: report.status,
    createdAt: report.createdAt.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
  };
}
