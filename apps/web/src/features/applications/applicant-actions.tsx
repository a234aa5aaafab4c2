import type { Application } from "@rolecall/contracts/applications/schemas";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { Link } from "@tanstack/react-router";
import { CalendarPlusIcon, DownloadIcon, MessageSquareIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { isolate } from "../../lib/isolate.ts";
import { BookedInterview } from "../interviews/booked-interview.tsx";
import { useNextInterview } from "../interviews/use-next-interview.ts";
import { ApplicantDecision } from "./applicant-decision.tsx";
import { UnavailableBadge } from "./unavailable-badge.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";
import { useCvDownload } from "./use-cv-download.ts";

/** What a recruiter mostly does about an applicant; the rest is in `ApplicantMenu`. */
export function ApplicantActions({ application }: { application: Application }) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const actions = useApplicantActions(application);
  const download = useCvDownload(application._id);
  const { _id: applicationId, candidate, job, fileName, createdAt } = application;
  const booked = useNextInterview(job._id, candidate._id) !== undefined;

  return (
    <div className="@container flex flex-col gap-3">
      {/* On the screen the list behind says it. */}
      <p dir="auto" className="hidden font-semibold print:block">
        {t("details.forJob", { title: isolate(job.title) })}
      </p>
      {candidate.unavailable && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <UnavailableBadge />
          {t("unavailable.hint")}
        </p>
      )}
      <div className="grid gap-2 print:hidden @min-[20rem]:grid-cols-2 sm:flex sm:flex-wrap">
        {!candidate.unavailable && (
          <>
            <Link
              to="/schedule-interview"
              search={{ candidateId: candidate._id, jobId: job._id, applicationId }}
              // With one booked, the next thing is to decide.
              className={buttonStyles({ size: "sm", variant: booked ? "secondary" : "primary" })}
            >
              <CalendarPlusIcon aria-hidden />
              {t("actions.schedule")}
            </Link>
            <Button
              variant="secondary"
              size="sm"
              icon={<MessageSquareIcon aria-hidden />}
              pending={actions.openingConversation}
              onClick={actions.message}
            >
              {t("actions.message")}
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          size="sm"
          icon={<DownloadIcon aria-hidden />}
          className="@min-[20rem]:max-sm:col-span-2"
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          {t("actions.download")}
        </Button>
      </div>
      <ApplicantDecision application={application} />
      <BookedInterview jobId={job._id} candidateId={candidate._id} />
      <p className="text-sm wrap-anywhere text-faint">
        {t("details.file", {
          fileName: isolate(fileName),
          date: format.dateTime(new Date(createdAt), "moment"),
        })}{" "}
        <span className="print:hidden">{t("details.seenByCandidate")}</span>
      </p>
    </div>
  );
}
