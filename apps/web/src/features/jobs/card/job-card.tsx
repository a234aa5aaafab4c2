import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Badge } from "@rolecall/ui/badge";
import { cardStyles } from "@rolecall/ui/card";
import { pressThrough } from "@rolecall/ui/press-through";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { runningText } from "../details/text-blocks.ts";
import { ClosedBadge } from "../state/closed-badge.tsx";
import { AppliedBadge } from "./applied-badge.tsx";
import { ExpiringBadge } from "./expiring-badge.tsx";
import { JobAge } from "./job-age.tsx";
import { JobFacts } from "./job-facts.tsx";

interface JobCardProps {
  job: Job;
  /** Beside the title: how well it matches. */
  badge?: ReactNode;
  /** Under the description: what matches. */
  chips?: ReactNode;
  /** What the owner can do with it. */
  actions?: ReactNode;
}

/** One job of a list. All of the card leads to the job; what lies on it keeps its own press. */
export function JobCard({ job, badge, chips, actions }: JobCardProps) {
  return (
    <article
      className={cardStyles({ interactive: true, className: "flex cursor-pointer flex-col gap-3" })}
      {...pressThrough}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 dir="auto" className="title-card line-clamp-3 min-w-0 flex-[1_1_12rem]">
          <Link to="/jobs/$jobId" params={{ jobId: job._id }} className="focus-visible:outline-none">
            {job.title}
          </Link>
        </h3>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <ClosedBadge status={job.status} />
          <ExpiringBadge job={job} />
          <UrgencyBadge job={job} />
          <AppliedBadge jobId={job._id} />
          {badge}
        </div>
      </div>
      <JobFacts job={job} />
      <p dir="auto" className="line-clamp-2 text-muted">
        {runningText(job.description)}
      </p>
      {chips}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1 sm:*:first:flex-[1_1_22rem]">
        <JobAge job={job} />
        {actions}
      </div>
    </article>
  );
}

/** Only what stands out is marked, and while there is something to be done about it. */
export function UrgencyBadge({ job: { urgency, status } }: { job: Job }) {
  const t = useTranslations("jobs.urgencyMark");
  if (status !== "open" || (urgency !== "high" && urgency !== "urgent")) return null;
  return <Badge tone={urgency === "urgent" ? "danger" : "plum"}>{t(urgency)}</Badge>;
}
