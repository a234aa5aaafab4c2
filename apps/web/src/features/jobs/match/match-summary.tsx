import { MAX_CARD_SKILLS } from "@rolecall/contracts/jobs/enums";
import type { RecommendedJob } from "@rolecall/contracts/jobs/schemas";
import { Badge } from "@rolecall/ui/badge";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { type ScoreThresholds, scoreTone } from "@rolecall/ui/score";
import { SparklesIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ExperienceChip } from "./experience-chip.tsx";
import { niceToHaveChip } from "./nice-to-have-chip.tsx";

/** Green at 80 or more, yellow at 60 or more, grey below. */
export const matchThresholds: ScoreThresholds = { high: 80, medium: 60, low: "neutral" };

export function MatchBadge({ score }: { score: number }) {
  const t = useTranslations("jobs.match");
  return (
    <Badge tone={scoreTone(score, matchThresholds)} icon={<SparklesIcon aria-hidden />}>
      {t("badge", { score })}
    </Badge>
  );
}

/** What of a recommended job fits: a few skills, and the years. */
export function MatchChips({ job }: { job: RecommendedJob }) {
  const t = useTranslations("jobs.match");
  const rest = job.matchingSkills.length - MAX_CARD_SKILLS;
  const skills = job.matchingSkills.slice(0, MAX_CARD_SKILLS);
  return (
    <ChipList label={t("skills")}>
      {[
        ...skills.map((skill) => <Chip key={skill}>{skill}</Chip>),
        ...(rest > 0 ? [<Chip key="rest">{t("more", { count: rest })}</Chip>] : []),
        ...niceToHaveChip(job),
        <ExperienceChip key="experience" experience={job.experienceMatch} />,
      ]}
    </ChipList>
  );
}
