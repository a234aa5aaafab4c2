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
import { ApplicantsGrid, ApplicantsSkeleton, PAGE_SIZE } from "./applicants-grid.tsx";
import { applicantsQuery, bestApplicantsQuery, isWhole } from "./applicants-query.ts";
import { isNarrowed, narrowApplicants } from "./narrow-applicants.ts";
import { neighboursOf, orderApplicants } from "./order-applicants.ts";
import { actionable } from "./stages.ts";
import { useSelection } from "./use-selection.ts";

const ApplicantDialog = lazyPart(() => import("./applicant-dialog.tsx"));
const DeclineDialog = lazyPart(() => import("./decline-dialog.tsx"));
const route = getRouteApi("/_app/_recruiter/applicants/$jobId");

/** The applicants of one job, best match first. */
export function ApplicantsPage() {
  const t = useTranslations("applications.list");
  const trpc = useTRPC();
  const { jobId } = route.useParams();
  const list = useQuery(applicantsQuery(trpc, jobId));
  const best = useQuery(bestApplicantsQuery(trpc, jobId));
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
      <QueryState
        query={list}
        skeleton={
          best.data ? (
            <Applicants applications={best.data} complete={isWhole(best.data)} />
          ) : (
            <ApplicantsSkeleton />
          )
        }
        errorTitle={t("loadFailed")}
      >
        {(applications) => <Applicants applications={applications} complete />}
      </QueryState>
    </Page>
  );
}

interface ApplicantsProps {
  applications: readonly Application[];
  /** Whether these are all of them, or the best and the others are on their way. */
  complete: boolean;
}

/** The cards, and what is open above them: an applicant's details, an answer. */
function Applicants({ applications, complete }: ApplicantsProps) {
  const search = route.useSearch();
  const { applicationId, decline, page = 1 } = search;
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const selection = useSelection();
  const ordered = useMemo(() => orderApplicants(applications), [applications]);
  const shown = useMemo(
    () => narrowApplicants(ordered, search, applicationId),
    [ordered, search, applicationId],
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
  // What the address asks for may lie among those to come.
  if (!complete && (isNarrowed(search) || page * PAGE_SIZE > applications.length))
    return <ApplicantsSkeleton />;
  const open = applications.find((one) => one._id === applicationId);
  return (
    <>
      <ApplicantsGrid applications={ordered} complete={complete} selection={selection} />
      {applicationId === undefined || (!open && !complete) ? (
        answer
      ) : (
        <ApplicantDialog
          application={open}
          neighbours={complete ? neighboursOf(shown, applicationId) : undefined}
        >
          {answer}
        </ApplicantDialog>
      )}
    </>
  );
}
