import type { CreateReportResult } from "@rolecall/contracts/reports/schemas";
import { type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { notFound, tooManyRequests } from "../../errors/app-error.ts";
import { holdMembers } from "../auth/members.queries.ts";
import { toReport } from "./reports.mapper.ts";
import {
  findOpenReport,
  insertReport,
  listReportTimes,
  lockReportsOf,
  type NewReport,
} from "./reports.queries.ts";

/** A person has to read each of them. */
const REPORTS_PER_DAY = 20;
const DAY_MS = 86_400_000;

/**
 * Keeps a report. While the reporter's last one about the same is open, that one is answered, unchanged. Rows are
 * counted, one report of a member after the other: the limit holds over all processes.
 */
export async function createReport(
  deps: Dependencies,
  report: Omit<NewReport, "at">,
): Promise<CreateReportResult> {
  const { reporterId, userId, job } = report;
  const subject = { reporterId, userId, jobId: job?.id ?? null };
  return withTx(deps.database.db, async (tx) => {
    await lockReportsOf(tx, reporterId);
    if (!(await holdMembers(tx, [reporterId, userId]))) throw notFound(job === null ? "user" : "job");
    const open = await findOpenReport(tx, subject);
    if (open !== undefined) return { report: toReport(open), created: false };
    const now = deps.now();
    await refuseBeyondLimit(tx, reporterId, now);
    await insertReport(tx, { ...report, at: now });
    const row = await findOpenReport(tx, subject);
    if (row === undefined) throw new Error("The report was not stored.");
    return { report: toReport(row), created: true };
  });
}

async function refuseBeyondLimit(tx: Tx, reporterId: string, now: Date): Promise<void> {
  const times = await listReportTimes(tx, reporterId, new Date(now.getTime() - DAY_MS));
  // The one whose day has to be over before there is room for another.
  const inTheWay = times.at(-REPORTS_PER_DAY);
  if (inTheWay === undefined) return;
  throw tooManyRequests(
    `You have made ${REPORTS_PER_DAY} reports within a day.`,
    inTheWay.getTime() + DAY_MS - now.getTime(),
  );
}
