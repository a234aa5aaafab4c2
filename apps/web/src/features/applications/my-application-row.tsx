import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { Button } from "@rolecall/ui/button";
import { Card } from "@rolecall/ui/card";
import { ScoreRing } from "@rolecall/ui/score";
import { DownloadIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { isolate } from "../../lib/isolate.ts";
import { BookedInterview } from "../interviews/booked-interview.tsx";
import { matchThresholds } from "../jobs/match/match-summary.tsx";
import { ClosedBadge } from "../jobs/state/closed-badge.tsx";
import { ApplicationTimeline } from "./application-timeline.tsx";
import { JobLink } from "./job-link.tsx";
import { StageBadge } from "./stage-badge.tsx";
import { useCvDownload } from "./use-cv-download.ts";
import { useWithdraw } from "./use-withdraw.ts";

interface MyApplicationRowProps {
  application: MyApplication;
  onWithdrawn: () => void;
}

export function MyApplicationRow({ application, onWithdrawn }: MyApplicationRowProps) {
  const t = useTranslations("applications.mine");
  const withdraw = useWithdraw(application);
  const download = useCvDownload(application._id);
  const { job, candidate, fileName, stage, jobStatus } = application;
  return (
    <Card className="@container flex flex-col gap-3">
      {/* On a wide screen the steps stand beside the job; where the text is set large, the score stands below it. */}
      <div className="grid gap-x-4 gap-y-3 @min-[15rem]:grid-cols-[minmax(0,1fr)_auto] @min-[48rem]:grid-cols-[minmax(0,1fr)_minmax(0,24rem)_auto] @min-[48rem]:grid-rows-[auto_1fr] @min-[48rem]:gap-x-8">
        <div className="flex min-w-0 flex-col items-start gap-2.5">
          <div className="max-w-full min-w-0">
            <h2 className="title-card line-clamp-3 wrap-anywhere" dir="auto">
              <JobLink job={job} />
            </h2>
            {job.company !== "" && (
              <p dir="auto" data-name className="line-clamp-2 wrap-anywhere text-muted">
                {job.company}
              </p>
            )}
          </div>
          <p className="flex flex-wrap gap-1.5">
            <StageBadge stage={stage} />
            <ClosedBadge status={jobStatus} named />
          </p>
          {application.analysisStatus === "failed" && (
            <p className="text-sm text-muted">{application.analysis.error}</p>
          )}
        </div>
        {application.analysisStatus === "done" && (
          <div className="@min-[48rem]:col-start-3 @min-[48rem]:row-start-1">
            <ScoreRing
              score={application.analysis.overallScore}
              label={t("match")}
              thresholds={matchThresholds}
              size="sm"
            />
          </div>
        )}
        <div className="col-span-full empty:hidden @min-[48rem]:col-span-1">
          <BookedInterview jobId={job._id} candidateId={candidate._id} />
        </div>
        <div className="col-span-full @min-[48rem]:col-span-1 @min-[48rem]:col-start-2 @min-[48rem]:row-span-2 @min-[48rem]:row-start-1">
          <ApplicationTimeline application={application} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm wrap-anywhere text-faint">
          {t("sent", { fileName: isolate(fileName) })}
        </p>
        <div className="flex flex-wrap gap-1 sm:-me-3 max-sm:w-full max-sm:*:flex-auto">
          <Button
            variant="secondary"
            size="sm"
            icon={<DownloadIcon aria-hidden />}
            aria-label={t("downloadLabel", { title: job.title })}
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            {t("download")}
          </Button>
          <Button
            variant="danger-quiet"
            size="sm"
            aria-label={t("withdrawLabel", { title: job.title })}
            onClick={() => void withdraw().then((gone) => gone && onWithdrawn())}
          >
            {t("withdraw")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
