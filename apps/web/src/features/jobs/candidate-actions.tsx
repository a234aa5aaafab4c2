import type { Job } from "@rolecall/contracts/jobs/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { Skeleton } from "@rolecall/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { UploadIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ContactRecruiterButton } from "./contact-recruiter-button.tsx";
import { useMyApplication } from "./use-my-application.ts";

/** Apply, unless the candidate has done so, and write to the recruiter. */
export function CandidateActions({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  const { application, isPending } = useMyApplication(job._id);
  return (
    <>
      {isPending && <Skeleton className="h-10 w-52 rounded-md" />}
      {!isPending && !application && (
        <Link
          to="/jobs/$jobId"
          params={{ jobId: job._id }}
          search={{ apply: true }}
          resetScroll={false}
          className={buttonStyles()}
        >
          <UploadIcon aria-hidden />
          {t("apply")}
        </Link>
      )}
      <ContactRecruiterButton job={job} />
    </>
  );
}
