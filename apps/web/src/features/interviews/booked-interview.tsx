import { Link } from "@tanstack/react-router";
import { CalendarClockIcon } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { InterviewBadge } from "./interview-badge.tsx";
import { currentStatus } from "./interview-status.ts";
import { useNextInterview } from "./use-next-interview.ts";

interface BookedInterviewProps {
  jobId: string;
  candidateId: string;
}

/** The next interview of a candidate for a job, as the way to it; nothing while none is booked. */
export function BookedInterview({ jobId, candidateId }: BookedInterviewProps) {
  const t = useTranslations("interviews");
  const format = useFormatter();
  const now = useNow();
  const next = useNextInterview(jobId, candidateId);
  if (!next) return null;
  return (
    <p className="flex gap-x-2.5 text-sm">
      <CalendarClockIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent touch:mt-3.5" />
      {/* Below the words, not the sign, where the state has a line of its own. */}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to="/interviews/$interviewId"
          params={{ interviewId: next._id }}
          className="font-semibold text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent touch:py-3"
        >
          {t("booked", { time: format.dateTime(new Date(next.scheduledDate), "appointment") })}
        </Link>
        <InterviewBadge status={currentStatus(next, now)} />
      </span>
    </p>
  );
}
