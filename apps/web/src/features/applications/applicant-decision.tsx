import type { Application } from "@rolecall/contracts/applications/schemas";
import { isOpenStage } from "@rolecall/contracts/applications/states";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { StageBadge } from "./stage-badge.tsx";
import { StageButtons } from "./stage-buttons.tsx";
import { daysWaiting } from "./stages.ts";

/** Where an applicant stands, since when, what the candidate was told, and what can be decided now. */
export function ApplicantDecision({ application }: { application: Application }) {
  const t = useTranslations("applications.decision");
  const format = useFormatter();
  const now = useNow();
  const { stage, stageChangedAt, message } = application;
  return (
    <section
      aria-label={t("title")}
      className="flex flex-col gap-3 rounded-lg border border-line bg-canvas px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StageBadge stage={stage} />
          {isOpenStage(stage)
            ? t("waiting", { days: daysWaiting(application, now) })
            : stageChangedAt !== null &&
              t("decided", { date: format.dateTime(new Date(stageChangedAt), "day") })}
        </p>
        <StageButtons application={application} />
      </div>
      {message !== null && (
        <div className="text-sm">
          <p className="text-muted">{t("told")}</p>
          <blockquote
            dir="auto"
            className="mt-1 max-w-prose border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-line"
          >
            {message}
          </blockquote>
        </div>
      )}
    </section>
  );
}
