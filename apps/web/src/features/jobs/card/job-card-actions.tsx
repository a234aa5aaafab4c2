import type { Job } from "@rolecall/contracts/jobs/schemas";
import { canJob } from "@rolecall/contracts/jobs/states";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { Link } from "@tanstack/react-router";
import { LockIcon, LockOpenIcon, PencilIcon, RotateCwIcon, Trash2Icon, UsersIcon } from "lucide-react";
import { useId } from "react";
import { useNow, useTranslations } from "use-intl";
import { isExpiring } from "../state/is-expiring.ts";
import { useJobState } from "../state/use-job-state.ts";
import { ApplicantCount } from "./applicant-count.tsx";

/** A phone has room for all of them beside each other, but the narrowest, where the main one has a line of its own. */
const quietInset = "max-sm:[--inset:0.5rem]";

interface JobCardActionsProps {
  job: Job;
  onDelete: (job: Job) => void;
  /** Once it is closed or open again: the card has its place elsewhere then. */
  onMoved: () => void;
}

/** The owner's actions on a card, above the link that covers it. */
export function JobCardActions({ job, onDelete, onMoved }: JobCardActionsProps) {
  const t = useTranslations("jobs.dashboard.actions");
  const now = useNow();
  const { close, reopen, keepOpen } = useJobState(job, { onMoved });
  const open = canJob("close", job.status, "recruiter");
  const params = { jobId: job._id };
  // The name of the link stays the same whatever the count.
  const countId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, these are links and a button.
    <div
      role="group"
      aria-label={t("label", { title: job.title })}
      className="-me-3 flex flex-wrap gap-1 max-sm:-me-2 max-sm:flex-[1_1_100%] max-sm:[&_svg]:hidden"
    >
      {isExpiring(job, now) && (
        <Button
          size="sm"
          icon={<RotateCwIcon aria-hidden />}
          className="max-sm:basis-[calc(100%-0.5rem)]"
          pending={keepOpen.isPending}
          onClick={keepOpen.run}
        >
          {t("keepOpen")}
        </Button>
      )}
      <Link
        to="/applicants/$jobId"
        params={params}
        aria-describedby={countId}
        className={buttonStyles({
          variant: "secondary",
          size: "sm",
          className: "max-sm:flex-auto max-[24.25rem]:flex-[0_0_calc(100%-0.5rem)]",
        })}
      >
        <UsersIcon aria-hidden />
        {t("applicants")}
        <ApplicantCount jobId={job._id} id={countId} />
      </Link>
      <Link
        to="/edit-job/$jobId"
        params={params}
        className={buttonStyles({ variant: "ghost", size: "sm", className: quietInset })}
      >
        <PencilIcon aria-hidden />
        {t("edit")}
      </Link>
      {!job.withheld && (
        <Button
          variant="ghost"
          size="sm"
          icon={open ? <LockIcon aria-hidden /> : <LockOpenIcon aria-hidden />}
          className={quietInset}
          pending={open ? close.isPending : reopen.isPending}
          onClick={open ? close.run : reopen.run}
        >
          {open ? t("close") : t("reopen")}
        </Button>
      )}
      <Button
        variant="danger-quiet"
        size="sm"
        icon={<Trash2Icon aria-hidden />}
        className={quietInset}
        onClick={() => onDelete(job)}
      >
        {t("delete")}
      </Button>
    </div>
  );
}
