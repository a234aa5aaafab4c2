import type { Job } from "@rolecall/contracts/jobs/schemas";
import { canJob } from "@rolecall/contracts/jobs/states";
import { cx } from "@rolecall/ui/cx";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useToast } from "@rolecall/ui/toaster";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { useTranslations } from "use-intl";
import { BackLink } from "../../../components/back-link.tsx";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { Page } from "../../../components/page.tsx";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { JobSafety } from "../../reports/job-safety.tsx";
import { UrgencyBadge } from "../card/job-card.tsx";
import { JobMatch } from "../match/job-match.tsx";
import { ClosedBadge } from "../state/closed-badge.tsx";
import { ClosedNotice } from "../state/closed-notice.tsx";
import { OwnerState } from "../state/owner-state.tsx";
import { usePayText } from "../use-pay-text.ts";
import { usePlaceText } from "../use-place-text.ts";
import { ApplicationState } from "./application-state.tsx";
import { CandidateActions } from "./candidate-actions.tsx";
import { JobFactSheet } from "./job-fact-sheet.tsx";
import { JobPoster } from "./job-poster.tsx";
import { JobText } from "./job-text.tsx";
import { OwnerActions } from "./owner-actions.tsx";
import { useMyApplication } from "./use-my-application.ts";

const ApplyDialog = lazyPart(() => import("./apply-dialog.tsx"));
const ReportJobDialog = lazyPart(() => import("../../reports/report-job-dialog.tsx"));
const route = getRouteApi("/_app/jobs/$jobId");

/** A job that cannot be loaded leads back to the dashboard, with a word about why. */
export function JobPage() {
  const t = useTranslations("jobs.details");
  const trpc = useTRPC();
  const toast = useToast();
  const navigate = useNavigate();
  const { jobId } = route.useParams();
  const query = useQuery(trpc.jobs.get.queryOptions({ id: jobId }));
  // Whatever else fails leaves what is there: it is asked for again.
  const gone = query.isError && parseError(query.error).code === "NOT_FOUND";
  const lost = query.isError && (gone || query.data === undefined);

  useEffect(() => {
    if (!lost) return;
    toast.info(t("loadFailed"), { id: "job-lost" });
    void navigate({ to: "/dashboard", replace: true });
  }, [lost, navigate, toast, t]);

  return query.data ? <LoadedJob job={query.data} /> : <JobSkeleton />;
}

function LoadedJob({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  const place = usePlaceText()(job.location);
  const pay = usePayText({ short: true })(job.salary);
  const { role, userId } = useActor();
  const { apply = false, report = false } = route.useSearch();
  const navigate = route.useNavigate();
  const { application } = useMyApplication(job._id);
  const candidate = role === "candidate";
  const owner = job.recruiter._id === userId;
  const mayApply = candidate && !application && canJob("apply", job.status, role);
  const closedNoticeId = useId();
  return (
    <Page
      title={job.title}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {[job.company.name, place].filter(Boolean).join("\u00a0· ")}
          {/* Where the facts stand below the text, what everybody looks for first does not wait for them. */}
          {pay && <span className="basis-full font-medium text-ink tabular-nums lg:hidden">{pay}</span>}
          <ClosedBadge status={job.status} />
          <UrgencyBadge job={job} />
        </span>
      }
      back={<BackLink to="/dashboard">{t("back")}</BackLink>}
      actions={
        <>
          {candidate && <CandidateActions job={job} closedNoticeId={closedNoticeId} />}
          {owner && <OwnerActions job={job} />}
        </>
      }
    >
      <div
        className={cx(
          "grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start",
          // Behind the bar that one applies with.
          mayApply && "max-sm:pb-16",
        )}
      >
        <div className="flex min-w-0 flex-col gap-5">
          {owner ? (
            <OwnerState job={job} />
          ) : (
            <ClosedNotice job={job} applied={application !== undefined} id={closedNoticeId} />
          )}
          {application && <ApplicationState application={application} />}
          <JobText job={job} />
        </div>
        <div className="flex flex-col gap-5 lg:row-span-2">
          <JobFactSheet job={job} />
          <JobPoster recruiter={job.recruiter}>{!owner && <JobSafety job={job} />}</JobPoster>
        </div>
        {candidate && <JobMatch jobId={job._id} />}
      </div>
      {mayApply && apply && <ApplyDialog job={job} />}
      {report && !owner && (
        <ReportJobDialog
          job={job}
          onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        />
      )}
    </Page>
  );
}

function JobSkeleton() {
  const t = useTranslations("jobs.details");
  return (
    <Page title={t("loadingTitle")} back={<BackLink to="/dashboard">{t("back")}</BackLink>}>
      <SkeletonGroup className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
        <SkeletonCard className="h-96" />
        <SkeletonCard className="h-96" />
      </SkeletonGroup>
    </Page>
  );
}
