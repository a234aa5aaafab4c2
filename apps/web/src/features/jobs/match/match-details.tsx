import type { JobMatch as Match } from "@rolecall/contracts/jobs/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { ScoreRing } from "@rolecall/ui/score";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SparklesIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import { isolate } from "../../../lib/isolate.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { ScoreParts } from "../../applications/score-parts.tsx";
import { EvidenceProvider } from "../../cv/evidence/evidence-context.tsx";
import { useMyApplication } from "../details/use-my-application.ts";
import { ExperienceChip } from "./experience-chip.tsx";
import { MatchSkills } from "./match-skills.tsx";
import { matchThresholds } from "./match-summary.tsx";

/** How the candidate compares with a job, point by point, each with the lines of the CV behind it. */
export function MatchDetails({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs.why");
  const trpc = useTRPC();
  const query = useQuery(trpc.jobs.match.queryOptions({ id: jobId }));
  return (
    <QueryState query={query} skeleton={<MatchSkeleton />} errorTitle={t("failed")}>
      {(match) => (match ? <Explained jobId={jobId} match={match} /> : <Unknown />)}
    </QueryState>
  );
}

function Explained({ jobId, match }: { jobId: string; match: Match }) {
  const t = useTranslations("jobs.why");
  const { parts } = match;
  return (
    <EvidenceProvider lines={match.lines}>
      <div className="@container flex flex-col gap-8">
        {/* The ring stays where it is when a skill beside it opens; on phones the skills have the full width. */}
        <div className="grid items-start @min-[15rem]:grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 sm:gap-x-8">
          <div className="sm:row-span-2">
            <ScoreRing score={match.matchScore} label={t("score")} thresholds={matchThresholds} size="lg" />
          </div>
          <div className="flex flex-col items-start gap-2 max-sm:self-center">
            <h3 className="title-card">{t("score")}</h3>
            <ExperienceChip experience={match.experienceMatch} />
            <SentScore jobId={jobId} profileScore={match.matchScore} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 empty:hidden @min-[15rem]:max-sm:col-span-2">
            <MatchSkills label={t("matching")} skills={match.matchingSkills} parts={parts} held />
            <MatchSkills label={t("missing")} skills={match.missingSkills} parts={parts} />
            <MatchSkills
              label={t("matchingNiceToHave")}
              skills={match.matchingNiceToHaveSkills ?? []}
              parts={parts}
              held
            />
            <MatchSkills
              label={t("missingNiceToHave")}
              skills={match.missingNiceToHaveSkills ?? []}
              parts={parts}
            />
          </div>
        </div>
        <ScoreParts parts={parts} />
      </div>
    </EvidenceProvider>
  );
}

/** An application is scored by the file that was sent: two scores on one screen need a word. */
function SentScore({ jobId, profileScore }: { jobId: string; profileScore: number }) {
  const t = useTranslations("jobs.why");
  const { application } = useMyApplication(jobId);
  if (application?.analysisStatus !== "done") return null;
  const score = application.analysis.overallScore;
  if (score === profileScore) return null;
  return (
    <p className="max-w-prose text-sm wrap-anywhere text-muted">
      {t("sentScore", { score, file: isolate(application.fileName) })}
    </p>
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
        <Skeleton className="size-28 shrink-0 rounded-full" />
        <Skeleton className="h-20 flex-1" />
      </div>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  );
}
