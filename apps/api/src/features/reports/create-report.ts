import type { CreateReportResult } from "@rolecall/contracts/reports/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import { holdMembers } from "../auth/members.queries.ts";
import { toReport } from "./reports.mapper.ts";
import { findOpenReport, insertReport, type NewReport } from "./reports.queries.ts";

/** Keeps a report. While the reporter's last one about the same is open, that one is answered, unchanged. */
export async function createReport(
  deps: Dependencies,
  report: Omit<NewReport, "at">,
): Promise<CreateReportResult> {
  const { reporterId, userId, job } = report;
  await deps.memberLimits.reports.take(reporterId);
  return withTx(deps.database.db, async (tx) => {
    if (!(await holdMembers(tx, [reporterId, userId]))) throw notFound(job === null ? "user" : "job");
    const created = await insertReport(tx, { ...report, at: deps.now() });
    const row = await findOpenReport(tx, { reporterId, userId, jobId: job?.id ?? null });
    // It was there a moment ago, and has been decided meanwhile.
    if (row === undefined) throw notFound("report");
    return { report: toReport(row), created };
  });
}
