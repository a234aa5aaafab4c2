import type { Report } from "@rolecall/contracts/reports/schemas";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/queries/trpc.ts";

/** The user's open report about something: `null` when there is none, undefined until that is known. */
export function useOpenReport(about: (report: Report) => boolean): Report | null | undefined {
  const query = useQuery(useTRPC().reports.list.queryOptions());
  return (
    query.data && (query.data.reports.find((report) => report.status === "open" && about(report)) ?? null)
  );
}
