import type { CreateReportResult, ReportJobInput } from "@rolecall/contracts/reports/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { forbidden, notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { findJob } from "../jobs/jobs.queries.ts";
import { createReport } from "./create-report.ts";

/** Tells whoever runs the site that something is wrong with another's job. */
export async function reportJob(
  deps: Dependencies,
  { userId: reporterId }: Actor,
  { jobId, reason, details }: ReportJobInput,
): Promise<CreateReportResult> {
  const found = await findJob(deps.database.db, jobId);
  if (found === undefined) throw notFound("job");
  const { recruiterId, title } = found.job;
  if (recruiterId === reporterId) throw forbidden("This job is your own.");
  return createReport(deps, {
    reporterId,
    userId: recruiterId,
    job: { id: jobId, title },
    conversationId: null,
    reason,
    details,
  });
}
