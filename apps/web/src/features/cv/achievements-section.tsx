import { CardSection } from "@rolecall/ui/card";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { StarIcon, TrendingUpIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { EvidenceRow } from "./evidence-row.tsx";
import { PointList } from "./point-list.tsx";
import type { CvAnalysis } from "./types.ts";

export function AchievementsSection({ analysis }: { analysis: CvAnalysis }) {
  const t = useTranslations("cv.achievements");
  const { impactScore, innovationScore, keyAccomplishments } = analysis.achievements;
  const found = analysis.evidence.achievements;
  return (
    <CardSection id="cv-achievements" title={t("title")}>
      <div className="flex flex-col gap-6">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <ProgressBar label={t("impact")} value={impactScore} />
          <ProgressBar label={t("innovation")} value={innovationScore} />
        </div>
        {found.length === 0 ? (
          <p className="text-sm text-muted">{t("none")}</p>
        ) : (
          <div>
            <h3 className="eyebrow mb-1.5">{t("list")}</h3>
            <ul className="-mx-2 flex flex-col">
              {found.map((achievement, index) => (
                <EvidenceRow
                  key={index}
                  evidenceKey={`achievement:${index}`}
                  evidence={achievement.evidence}
                  icon={<TrendingUpIcon className="text-success" />}
                  note={achievement.measure !== null && t("measure", { measure: achievement.measure })}
                >
                  {achievement.text}
                </EvidenceRow>
              ))}
            </ul>
          </div>
        )}
        {keyAccomplishments.length > 0 && (
          <div>
            <h3 className="eyebrow mb-2">{t("key")}</h3>
            <PointList icon={<StarIcon className="text-warning" />} points={keyAccomplishments} />
          </div>
        )}
      </div>
    </CardSection>
  );
}
