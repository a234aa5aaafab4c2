import type { JobMatch as Match } from "@rolecall/contracts/jobs/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { ScoreRing } from "@rolecall/ui/score";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CheckIcon, SparklesIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/trpc.ts";
import { EvidenceProvider } from "../cv/evidence-context.tsx";
import { ExperienceChip } from "./experience-chip.tsx";
import { matchThresholds } from "./match-summary.tsx";
import { ScorePartRow } from "./score-part-row.tsx";

/** How the candidate compares with the job, point by point. */
export function JobMatch({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs.why");
  const trpc = useTRPC();
  const query = useQuery(trpc.jobs.match.queryOptions({ id: jobId }));
  return (
    <CardSection id="why" title={t("title")} description={t("description")}>
      <QueryState query={query} skeleton={<MatchSkeleton />} errorTitle={t("failed")}>
        {(match) => (match ? <Explained match={match} /> : <Unknown />)}
      </QueryState>
    </CardSection>
  );
}

function Explained({ match }: { match: Match }) {
  const t = useTranslations("jobs.why");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ScoreRing score={match.matchScore} label={t("score")} thresholds={matchThresholds} size="lg" />
        <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-3">
          <ChipList label={t("experience")}>
            {[<ExperienceChip key="experience" experience={match.experienceMatch} />]}
          </ChipList>
          <SkillList label={t("matching")} skills={match.matchingSkills} held />
          <SkillList label={t("missing")} skills={match.missingSkills} />
        </div>
      </div>
      <div>
        <h3 className="eyebrow mb-1">{t("parts")}</h3>
        <EvidenceProvider lines={match.lines}>
          <ul className="divide-y divide-line">
            {match.parts.map((part) => (
              <ScorePartRow key={`${part.rule} ${part.jobPhrase}`} part={part} />
            ))}
          </ul>
        </EvidenceProvider>
      </div>
    </div>
  );
}

function SkillList({
  label,
  skills,
  held = false,
}: {
  label: string;
  skills: readonly string[];
  held?: boolean;
}) {
  if (skills.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 text-sm text-faint">{label}</p>
      <ChipList label={label}>
        {skills.map((skill) => (
          <Chip key={skill} tone={held ? "success" : "neutral"} icon={held && <CheckIcon aria-hidden />}>
            {skill}
          </Chip>
        ))}
      </ChipList>
    </div>
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
