import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useToast } from "@rolecall/ui/toaster";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { OwnerState } from "../state/owner-state.tsx";
import { JobForm } from "./job-form.tsx";

const route = getRouteApi("/_app/_recruiter/edit-job/$jobId");

/** The form waits for the job as it is now: an older copy would undo what was changed elsewhere. */
export function EditJobPage() {
  const t = useTranslations("jobs.form");
  const trpc = useTRPC();
  const toast = useToast();
  const navigate = useNavigate();
  const { userId } = useActor();
  const { jobId } = route.useParams();
  const query = useQuery({ ...trpc.jobs.get.queryOptions({ id: jobId }), refetchOnMount: "always" });
  const [openedId, setOpenedId] = useState<string>();
  const opened = openedId === jobId;
  if (!opened && query.isFetchedAfterMount && query.isSuccess) setOpenedId(jobId);
  const job = opened ? query.data : undefined;
  // What fails later leaves the form as it is, unless the job is gone: it is asked for again.
  const gone = query.isError && (!opened || parseError(query.error).code === "NOT_FOUND");
  const lost = (query.isFetchedAfterMount && gone) || (job && job.recruiter._id !== userId);

  useEffect(() => {
    if (!lost) return;
    toast.error(t("loadFailed"), { id: "job-lost" });
    void navigate({ to: "/dashboard", replace: true });
  }, [lost, navigate, toast, t]);

  return (
    <Page
      title={t("editTitle")}
      description={job?.title}
      width="narrow"
      back={<BackLink to="/dashboard">{t("back")}</BackLink>}
    >
      {job && !lost ? (
        <div className="flex flex-col gap-5">
          <OwnerState job={job} />
          <JobForm key={job._id} job={job} />
        </div>
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <SkeletonCard className="h-128" />
      <SkeletonCard className="h-40" />
      <SkeletonCard className="h-56" />
    </SkeletonGroup>
  );
}
