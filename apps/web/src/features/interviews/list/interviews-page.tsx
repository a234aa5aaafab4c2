import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { type TabItem, TabPanel, Tabs } from "@rolecall/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { CalendarPlusIcon } from "lucide-react";
import { useEffect } from "react";
import { useNow, useTranslations } from "use-intl";
import { asButton } from "../../../components/as-button.ts";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { Page } from "../../../components/page.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { currentStatus, type InterviewTab, isInTab } from "../interview-status.ts";
import { interviewsQuery } from "../interviews-query.ts";
import { INTERVIEW_TABS } from "../search-params.ts";
import { useRefreshInterviews } from "../use-interviews-events.ts";
import { InterviewGroups } from "./interview-groups.tsx";
import { InterviewStats } from "./interview-stats.tsx";

const InterviewDialog = lazyPart(() => import("../details/interview-dialog.tsx"));
const route = getRouteApi("/_app/interviews/");
/** How often the list looks at the clock. */
const TICK_MS = 5_000;

export function InterviewsPage() {
  const t = useTranslations("interviews");
  const { role } = useActor();
  const { tab, action, interviewId } = route.useSearch();
  const navigate = useNavigate({ from: "/interviews/" });
  const query = useQuery(interviewsQuery(useTRPC()));
  const now = useNow({ updateInterval: TICK_MS });
  const interviews = query.data?.interviews ?? [];
  useRefreshWhenClockMoves(interviews, now);

  const count = (value: InterviewTab | undefined) =>
    query.data
      ? interviews.filter((interview) => isInTab(interview, value, now)).length
      : query.isPending
        ? null
        : undefined;
  const items: TabItem<InterviewTab | "all">[] = [
    { value: "all", label: t("tabs.all"), count: count(undefined) },
    ...INTERVIEW_TABS.map((value) => ({ value, label: t(`tabs.${value}`), count: count(value) })),
  ];
  const shown = interviews.filter((interview) => isInTab(interview, tab, now));
  const acted = action && interviews.find(({ _id }) => _id === interviewId);
  const closeDialog = () =>
    void navigate({
      search: ({ action: _action, interviewId: _id, ...rest }) => rest,
      resetScroll: false,
    });

  return (
    <Page
      title={t("list.title")}
      width="wide"
      actions={
        role === "recruiter" && (
          <Link {...asButton} to="/schedule-interview" className={buttonStyles()}>
            <CalendarPlusIcon aria-hidden />
            {t("list.schedule")}
          </Link>
        )
      }
    >
      <InterviewStats />
      <Tabs
        label={t("list.tabsLabel")}
        value={tab ?? "all"}
        items={items}
        onValueChange={(value) =>
          void navigate({ search: value === "all" ? {} : { tab: value }, replace: true, resetScroll: false })
        }
      >
        <TabPanel value={tab ?? "all"}>
          <QueryState query={query} skeleton={<CardSkeletons />} errorTitle={t("list.loadFailed")}>
            {() => (
              <InterviewGroups
                key={tab ?? "all"}
                interviews={shown}
                tab={tab}
                role={role}
                now={now}
                onAction={(chosen, { _id }) =>
                  void navigate({
                    search: (search) => ({ ...search, action: chosen, interviewId: _id }),
                    resetScroll: false,
                  })
                }
              />
            )}
          </QueryState>
        </TabPanel>
      </Tabs>
      {action && acted && (
        <InterviewDialog action={action} interview={acted} now={now} onClose={closeDialog} />
      )}
    </Page>
  );
}

/** The figures above follow the clock as well: they are fetched anew when a status has moved on. */
function useRefreshWhenClockMoves(interviews: readonly Interview[], now: Date): void {
  const refresh = useRefreshInterviews();
  const moved = interviews.some((interview) => currentStatus(interview, now) !== interview.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment at which the clock has moved one matters.
  useEffect(() => {
    if (moved) refresh();
  }, [moved]);
}

function CardSkeletons() {
  return (
    <SkeletonGroup className="grid gap-4 lg:grid-cols-2">
      {[0, 1, 2, 3].map((card) => (
        <SkeletonCard key={card} className="h-64" />
      ))}
    </SkeletonGroup>
  );
}
