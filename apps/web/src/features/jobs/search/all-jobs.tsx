import { EmptyState } from "@rolecall/ui/states";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { BriefcaseBusinessIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { JobCard } from "../card/job-card.tsx";
import { JobList, JobListSkeleton } from "../card/job-list.tsx";
import { JobPages } from "../card/job-pages.tsx";
import { JobSection } from "../card/job-section.tsx";
import { QuietRetry } from "../card/quiet-retry.tsx";
import { foundJobs } from "../job-queries.ts";
import { NewJobsBar } from "./new-jobs-bar.tsx";
import { TotalSummary } from "./total-summary.tsx";

const HEADING = "all-jobs";

/** Every job, newest first: the candidate's plain list. */
export function AllJobs({ page = 1 }: { page?: number | undefined }) {
  const t = useTranslations("jobs.dashboard");
  const trpc = useTRPC();
  const query = useQuery({ ...foundJobs(trpc, {}, page), placeholderData: keepPreviousData });
  const jobs = query.data?.jobs ?? [];
  const pagination = query.data?.pagination;
  return (
    <JobSection id={HEADING} title={t("lists.all")}>
      <NewJobsBar kind="jobs" page={page} shown={jobs} query={query} headingId={HEADING} />
      {query.isPending && <JobListSkeleton />}
      {!query.isPending && jobs.length === 0 && (
        <EmptyState icon={<BriefcaseBusinessIcon />} title={t("empty.all")}>
          {query.isError ? <QuietRetry query={query} /> : t("empty.allHint")}
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <JobList jobs={jobs} labelledBy={HEADING} busy={query.isPlaceholderData}>
          {(job) => <JobCard job={job} />}
        </JobList>
      )}
      {pagination && (
        <JobPages page={page} pageCount={pagination.totalPages} headingId={HEADING}>
          <TotalSummary {...pagination} />
        </JobPages>
      )}
    </JobSection>
  );
}
