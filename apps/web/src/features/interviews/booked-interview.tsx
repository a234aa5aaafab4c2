import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarClockIcon } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { InterviewBadge } from "./interview-badge.tsx";
import { currentStatus, splitByTime } from "./interview-status.ts";
import { interviewsQuery } from "./interviews-query.ts";

interface BookedInterviewProps {
  jobId: string;
  candidateId: string;
}

/** The next interview of a candidate for a job, as the way to it; nothing while none is booked. */
export function BookedInterview({ jobId, candidateId }: BookedInterviewProps) {
  const t = useTranslations("interviews");
  const format = useFormatter();
  const now = useNow();
  const { data } = useQuery(interviewsQuery(useTRPC()));
  const theirs = data?.interviews.filter((one) => one.jobId === jobId && one.candidateId === candidateId);
  const [next] = splitByTime(theirs ?? [], now).ahead;
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
