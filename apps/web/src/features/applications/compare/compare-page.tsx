import type { Application } from "@rolecall/contracts/applications/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Columns2Icon } from "lucide-react";
import { useTranslations } from "use-intl";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { applicantsQuery, bestApplicantsQuery } from "../applicants-query.ts";
import { JobLink } from "../job-link.tsx";
import { FEWEST_COMPARED, readIds } from "./compared-ids.ts";
import { Comparison } from "./comparison-view.tsx";

const route = getRouteApi("/_app/_recruiter/applicants/$jobId_/compare");

/** Some applicants of one job side by side, subject by subject. The address says who they are. */
export function ComparePage() {
  const t = useTranslations("applications");
  const trpc = useTRPC();
  const { jobId } = route.useParams();
  const ids = readIds(route.useSearch().ids);
  const list = useQuery(applicantsQuery(trpc, jobId));
  const best = useQuery(bestApplicantsQuery(trpc, jobId));
  const job = useQuery(trpc.jobs.get.queryOptions({ id: jobId }));
  return (
    <Page
      title={job.data ? t("compare.pageTitle", { title: job.data.title }) : t("compare.title")}
      heading={t("compare.title")}
      description={
        job.data &&
        t.rich("list.forJob", {
          title: job.data.title,
          job: (title) => <JobLink job={{ _id: jobId, title: String(title) }} />,
        })
      }
      back={
        <BackLink to="/applicants/$jobId" params={{ jobId }}>
          {t("compare.back")}
        </BackLink>
      }
      width="wide"
    >
      {ids.length < FEWEST_COMPARED ? (
        <TooFew jobId={jobId} title={t("compare.tooFew")} />
      ) : (
        <QueryState
          query={list}
          skeleton={
            holdsAll(best.data, ids) ? (
              <Comparison applications={best.data} ids={ids} job={job.data} />
            ) : (
              <ComparisonSkeleton />
            )
          }
          errorTitle={t("list.loadFailed")}
        >
          {(applications) =>
            applications.some(({ _id }) => ids.includes(_id)) ? (
              <Comparison applications={applications} ids={ids} job={job.data} />
            ) : (
              <TooFew jobId={jobId} title={t("compare.allGone")} />
            )
          }
        </QueryState>
      )}
    </Page>
  );
}

/** Of thousands the best come first: often they are all that is asked for. */
function holdsAll(
  best: readonly Application[] | undefined,
  ids: readonly string[],
): best is readonly Application[] {
  return best !== undefined && ids.every((id) => best.some(({ _id }) => _id === id));
}

/** In place of a comparison: the way to where one chooses. */
function TooFew({ jobId, title }: { jobId: string; title: string }) {
  const t = useTranslations("applications.compare");
  return (
    <EmptyState
      icon={<Columns2Icon />}
      title={title}
      action={
        <Link to="/applicants/$jobId" params={{ jobId }} className={buttonStyles({ variant: "secondary" })}>
          {t("choose")}
        </Link>
      }
    >
      {t("chooseHint")}
    </EmptyState>
  );
}

function ComparisonSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <Skeleton key={key} className="h-12 w-full" />
      ))}
    </SkeletonGroup>
  );
}
