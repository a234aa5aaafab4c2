import { CardSection } from "@rolecall/ui/card";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { StarIcon, TrendingUpIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { EvidenceRow } from "../evidence/evidence-row.tsx";
import type { AchievementEvidence, CvAnalysis } from "../types.ts";
import { groupAchievements } from "./group-achievements.ts";

export function AchievementsSection({ analysis }: { analysis: CvAnalysis }) {
  const t = useTranslations("cv.achievements");
  const { impactScore, innovationScore } = analysis.achievements;
  const { key, others } = groupAchievements(analysis);
  return (
    <CardSection id="cv-achievements" title={t("title")}>
      <div className="flex flex-col gap-6">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <ProgressBar label={t("impact")} value={impactScore} hint={t("impactHint")} />
          <ProgressBar label={t("innovation")} value={innovationScore} hint={t("innovationHint")} />
        </div>
        {key.length + others.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
        <Achievements
          title={t("key")}
          achievements={key}
          icon={<StarIcon className="fill-current text-warning" />}
        />
        <Achievements
          title={key.length > 0 ? t("more") : t("list")}
          achievements={others}
          icon={<TrendingUpIcon className="text-success" />}
        />
      </div>
    </CardSection>
  );
}

interface AchievementsProps {
  title: string;
  achievements: readonly AchievementEvidence[];
  icon: ReactNode;
}

function Achievements({ title, achievements, icon }: AchievementsProps) {
  const t = useTranslations("cv.achievements");
  if (achievements.length === 0) return null;
  return (
    <div>
      <h3 className="eyebrow mb-1.5">{title}</h3>
      <ul className="-mx-2 flex flex-col">
        {achievements.map((achievement) => (
          <EvidenceRow
            key={achievement.text}
            evidenceKey={`achievement:${achievement.text}`}
            evidence={achievement.evidence}
            icon={icon}
            note={achievement.measure !== null && t("measure", { measure: achievement.measure })}
          >
            {achievement.text}
          </EvidenceRow>
        ))}
      </ul>
    </div>
  );
}
