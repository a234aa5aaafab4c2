import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarPlusIcon, PencilIcon, Trash2Icon, UsersIcon } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { asButton } from "../../../components/as-button.ts";
import { ApplicantCount } from "../card/applicant-count.tsx";
import { useDeleteJob } from "./use-delete-job.ts";

/** What the recruiter who posted the job can do with it. */
export function OwnerActions({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  const navigate = useNavigate();
  const deleteJob = useDeleteJob({ final: true, onDeleted: () => navigate({ to: "/dashboard" }) });
  const params = { jobId: job._id };
  // The name of the link stays the same whatever the count.
  const countId = useId();
  return (
    <>
      {/* Who has applied is what one comes for. */}
      <Link
        to="/applicants/$jobId"
        params={params}
        aria-describedby={countId}
        className={buttonStyles({ className: "max-sm:basis-full!" })}
      >
        <UsersIcon aria-hidden />
        {t("applicants")}
        <ApplicantCount jobId={job._id} id={countId} />
      </Link>
      <Link
        {...asButton}
        to="/schedule-interview"
        search={{ jobId: job._id }}
        className={buttonStyles({ variant: "secondary", className: "max-sm:basis-full!" })}
      >
        <CalendarPlusIcon aria-hidden />
        {t("schedule")}
      </Link>
      <Link
        {...asButton}
        to="/edit-job/$jobId"
        params={params}
        className={buttonStyles({ variant: "secondary" })}
      >
        <PencilIcon aria-hidden />
        {t("edit")}
      </Link>
      <Button variant="danger-quiet" icon={<Trash2Icon aria-hidden />} onClick={() => void deleteJob(job)}>
        {t("delete")}
      </Button>
    </>
  );
}
