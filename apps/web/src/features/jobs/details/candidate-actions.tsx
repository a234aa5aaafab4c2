import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import { Skeleton } from "@rolecall/ui/skeleton";
import { useNavigate } from "@tanstack/react-router";
import { UploadIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ContactRecruiterButton } from "./contact-recruiter-button.tsx";
import { useMyApplication } from "./use-my-application.ts";

/** Apply, unless the candidate has done so, and write to the recruiter. */
export function CandidateActions({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  const navigate = useNavigate({ from: "/jobs/$jobId" });
  const { application, isPending } = useMyApplication(job._id);
  return (
    <>
      {isPending && <Skeleton className="h-10 w-52 rounded-md touch:h-11" />}
      {!isPending && !application && (
        <Button
          icon={<UploadIcon aria-hidden />}
          onClick={() => navigate({ search: { apply: true }, resetScroll: false })}
        >
          {t("apply")}
        </Button>
      )}
      <ContactRecruiterButton job={job} />
    </>
  );
}
