import type { SearchJobsResult } from "@rolecall/contracts/jobs/schemas";
import { useTranslations } from "use-intl";

/** "Page 2 of 9 (173 total)". */
export function TotalSummary({ currentPage, totalPages, totalJobs, capped }: SearchJobsResult["pagination"]) {
  const t = useTranslations("jobs.dashboard");
  return t(capped ? "pageOfCapped" : "pageOf", { page: currentPage, pages: totalPages, total: totalJobs });
}
