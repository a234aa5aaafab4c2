import type { RecommendedJob } from "@rolecall/contracts/jobs/schemas";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SparklesIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { JobCard } from "../card/job-card.tsx";
import { JobList, JobListSkeleton } from "../card/job-list.tsx";
import { JobSection } from "../card/job-section.tsx";
import { QuietRetry } from "../card/quiet-retry.tsx";
import { NewJobsBar } from "../search/new-jobs-bar.tsx";
import { MatchBadge, MatchChips } from "./match-summary.tsx";

const MatchDialog = lazyPart(() => import("./match-dialog.tsx"));

const HEADING = "recommended-jobs";

/** The jobs that fit the candidate, best first. */
export function RecommendedJobs() {
  const t = useTranslations("jobs.dashboard");
  const why = useTranslations("jobs.why");
  const trpc = useTRPC();
  const query = useQuery(trpc.jobs.recommended.queryOptions());
  const me = useQuery(trpc.users.me.queryOptions());
  const jobs = query.data?.recommendedJobs ?? [];
  const [explained, setExplained] = useState<RecommendedJob>();
  return (
    <JobSection id={HEADING} title={t("lists.recommended")} back>
      <NewJobsBar kind="matches" shown={jobs} query={query} headingId={HEADING} />
      {query.isPending && <JobListSkeleton />}
      {!query.isPending && jobs.length === 0 && (
        <EmptyState
          icon={<SparklesIcon />}
          title={t("empty.recommended")}
          action={
            !query.isError && (
              <Link to="/profile" className={buttonStyles()}>
                {/* Whoever has a CV here is not asked for it again. */}
                {me.data?.cvUploaded ? t("empty.recommendedProfile") : t("cvBanner.link")}
              </Link>
            )
          }
        >
          {query.isError ? <QuietRetry query={query} /> : (query.data.message ?? t("empty.recommendedHint"))}
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <JobList jobs={jobs} labelledBy={HEADING}>
          {(job) => (
            <JobCard
              job={job}
              badge={<MatchBadge score={job.matchScore} />}
              chips={<MatchChips job={job} />}
              actions={
                <Button
                  variant="link"
                  size="sm"
                  className="-my-1.5 touch:-mb-3"
                  aria-label={t("why", { title: job.title })}
                  onClick={() => setExplained(job)}
                >
                  {why("title")}
                </Button>
              }
            />
          )}
        </JobList>
      )}
      {explained && <MatchDialog job={explained} onClose={() => setExplained(undefined)} />}
    </JobSection>
  );
}
