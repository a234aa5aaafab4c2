import type { Job } from "@rolecall/contracts/jobs/schemas";
import { canJob } from "@rolecall/contracts/jobs/states";
import { Button } from "@rolecall/ui/button";
import { Skeleton } from "@rolecall/ui/skeleton";
import { useNavigate } from "@tanstack/react-router";
import { UploadIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ContactRecruiterButton } from "./contact-recruiter-button.tsx";
import { useMyApplication } from "./use-my-application.ts";

interface CandidateActionsProps {
  job: Job;
  /** The id of what says why nobody can apply. */
  closedNoticeId: string;
}

/** Apply, unless the candidate has done so or the job is closed, and write to the recruiter. */
export function CandidateActions({ job, closedNoticeId }: CandidateActionsProps) {
  const t = useTranslations("jobs.details");
  const navigate = useNavigate({ from: "/jobs/$jobId" });
  const { application, isPending } = useMyApplication(job._id);
  const closed = !canJob("apply", job.status, "candidate");
  return (
    <>
      {isPending && <Skeleton className="h-10 w-52 rounded-md touch:h-11" />}
      {!isPending && !application && (
        <Button
          icon={<UploadIcon aria-hidden />}
          disabled={closed}
          aria-describedby={closed ? closedNoticeId : undefined}
          onClick={() => navigate({ search: { apply: true }, resetScroll: false })}
        >
          {t("apply")}
        </Button>
      )}
      <ContactRecruiterButton job={job} />
    </>
  );
}
