import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { SearchXIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { JobCard } from "../card/job-card.tsx";
import { JobCardActions } from "../card/job-card-actions.tsx";
import { JobList, JobListSkeleton } from "../card/job-list.tsx";
import { JobPages } from "../card/job-pages.tsx";
import { JobSection } from "../card/job-section.tsx";
import { QuietRetry } from "../card/quiet-retry.tsx";
import { useDeleteJob } from "../details/use-delete-job.ts";
import { foundJobs } from "../job-queries.ts";
import type { JobFilters } from "./job-filters.ts";
import { NewJobsBar } from "./new-jobs-bar.tsx";
import { TotalSummary } from "./total-summary.tsx";

const HEADING = "found-jobs";

/** Keeps the place of the summary until the results are there: on a phone it takes a line of its own. */
const USUAL = { currentPage: 1, totalPages: 1, totalJobs: 10 };

/** The results of a search, everybody's jobs also for a recruiter; own ones keep their actions. */
export function FoundJobs({ filters, page = 1 }: { filters: JobFilters; page?: number | undefined }) {
  const t = useTranslations("jobs.dashboard");
  const trpc = useTRPC();
  const { userId } = useActor();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteJob = useDeleteJob();
  const query = useQuery({ ...foundJobs(trpc, filters, page), placeholderData: keepPreviousData });
  const { jobs = [], pagination } = query.data ?? {};

  const focusHeading = () => heading.current?.focus();

  async function remove(job: Job) {
    if (await deleteJob(job)) focusHeading();
  }

  const title = pagination?.capped ? "lists.searchCapped" : "lists.search";

  return (
    <JobSection
      id={HEADING}
      title={query.isPending ? t("lists.searchPending") : t(title, { count: pagination?.totalJobs ?? 0 })}
      summary={
        query.isPending ? (
          <span className="invisible">
            <TotalSummary {...USUAL} />
          </span>
        ) : (
          pagination && pagination.totalJobs > 0 && <TotalSummary {...pagination} />
        )
      }
      back
      headingRef={heading}
    >
      <NewJobsBar
        key={JSON.stringify(filters)}
        kind="jobs"
        filters={filters}
        page={page}
        shown={jobs}
        query={query}
        headingId={HEADING}
      />
      {query.isPending && <JobListSkeleton />}
      {!query.isPending && jobs.length === 0 && (
        <NothingFound pastEnd={(pagination?.totalJobs ?? 0) > 0}>
          {query.isError && <QuietRetry query={query} />}
        </NothingFound>
      )}
      {jobs.length > 0 && (
        <JobList jobs={jobs} labelledBy={HEADING} busy={query.isPlaceholderData}>
          {(job) => (
            <JobCard
              job={job}
              actions={
                job.recruiter._id === userId && (
                  <JobCardActions job={job} onDelete={remove} onMoved={focusHeading} />
                )
              }
            />
          )}
        </JobList>
      )}
      {pagination && <JobPages page={page} pageCount={pagination.totalPages} headingId={HEADING} />}
    </JobSection>
  );
}

function NothingFound({ pastEnd, children }: { pastEnd: boolean; children: ReactNode }) {
  const t = useTranslations("jobs.dashboard.empty");
  const navigate = useNavigate({ from: "/dashboard" });
  if (pastEnd) {
    return (
      <EmptyState
        icon={<SearchXIcon />}
        title={t("pastEnd")}
        action={
          <Button
            variant="secondary"
            onClick={() => void navigate({ search: ({ page: _, ...search }) => search })}
          >
            {t("firstPage")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={t("search")}
      action={
        !children && (
          <Button variant="secondary" onClick={() => void navigate({ search: {}, resetScroll: false })}>
            {t("clearSearch")}
          </Button>
        )
      }
    >
      {children || t("searchHint")}
    </EmptyState>
  );
}
