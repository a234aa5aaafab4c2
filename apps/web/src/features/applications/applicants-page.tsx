import type { Application } from "@rolecall/contracts/applications/schemas";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { BackLink } from "../../components/back-link.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Page } from "../../components/page.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { ApplicantsGrid, ApplicantsSkeleton } from "./applicants-grid.tsx";
import { findApplicants, neighboursOf, orderApplicants } from "./order-applicants.ts";
import { actionable, inStage } from "./stages.ts";
import { useSelection } from "./use-selection.ts";

const ApplicantDialog = lazyPart(() => import("./applicant-dialog.tsx"));
const DeclineDialog = lazyPart(() => import("./decline-dialog.tsx"));
const route = getRouteApi("/_app/_recruiter/applicants/$jobId");

/** The applicants of one job, best match first. */
export function ApplicantsPage() {
  const t = useTranslations("applications.list");
  const trpc = useTRPC();
  const { jobId } = route.useParams();
  const list = useQuery(trpc.applications.listForJob.queryOptions({ jobId }));
  const job = useQuery(trpc.jobs.get.queryOptions({ id: jobId }));
  return (
    <Page
      title={job.data ? t("pageTitle", { title: job.data.title }) : t("title")}
      heading={t("title")}
      description={
        job.data &&
        t.rich("forJob", {
          title: job.data.title,
          job: (title) => (
            <Link
              to="/jobs/$jobId"
              params={{ jobId }}
              className="touch:py-3 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent"
            >
              {title}
            </Link>
          ),
        })
      }
      back={<BackLink to="/dashboard">{t("back")}</BackLink>}
      width="wide"
    >
      <QueryState query={list} skeleton={<ApplicantsSkeleton />} errorTitle={t("loadFailed")}>
        {(applications) => <Applicants applications={applications} />}
      </QueryState>
    </Page>
  );
}

/** The cards, and what is open above them: an applicant's details, an answer. */
function Applicants({ applications }: { applications: readonly Application[] }) {
  const { applicationId, find = "", stage, decline } = route.useSearch();
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const selection = useSelection();
  const ordered = useMemo(() => orderApplicants(applications), [applications]);
  const shown = useMemo(
    () => findApplicants(inStage(ordered, stage, applicationId), find),
    [ordered, stage, applicationId, find],
  );
  const chosen =
    decline === "selected"
      ? shown.filter(({ _id }) => selection.has(_id))
      : applications.filter(({ _id }) => _id === decline);
  const toDecline = actionable(chosen, "decline");
  const [first] = toDecline;
  const answer = decline !== undefined && first && (
    <DeclineDialog
      job={first.job}
      applicants={toDecline}
      onClose={() =>
        void navigate({
          search: ({ decline: _, ...rest }) => rest,
          replace: true,
          resetScroll: false,
        })
      }
      onDone={selection.clear}
    />
  );
  return (
    <>
      <ApplicantsGrid applications={ordered} selection={selection} />
      {applicationId === undefined ? (
        answer
      ) : (
        <ApplicantDialog
          application={applications.find((one) => one._id === applicationId)}
          neighbours={neighboursOf(shown, applicationId)}
        >
          {answer}
        </ApplicantDialog>
      )}
    </>
  );
}
