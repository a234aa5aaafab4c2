import { CardSection } from "@rolecall/ui/card";
import { ScoreRing } from "@rolecall/ui/score";
import { CircleCheckIcon, LightbulbIcon, TriangleAlertIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { SCORE_THRESHOLDS } from "../score-thresholds.ts";
import type { CvAnalysis } from "../types.ts";
import { PointList } from "./point-list.tsx";
import { PositionTimeline } from "./position-timeline.tsx";

export function ExperienceSection({ experience }: { experience: CvAnalysis["experience"] }) {
  const t = useTranslations("cv.experience");
  const { inconsistencies, recommendations, verificationScore } = experience;
  return (
    <CardSection
      id="cv-experience"
      title={t("title")}
      description={t("total", { years: experience.totalExperience })}
    >
      <PositionTimeline positions={experience.experienceByRole} />
      <div className="mt-6 flex flex-col gap-5 border-t border-line pt-5 sm:flex-row sm:gap-6">
        <ScoreRing score={verificationScore} label={t("verification")} thresholds={SCORE_THRESHOLDS} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div>
            <h3 className="font-semibold">{t("verification")}</h3>
            <p className="text-sm text-faint">{t("verificationHint")}</p>
          </div>
          <div>
            <h4 className="eyebrow mb-2">{t("inconsistencies")}</h4>
            {inconsistencies.length === 0 ? (
              <p className="flex gap-2 text-sm">
                <CircleCheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
                {t("consistent")}
              </p>
            ) : (
              <PointList icon={<TriangleAlertIcon className="text-warning" />} points={inconsistencies} />
            )}
          </div>
          {recommendations.length > 0 && (
            <div>
              <h4 className="eyebrow mb-2">{t("recommendations")}</h4>
              <PointList icon={<LightbulbIcon className="text-accent" />} points={recommendations} />
            </div>
          )}
        </div>
      </div>
    </CardSection>
  );
}
