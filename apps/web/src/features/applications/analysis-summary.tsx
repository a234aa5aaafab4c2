import type { ScorePart } from "@rolecall/contracts/applications/match";
import type { FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { ScoreRing } from "@rolecall/ui/score";
import { CircleCheckIcon, CircleDashedIcon, ListTodoIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { EvidenceRow } from "../cv/evidence/evidence-row.tsx";
import { evidenceOfPoint } from "./evidence-of-point.ts";
import { MATCH_THRESHOLDS, matchTone } from "./match-thresholds.ts";

interface AnalysisSummaryProps {
  analysis: FinishedAnalysis;
  /** Of the score; none while they are being fetched. */
  parts: readonly ScorePart[];
}

/** The match, what it comes from in words, each open to its lines of the CV, and what to do next. */
export function AnalysisSummary({ analysis, parts }: AnalysisSummaryProps) {
  const t = useTranslations("applications.details");
  const { aiSummary, overallScore, skillsMatch, experienceMatch } = analysis;
  return (
    <>
      <section
        aria-labelledby="ai-summary"
        className="grid gap-x-8 gap-y-6 rounded-lg border border-line bg-canvas p-5 sm:grid-cols-[auto_minmax(0,1fr)]"
      >
        <div className="flex flex-col items-center justify-center">
          <ScoreRing
            score={overallScore}
            label={t("match")}
            thresholds={MATCH_THRESHOLDS}
            size="lg"
            caption
          />
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
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        <Points
          title={t("strengths")}
          icon={<CircleCheckIcon className="text-success" />}
          points={aiSummary.strengths}
          parts={parts}
          none={t("noStrengths")}
        />
        <Points
          title={t("weaknesses")}
          icon={<CircleDashedIcon className="text-warning" />}
          points={aiSummary.weaknesses}
          parts={parts}
          none={t("noWeaknesses")}
        />
        <Points
          title={t("actions")}
          icon={<ListTodoIcon className="text-accent" />}
          points={aiSummary.recommendedActions}
          parts={parts}
          none={t("noActions")}
        />
      </div>
    </>
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
  return <ProgressBar label={label} value={score} tone={matchTone(score)} />;
}

interface PointsProps {
  title: string;
  icon: ReactNode;
  points: readonly string[];
  parts: readonly ScorePart[];
  none: string;
}

function Points({ title, icon, points, parts, none }: PointsProps) {
  return (
    <section>
      <h3 className="eyebrow mb-2">{title}</h3>
      {points.length === 0 ? (
        <p className="text-sm text-faint">{none}</p>
      ) : (
        <ul className="-mx-2 -my-1.5 flex flex-col">
          {points.map((point) => (
            <EvidenceRow
              key={point}
              evidenceKey={`${title} ${point}`}
              evidence={evidenceOfPoint(point, parts)}
              icon={icon}
            >
              {point}
            </EvidenceRow>
          ))}
        </ul>
      )}
    </section>
  );
}
