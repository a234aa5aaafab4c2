import type { Role } from "@rolecall/contracts/auth/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import type { InterviewAction } from "@rolecall/contracts/interviews/states";
import { buttonStyles } from "@rolecall/ui/button";
import { Card } from "@rolecall/ui/card";
import { Link } from "@tanstack/react-router";
import { ArrowRightIcon, BriefcaseBusinessIcon, CalendarIcon, ClockIcon, UserRoundIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { EmailText } from "../../../components/email-text.tsx";
import { browserTimeZone } from "../../../lib/browser/time-zone.ts";
import { InterviewActionButtons } from "../actions/interview-action-buttons.tsx";
import { InterviewBadge } from "../interview-badge.tsx";
import { currentStatus } from "../interview-status.ts";
import { InterviewTitle } from "../interview-title.tsx";
import { ZoneName } from "../interview-when.tsx";
import { formatIcons, otherParty } from "../interview-words.ts";

interface InterviewCardProps {
  interview: Interview;
  role: Role;
  now: Date;
  onAction: (action: InterviewAction) => void;
}

export function InterviewCard({ interview, role, now, onAction }: InterviewCardProps) {
  const t = useTranslations("interviews");
  const format = useFormatter();
  const { _id, title, job, scheduledDate, duration, interviewType, interviewStage, description } = interview;
  const status = currentStatus(interview, now);
  const other = otherParty(interview, role);
  const titleId = useId();
  const FormatIcon = formatIcons[interview.format];
  const start = new Date(scheduledDate);
  const muted = status === "cancelled" || status === "completed";
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <span
          aria-hidden
          className={`grid size-10 shrink-0 place-items-center rounded-md [&_svg]:size-5 ${muted ? "bg-sunken text-faint" : "bg-accent-soft text-accent-strong"}`}
        >
          <FormatIcon />
        </span>
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 id={titleId} dir="auto" className="title-card line-clamp-3 wrap-anywhere" title={title}>
            <InterviewTitle interview={interview} />
          </h3>
          <p className="text-sm text-muted">{t(`formats.${interview.format}`)}</p>
        </div>
        <span className="flex max-sm:ms-13">
          <InterviewBadge status={status} />
        </span>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        <Fact icon={<CalendarIcon />} label={t("facts.date")}>
          <time dateTime={scheduledDate} className="font-semibold">
            {format.dateTime(start, "fullDay")}
          </time>
        </Fact>
        <Fact icon={<ClockIcon />} label={t("facts.time")}>
          <span className="font-semibold">{format.dateTime(start, "time")}</span>
          <span className="text-muted"> · {t("facts.minutes", { count: duration })}</span>
          <span className="block">
            <ZoneName instant={scheduledDate} timeZone={browserTimeZone()} />
          </span>
        </Fact>
        <Fact icon={<BriefcaseBusinessIcon />} label={t("facts.job")}>
          <bdi className="line-clamp-2" title={job.title}>
            {job.title}
          </bdi>
          {job.company && <span className="block text-sm text-muted">{job.company}</span>}
        </Fact>
        <Fact icon={<UserRoundIcon />} label={t(`facts.${other.role}`)}>
          <bdi>{other.name}</bdi>
          <span className="block text-sm wrap-anywhere text-muted">
            <EmailText>{other.email}</EmailText>
          </span>
        </Fact>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {t("facts.kind", { type: t(`types.${interviewType}`), stage: t(`stages.${interviewStage}`) })}
      </p>
      {description && (
        <p dir="auto" className="mt-2 line-clamp-3 wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        <InterviewActionButtons {...{ status, role, titleId, onAction }} size="sm" />
        <Link
          to="/interviews/$interviewId"
          params={{ interviewId: _id }}
          aria-describedby={titleId}
          className={buttonStyles({
            variant: "ghost",
            size: "sm",
            flush: "both",
            className:
              "max-sm:mx-0 max-sm:mt-1 max-sm:-mb-gutter max-sm:flex-[1_1_100%] max-sm:justify-between max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:border-t-line max-sm:px-0 sm:ms-auto",
          })}
        >
          {t("viewDetails")}
          <ArrowRightIcon aria-hidden className="rtl:-scale-x-100" />
        </Link>
      </div>
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-2.5">
      <span aria-hidden className="mt-1 text-faint [&_svg]:size-4">
        {icon}
      </span>
      <dt className="sr-only">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
