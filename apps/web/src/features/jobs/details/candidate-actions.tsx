import type { Job } from "@rolecall/contracts/jobs/schemas";
import { canJob } from "@rolecall/contracts/jobs/states";
import { Button } from "@rolecall/ui/button";
import { Skeleton } from "@rolecall/ui/skeleton";
import { useNavigate } from "@tanstack/react-router";
import { UploadIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ContactRecruiterButton } from "./contact-recruiter-button.tsx";
import { useMyApplication } from "./use-my-application.ts";

const barStyles =
  "sm:contents max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:short:static max-sm:short:w-full max-sm:border-t max-sm:border-line max-sm:bg-canvas max-sm:px-gutter max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:short:border-0 max-sm:short:p-0";

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
      {isPending && <Skeleton className="h-10 w-52 rounded-md touch:h-11 max-sm:hidden" />}
      {!isPending && !application && (
        // On a phone it stays under the thumb, so that nobody has to scroll back up from the end of the text.
        <div data-sticky-actions={!closed || undefined} className={closed ? "contents" : barStyles}>
          <Button
            icon={<UploadIcon aria-hidden />}
            disabled={closed}
            aria-describedby={closed ? closedNoticeId : undefined}
            className="max-sm:w-full"
            onClick={() => navigate({ search: { apply: true }, resetScroll: false })}
          >
            {t("apply")}
          </Button>
        </div>
      )}
      <ContactRecruiterButton job={job} />
    </>
  );
}
