import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { BackLink } from "../../components/back-link.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Page } from "../../components/page.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { ApplicantsGrid, ApplicantsSkeleton } from "./applicants-grid.tsx";
import { findApplicants, neighboursOf, orderApplicants } from "./order-applicants.ts";

const ApplicantDialog = lazyPart(() => import("./applicant-dialog.tsx"));
const route = getRouteApi("/_app/_recruiter/applicants/$jobId");

/** The applicants of one job, best match first. */
export function ApplicantsPage() {
  const t = useTranslations("applications.list");
  const trpc = useTRPC();
  const { jobId } = route.useParams();
  const { applicationId, find = "" } = route.useSearch();
  const list = useQuery(trpc.applications.listForJob.queryOptions({ jobId }));
  const job = useQuery(trpc.jobs.get.queryOptions({ id: jobId }));
  return (
    <Page
      title={job.data ? t("pageTitle", { title: job.data.title }) : t("title")}
      heading={t("title")}
      description={job.data && t("forJob", { title: job.data.title })}
      back={<BackLink to="/dashboard">{t("back")}</BackLink>}
      width="wide"
    >
      <QueryState query={list} skeleton={<ApplicantsSkeleton />} errorTitle={t("loadFailed")}>
        {(applications) => (
          <>
            <ApplicantsGrid applications={applications} />
            {applicationId !== undefined && (
              <ApplicantDialog
                application={applications.find((one) => one._id === applicationId)}
                neighbours={neighboursOf(findApplicants(orderApplicants(applications), find), applicationId)}
              />
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}
