import { StatTile, StatTiles } from "@rolecall/ui/stat-tile";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { BriefcaseBusinessIcon, ScanSearchIcon, SparklesIcon, UsersIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useActor } from "../../lib/session/use-actor.ts";
import { foundJobs, matchesToday, ownJobs } from "./job-queries.ts";
import type { DashboardView } from "./search/job-filters.ts";

/** A count that could not be loaded is 0. */
export function RecruiterTiles() {
  const t = useTranslations("jobs.dashboard.tiles");
  const format = useFormatter();
  const trpc = useTRPC();
  const { userId } = useActor();
  const jobs = useQuery(ownJobs(trpc, userId));
  const applicants = useQuery(trpc.applications.countByRecruiter.queryOptions());
  const today = useQuery(matchesToday(trpc));
  const posted = jobs.data?.jobs.length ?? 0;
  return (
    <Tiles>
      <StatTile
        label={t("jobsPosted")}
        icon={<BriefcaseBusinessIcon />}
        pending={jobs.isPending}
        value={jobs.data?.hasMore ? t("atLeast", { count: posted }) : format.number(posted, "integer")}
      />
      <StatTile
        label={t("applicants")}
        icon={<UsersIcon />}
        pending={applicants.isPending}
        value={format.number(applicants.data?.count ?? 0, "integer")}
      />
      <StatTile
        label={t("matchesToday")}
        icon={<ScanSearchIcon />}
        flatOnPhone
        pending={today.isPending}
        value={format.number(today.data?.count ?? 0, "integer")}
      />
    </Tiles>
  );
}

/** The recommended tile switches the list below. */
export function CandidateTiles({ view }: { view: DashboardView }) {
  const t = useTranslations("jobs.dashboard.tiles");
  const format = useFormatter();
  const trpc = useTRPC();
  const navigate = useNavigate({ from: "/dashboard" });
  const all = useQuery(foundJobs(trpc, {}));
  const recommended = useQuery(trpc.jobs.recommended.queryOptions());
  const { totalJobs = 0, capped = false } = all.data?.pagination ?? {};
  return (
    <Tiles>
      <StatTile
        label={t("totalJobs")}
        icon={<BriefcaseBusinessIcon />}
        pending={all.isPending}
        value={capped ? t("atLeast", { count: totalJobs }) : format.number(totalJobs, "integer")}
      />
      <StatTile
        label={t("recommended")}
        icon={<SparklesIcon />}
        pending={recommended.isPending}
        value={format.number(recommended.data?.recommendedJobs.length ?? 0, "integer")}
        pressed={view === "recommended"}
        // Twice is as good as once: the way back is the link above the list.
        onClick={() => void navigate({ search: { mode: "recommended" }, resetScroll: false })}
      />
      <StatTile label={t("matchesToday")} icon={<ScanSearchIcon />} flatOnPhone value={t("notAvailable")} />
    </Tiles>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  const t = useTranslations("jobs.dashboard.tiles");
  return <StatTiles label={t("label")}>{children}</StatTiles>;
}
