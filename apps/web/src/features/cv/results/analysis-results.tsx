import { Banner } from "@rolecall/ui/banner";
import { StatTile, StatTiles } from "@rolecall/ui/stat-tile";
import { AwardIcon, BriefcaseBusinessIcon, GaugeIcon, SparklesIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { CvDocument, FoldedCvDocument } from "../evidence/cv-document.tsx";
import { EvidenceProvider } from "../evidence/evidence-context.tsx";
import type { CvAnalysis } from "../types.ts";
import { AchievementsSection } from "./achievements-section.tsx";
import { ExperienceSection } from "./experience-section.tsx";
import { LanguageLine } from "./language-line.tsx";
import { QualitySection } from "./quality-section.tsx";
import { SkillsSection } from "./skills-section.tsx";

interface AnalysisResultsProps {
  analysis: CvAnalysis;
  fileName: string | undefined;
  date: string | undefined;
}

/** A whole analysis: figures first, then each part, with the CV beside it where there is room. */
export function AnalysisResults({ analysis, fileName, date }: AnalysisResultsProps) {
  const t = useTranslations("cv");
  const format = useFormatter();
  const { summary, evidence } = analysis;
  return (
    <EvidenceProvider lines={evidence.lines}>
      <div className="flex flex-col gap-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {fileName !== undefined && <h2 className="title-section wrap-anywhere">{fileName}</h2>}
          {date !== undefined && <p className="text-sm text-faint">{date}</p>}
        </header>
        {evidence.hiddenWords > 0 && (
          <Banner kind="warning">{t("evidence.hidden", { count: evidence.hiddenWords })}</Banner>
        )}
        <StatTiles>
          <StatTile label={t("results.overall")} value={`${summary.overallScore}%`} icon={<GaugeIcon />} />
          <StatTile
            label={t("results.skillsCount")}
            value={format.number(summary.skillsCount, "integer")}
            icon={<SparklesIcon />}
          />
          <StatTile
            label={t("results.experienceYears")}
            value={format.number(summary.experienceYears, "decimal")}
            icon={<BriefcaseBusinessIcon />}
          />
          <StatTile
            label={t("results.achievementsCount")}
            value={format.number(summary.achievementsCount, "integer")}
            icon={<AwardIcon />}
          />
        </StatTiles>
        <LanguageLine language={analysis.multiLanguage} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <SkillsSection analysis={analysis} />
            <ExperienceSection experience={analysis.experience} />
            <AchievementsSection analysis={analysis} />
            <QualitySection analysis={analysis} />
            <FoldedCvDocument />
          </div>
          <CvDocument className="max-h-[calc(100dvh-7rem)] print:hidden! lg:sticky lg:top-24" />
        </div>
      </div>
    </EvidenceProvider>
  );
}
