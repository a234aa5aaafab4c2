import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { Link } from "@tanstack/react-router";
import { PencilIcon, Trash2Icon, UsersIcon } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { ApplicantCount } from "./applicant-count.tsx";

/** The smallest phone has room for all three beside each other. */
const quietInset = "max-sm:[--inset:0.5rem]";

interface JobCardActionsProps {
  job: Job;
  onDelete: (job: Job) => void;
}

/** The owner's actions on a card, above the link that covers it. */
export function JobCardActions({ job, onDelete }: JobCardActionsProps) {
  const t = useTranslations("jobs.dashboard.actions");
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
      <Link
        to="/applicants/$jobId"
        params={params}
        aria-describedby={countId}
        className={buttonStyles({ variant: "secondary", size: "sm", className: "max-sm:flex-auto" })}
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
