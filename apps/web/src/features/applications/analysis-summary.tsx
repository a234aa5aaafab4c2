import type { FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { ScoreRing, scoreTone } from "@rolecall/ui/score";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** The match, and what it comes to in words. */
export function AnalysisSummary({ analysis }: { analysis: FinishedAnalysis }) {
  const t = useTranslations("applications.details");
  const { aiSummary, overallScore, skillsMatch, experienceMatch } = analysis;
  return (
    <section
      aria-labelledby="ai-summary"
      className="grid gap-x-8 gap-y-6 rounded-lg border border-line bg-canvas p-5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="flex flex-col items-center justify-center">
        <ScoreRing score={overallScore} label={t("match")} size="lg" caption />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <h3 id="ai-summary" className="title-card">
            {t("summary")}
          </h3>
          <h4 className="sr-only">{t("assessment")}</h4>
          <p className="mt-1 max-w-prose">{aiSummary.overallAssessment}</p>
          <p className="mt-1 text-sm text-faint">{t(`writtenBy.${analysis.assessmentBy}`)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact term={t("fitScore")}>{aiSummary.fitScore}%</Fact>
          <Fact term={t("level")}>{aiSummary.experienceLevel}</Fact>
        </dl>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <MatchBar label={t("skillsMatch")} score={skillsMatch} />
          <MatchBar label={t("experienceMatch")} score={experienceMatch} />
        </div>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function MatchBar({ label, score }: { label: string; score: number }) {
  return <ProgressBar label={label} value={score} tone={scoreTone(score)} />;
}
