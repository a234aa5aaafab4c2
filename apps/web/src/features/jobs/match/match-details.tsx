import type { JobMatch as Match } from "@rolecall/contracts/jobs/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { ChipList } from "@rolecall/ui/chip";
import { ScoreRing } from "@rolecall/ui/score";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SparklesIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { EvidenceProvider } from "../../cv/evidence/evidence-context.tsx";
import { ExperienceChip } from "./experience-chip.tsx";
import { MatchSkills } from "./match-skills.tsx";
import { matchThresholds } from "./match-summary.tsx";
import { ScorePartRow } from "./score-part-row.tsx";

/** How the candidate compares with a job, point by point, each with the lines of the CV behind it. */
export function MatchDetails({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs.why");
  const trpc = useTRPC();
  const query = useQuery(trpc.jobs.match.queryOptions({ id: jobId }));
  return (
    <QueryState query={query} skeleton={<MatchSkeleton />} errorTitle={t("failed")}>
      {(match) => (match ? <Explained match={match} /> : <Unknown />)}
    </QueryState>
  );
}

function Explained({ match }: { match: Match }) {
  const t = useTranslations("jobs.why");
  const { parts } = match;
  return (
    <EvidenceProvider lines={match.lines}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4 sm:items-center">
          <ScoreRing score={match.matchScore} label={t("score")} thresholds={matchThresholds} size="lg" />
          <div className="flex min-w-0 flex-[1_1_12rem] flex-col gap-3">
            <ChipList label={t("experience")}>
              {[<ExperienceChip key="experience" experience={match.experienceMatch} />]}
            </ChipList>
            <MatchSkills label={t("matching")} skills={match.matchingSkills} parts={parts} held />
            <MatchSkills label={t("missing")} skills={match.missingSkills} parts={parts} />
          </div>
        </div>
        <div>
          <h3 className="eyebrow mb-1">{t("parts")}</h3>
          <ul className="divide-y divide-line">
            {parts.map((part) => (
              <ScorePartRow key={`${part.rule} ${part.jobPhrase}`} part={part} />
            ))}
          </ul>
        </div>
      </div>
    </EvidenceProvider>
  );
}

function Unknown() {
  const t = useTranslations("jobs.why");
  return (
    <EmptyState
      icon={<SparklesIcon />}
      title={t("none")}
      action={
        <Link to="/profile" className={buttonStyles({ variant: "secondary" })}>
          {t("profile")}
        </Link>
      }
    >
      {t("noneHint")}
    </EmptyState>
  );
}

function MatchSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <div className="flex items-center gap-6">
        <Skeleton className="size-28 rounded-full" />
        <Skeleton className="h-20 flex-1" />
      </div>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  );
}
