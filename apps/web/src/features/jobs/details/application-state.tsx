import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { Badge, type BadgeTone } from "@rolecall/ui/badge";
import { Button } from "@rolecall/ui/button";
import { cardStyles } from "@rolecall/ui/card";
import { useFormatter, useTranslations } from "use-intl";
import { isolate } from "../../../lib/isolate.ts";
import { ApplicationTimeline } from "../../applications/application-timeline.tsx";
import { StageBadge } from "../../applications/stage-badge.tsx";
import { useWithdraw } from "../../applications/use-withdraw.ts";
import { BookedInterview } from "../../interviews/booked-interview.tsx";

const tones = { pending: "info", failed: "warning" } as const satisfies Record<string, BadgeTone>;

/** The candidate's application to a job, and how far its analysis is. */
export function ApplicationState({ application }: { application: MyApplication }) {
  const t = useTranslations("jobs.application");
  const format = useFormatter();
  const withdraw = useWithdraw(application);
  const { analysisStatus: status } = application;
  return (
    <section
      aria-labelledby="my-application"
      className={cardStyles({ padding: "lg", className: "flex flex-col items-start gap-5" })}
    >
      <div className="max-w-full min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="my-application" className="title-section">
            {t("title")}
          </h2>
          <StageBadge stage={application.stage} />
          {/* The steps below say of every other that its CV has been read. */}
          {status !== "done" && <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>}
        </div>
        <p className="mt-1 text-sm wrap-anywhere text-faint">
          {t("sent", {
            when: format.dateTime(new Date(application.createdAt), "moment"),
            file: isolate(application.fileName),
          })}
        </p>
      </div>
      <div className="w-full">
        <ApplicationTimeline application={application} />
      </div>
      <BookedInterview jobId={application.job._id} candidateId={application.candidate._id} />
      <div role="status" className="max-w-prose text-muted">
        {application.analysisStatus === "pending" && <p>{t("pending")}</p>}
        {application.analysisStatus === "done" && (
          <p>{t("done", { score: application.analysis.overallScore })}</p>
        )}
        {application.analysisStatus === "failed" && (
          <>
            <p>{t("failed")}</p>
            <p>{application.analysis.error}</p>
            <p>{t("failedHint")}</p>
          </>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="touch:[--inset:1.25rem] print:hidden"
        onClick={() => void withdraw()}
      >
        {t("withdraw")}
      </Button>
    </section>
  );
}
