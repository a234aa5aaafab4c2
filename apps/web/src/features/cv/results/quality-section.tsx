import { CardSection } from "@rolecall/ui/card";
import { Disclosure } from "@rolecall/ui/disclosure";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { ScoreRing, scoreTone } from "@rolecall/ui/score";
import { CircleCheckIcon, WrenchIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { EvidenceRow } from "../evidence/evidence-row.tsx";
import type { CvAnalysis, QualityFinding } from "../types.ts";
import { PointList } from "./point-list.tsx";

/** Scores of the CV as a document, what it does well, and each lost point with its place. */
export function QualitySection({ analysis }: { analysis: CvAnalysis }) {
  const t = useTranslations("cv.quality");
  const { quality, evidence } = analysis;
  const scores = [
    ["formatting", quality.formattingScore],
    ["completeness", quality.completenessScore],
    ["ats", quality.atsCompatibility],
  ] as const;
  const lost = evidence.findings.filter((finding) => finding.points < finding.maxPoints);
  return (
    <CardSection id="cv-quality" title={t("title")}>
      <div className="flex flex-col gap-6">
        <div className="flex break-inside-avoid flex-col items-center gap-6 sm:flex-row">
          <ScoreRing score={quality.overallScore} label={t("overall")} size="lg" caption />
          <div className="flex w-full flex-1 flex-col gap-4">
            {scores.map(([area, score]) => (
              <ProgressBar
                key={area}
                label={t(area)}
                value={score}
                tone={scoreTone(score)}
                hint={area === "ats" && t("atsHint")}
              />
            ))}
          </div>
        </div>
        <div>
          <h3 className="eyebrow mb-1.5">{t("improvements")}</h3>
          {lost.length === 0 ? (
            <p className="text-sm text-faint">{t("noImprovements")}</p>
          ) : (
            <ul className="-mx-2 flex flex-col">
              {lost.map((finding) => (
                <LostPoints key={`${finding.area}:${finding.rule}`} finding={finding} />
              ))}
            </ul>
          )}
        </div>
        <div>
          <h3 className="eyebrow mb-2">{t("strengths")}</h3>
          {quality.strengths.length === 0 ? (
            <p className="text-sm text-faint">{t("noStrengths")}</p>
          ) : (
            <Strengths points={quality.strengths} />
          )}
        </div>
      </div>
    </CardSection>
  );
}

/** Few enough to be read; a good CV has three times as many. */
const SHOWN_STRENGTHS = 6;

function Strengths({ points }: { points: readonly string[] }) {
  const t = useTranslations("cv.quality");
  const icon = <CircleCheckIcon className="text-success" />;
  const more = points.slice(SHOWN_STRENGTHS);
  return (
    <div className="flex flex-col gap-2">
      <PointList icon={icon} points={points.slice(0, SHOWN_STRENGTHS)} columns />
      {more.length > 0 && (
        // On paper they go on without a word.
        <div className="print:[&_summary]:hidden">
          <Disclosure summary={t("moreStrengths", { count: more.length })}>
            <PointList icon={icon} points={more} columns />
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function LostPoints({ finding }: { finding: QualityFinding }) {
  const t = useTranslations("cv.quality");
  const format = useFormatter();
  return (
    <EvidenceRow
      evidenceKey={`quality:${finding.area}:${finding.rule}`}
      evidence={finding.evidence}
      icon={<WrenchIcon className="text-warning" />}
      note={t("lost", {
        points: format.number(finding.maxPoints - finding.points, "decimal"),
        area: t(finding.area),
      })}
    >
      {finding.sentence}
    </EvidenceRow>
  );
}
