import type { Job } from "@rolecall/contracts/jobs/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BriefcaseBusinessIcon } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useActor } from "../../lib/session/use-actor.ts";
import { JobCard } from "./card/job-card.tsx";
import { JobCardActions } from "./card/job-card-actions.tsx";
import { JobList, JobListSkeleton } from "./card/job-list.tsx";
import { JobPages } from "./card/job-pages.tsx";
import { JobSection } from "./card/job-section.tsx";
import { QuietRetry } from "./card/quiet-retry.tsx";
import { useDeleteJob } from "./details/use-delete-job.ts";
import { ownJobs } from "./job-queries.ts";
import { chunkOfPage, pageOfChunk } from "./own-jobs-page.ts";

const HEADING = "own-jobs";

/** A recruiter's own jobs, the open ones first, with what the owner can do. */
export function OwnJobs({ page: asked = 1 }: { page?: number | undefined }) {
  const t = useTranslations("jobs.dashboard");
  const trpc = useTRPC();
  const { userId } = useActor();
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteJob = useDeleteJob();
  const query = useQuery(ownJobs(trpc, userId, chunkOfPage(asked)));
  const { items, page, pageCount } = pageOfChunk(query.data?.jobs ?? [], {
    page: asked,
    hasMore: query.data?.hasMore ?? false,
  });

  const focusHeading = () => heading.current?.focus();

  async function remove(job: Job) {
    if (await deleteJob(job)) focusHeading();
  }

  return (
    <JobSection id={HEADING} title={t("lists.mine")} headingRef={heading}>
      {query.isPending && <JobListSkeleton />}
      {!query.isPending && items.length === 0 && (
        <EmptyState
          icon={<BriefcaseBusinessIcon />}
          title={t("empty.mine")}
          action={
            !query.isError && (
              <Link to="/post-job" className={buttonStyles()}>
                {t("postJob")}
              </Link>
            )
          }
        >
          {query.isError ? <QuietRetry query={query} /> : t("empty.mineHint")}
        </EmptyState>
      )}
      {items.length > 0 && (
        <JobList jobs={items} labelledBy={HEADING}>
          {(job) => (
            <JobCard
              job={job}
              actions={<JobCardActions job={job} onDelete={remove} onMoved={focusHeading} />}
            />
          )}
        </JobList>
      )}
      <JobPages page={page} pageCount={pageCount} headingId={HEADING} />
    </JobSection>
  );
}
