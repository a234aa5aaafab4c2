import { Badge } from "@rolecall/ui/badge";
import { Banner } from "@rolecall/ui/banner";
import { buttonStyles } from "@rolecall/ui/button";
import { scriptOf } from "@rolecall/ui/script";
import { Skeleton, SkeletonCard } from "@rolecall/ui/skeleton";
import { StatTiles } from "@rolecall/ui/stat-tile";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { PlusIcon, SendIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Page } from "../../components/page.tsx";
import { isolate } from "../../lib/isolate.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useActor } from "../../lib/session/use-actor.ts";
import { OpenSavedSearch } from "../saved-searches/open-saved-search.tsx";
import { SavedSearchBar } from "../saved-searches/saved-search-bar.tsx";
import { SavedSearchDialogs } from "../saved-searches/saved-search-dialogs.tsx";
import { SearchSaver } from "../saved-searches/search-saver.tsx";
import { JobListSkeleton } from "./card/job-list.tsx";
import { ownJobs } from "./job-queries.ts";
import { RecommendedJobs } from "./match/recommended-jobs.tsx";
import { OwnJobs } from "./own-jobs.tsx";
import { AllJobs } from "./search/all-jobs.tsx";
import { FoundJobs } from "./search/found-jobs.tsx";
import { JobFilterChips } from "./search/job-filter-chips.tsx";
import { dashboardView, pickFilters } from "./search/job-filters.ts";
import { JobSearchForm } from "./search/job-search-form.tsx";
import { CandidateTiles, RecruiterTiles } from "./stat-tiles.tsx";

const ProfileSetupDialog = lazyPart(async () => {
  const { ProfileSetupDialog } = await import("../users/setup/profile-setup-dialog.tsx");
  return { default: ProfileSetupDialog };
});
const route = getRouteApi("/_app/dashboard");

/** On the browser's tab, and so in its history. */
const PAGE_TITLES = {
  all: "title",
  recommended: "lists.recommended",
  search: "lists.searchPending",
} as const;

export function DashboardPage() {
  const t = useTranslations("jobs.dashboard");
  const trpc = useTRPC();
  const { role } = useActor();
  const search = route.useSearch();
  const me = useQuery(trpc.users.me.queryOptions());
  const recruiter = role === "recruiter";
  const view = dashboardView(search, role);
  const filters = pickFilters(search);
  const topKnown = useTopKnown(recruiter);
  return (
    <Page
      title={t(PAGE_TITLES[view])}
      width="wide"
      heading={<Welcome name={me.data?.name} />}
      titleComesLate
      actions={recruiter ? <PostJobLink /> : <MyApplicationsLink />}
    >
      {topKnown ? (
        <div className="flex flex-col gap-6 sm:gap-8">
          {!recruiter && me.data?.cvUploaded === false && <CvBanner />}
          {recruiter ? <RecruiterTiles /> : <CandidateTiles view={view} />}
          <div className="flex flex-col gap-3">
            <JobSearchForm filters={filters} />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
              <JobFilterChips filters={filters} />
              {!recruiter && <SearchSaver filters={filters} />}
            </div>
            {!recruiter && <SavedSearchBar filters={filters} />}
          </div>
          {view === "search" && <FoundJobs filters={filters} page={search.page} />}
          {view === "recommended" && <RecommendedJobs />}
          {view === "all" && (recruiter ? <OwnJobs page={search.page} /> : <AllJobs page={search.page} />)}
        </div>
      ) : (
        <DashboardSkeleton />
      )}
      {!recruiter && <ProfileSetupDialog />}
      {!recruiter && <SavedSearchDialogs filters={filters} dialog={search.dialog} />}
      {!recruiter && search.savedSearch !== undefined && <OpenSavedSearch id={search.savedSearch} />}
    </Page>
  );
}

/**
 * Whether it is known what stands above the list: the name, the banner, the saved searches. Coming one by one they
 * would push everything below them down. They are asked in one request with the list, so nothing waits longer for it;
 * what fails is not waited for.
 */
function useTopKnown(recruiter: boolean): boolean {
  const trpc = useTRPC();
  const me = useQuery(trpc.users.me.queryOptions());
  const saved = useQuery(trpc.savedSearches.list.queryOptions(undefined, { enabled: !recruiter }));
  return isKnown(me) && (recruiter || isKnown(saved));
}

function isKnown({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean {
  return !isPending || failureCount > 0;
}

function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <StatTiles>
        <SkeletonCard className="h-28" />
        <SkeletonCard className="h-28" />
        <SkeletonCard className="h-28" />
      </StatTiles>
      <Skeleton className="h-24 rounded-md sm:h-10" />
      <JobListSkeleton />
    </div>
  );
}

/** Steps back while the empty list below asks for the first job. */
function PostJobLink() {
  const t = useTranslations("jobs.dashboard");
  const { userId } = useActor();
  const jobs = useQuery(ownJobs(useTRPC(), userId));
  const first = jobs.data?.jobs.length === 0;
  return (
    <Link to="/post-job" className={buttonStyles({ variant: first ? "secondary" : "primary" })}>
      <PlusIcon aria-hidden />
      {t("postJob")}
    </Link>
  );
}

function MyApplicationsLink() {
  const t = useTranslations("jobs.dashboard");
  const format = useFormatter();
  const mine = useQuery(useTRPC().applications.mine.queryOptions());
  return (
    <Link to="/profile" search={{ tab: "applications" }} className={buttonStyles({ variant: "secondary" })}>
      <SendIcon aria-hidden />
      {t("myApplications")}
      {mine.data && mine.data.length > 0 && <Badge>{format.number(mine.data.length, "integer")}</Badge>}
    </Link>
  );
}

function Welcome({ name }: { name: string | undefined }) {
  const t = useTranslations("jobs.dashboard");
  const roles = useTranslations("common.roles");
  const { role } = useActor();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span data-script={scriptOf(name)} className="line-clamp-4 min-w-0">
        {name === undefined ? t("welcomeUnknown") : t("welcome", { name: isolate(name) })}
      </span>
      {/* A line of its own from the start where there is little room: the name that comes later must not push it there. */}
      <span className="flex font-sans tracking-normal max-lg:basis-full">
        <Badge tone="accent">{roles(role)}</Badge>
      </span>
    </span>
  );
}

function CvBanner() {
  const t = useTranslations("jobs.dashboard.cvBanner");
  return (
    <Banner
      kind="info"
      title={t("title")}
      action={
        <Link to="/profile" className={buttonStyles({ size: "sm" })}>
          {t("link")}
        </Link>
      }
    >
      {t("text")}
    </Banner>
  );
}
