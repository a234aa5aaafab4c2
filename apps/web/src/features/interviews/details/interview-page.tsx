import { buttonStyles } from "@rolecall/ui/button";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CalendarXIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { BackLink } from "../../../components/back-link.tsx";
import { Page } from "../../../components/page.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { InterviewTitle } from "../interview-title.tsx";
import { InterviewView } from "./interview-view.tsx";

const route = getRouteApi("/_app/interviews/$interviewId");

export function InterviewPage() {
  const t = useTranslations("interviews.details");
  const { interviewId } = route.useParams();
  const query = useQuery(
    useTRPC().interviews.get.queryOptions({ id: interviewId }, { refetchOnWindowFocus: "always" }),
  );
  if (query.isError && parseError(query.error).code === "NOT_FOUND") return <InterviewMissing />;
  return (
    <Page
      title={query.data?.title ?? t("title")}
      heading={query.data && <InterviewTitle interview={query.data} />}
      back={<BackLink to="/interviews">{t("back")}</BackLink>}
    >
      <QueryState query={query} skeleton={<DetailsSkeleton />} errorTitle={t("loadFailed")}>
        {(interview) => <InterviewView interview={interview} />}
      </QueryState>
    </Page>
  );
}

function InterviewMissing() {
  const t = useTranslations("interviews.details");
  return (
    <Page title={t("title")} back={<BackLink to="/interviews">{t("back")}</BackLink>}>
      <EmptyState
        as="h2"
        icon={<CalendarXIcon />}
        title={t("notFound")}
        action={
          <Link to="/interviews" className={buttonStyles({ variant: "secondary" })}>
            {t("back")}
          </Link>
        }
      >
        {t("notFoundText")}
      </EmptyState>
    </Page>
  );
}

function DetailsSkeleton() {
  return (
    <SkeletonGroup className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
      <SkeletonCard className="h-56" />
      <SkeletonCard className="h-72 lg:col-start-2 lg:row-span-2 lg:row-start-1" />
      <SkeletonCard className="h-40" />
    </SkeletonGroup>
  );
}
