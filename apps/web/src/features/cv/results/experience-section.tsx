import { CardSection } from "@rolecall/ui/card";
import { ScoreRing } from "@rolecall/ui/score";
import { CircleCheckIcon, LightbulbIcon, TriangleAlertIcon } from "lucide-react";
import { useTranslations } from "use-intl";
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
      <div className="@container mt-6 border-t border-line pt-5">
        <div className="grid gap-x-4 gap-y-5 @min-[14rem]:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-4">
          <div className="sm:row-span-2">
            <ScoreRing score={verificationScore} label={t("verification")} />
          </div>
          <div className="max-sm:self-center">
            <h3 className="font-semibold">{t("verification")}</h3>
            <p className="text-sm text-faint">{t("verificationHint")}</p>
          </div>
          <div className="flex flex-col gap-4 @min-[14rem]:max-sm:col-span-2">
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
      </div>
    </CardSection>
  );
}
