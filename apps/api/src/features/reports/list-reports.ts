import type { Report } from "@rolecall/contracts/reports/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { Actor } from "../auth/actor.ts";
import { toReport } from "./reports.mapper.ts";
import { listReportsOf } from "./reports.queries.ts";

const MAX_LISTED = 100;

/** The actor's own reports, newest first. */
export async function listReports(
  { database }: Dependencies,
  { userId }: Actor,
): Promise<{ reports: Report[] }> {
  const rows = await listReportsOf(database.db, userId, MAX_LISTED);
  return { reports: rows.map(toReport) };
}
