import type { Application, FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { useTranslations } from "use-intl";
import { CvDocument } from "../cv/cv-document.tsx";
import { EvidenceProvider } from "../cv/evidence-context.tsx";
import { AnalysisSkills } from "./analysis-skills.tsx";
import { AnalysisSummary } from "./analysis-summary.tsx";
import { ScoreParts } from "./score-parts.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";

interface AnalysisDetailsProps {
  application: Application;
  analysis: FinishedAnalysis;
}

/** The finished analysis, with the CV beside it where there is room. */
export function AnalysisDetails({ application, analysis }: AnalysisDetailsProps) {
  const t = useTranslations("applications");
  const { reanalyse, reanalysing } = useApplicantActions(application);
  return (
    <EvidenceProvider lines={analysis.lines}>
      <div className="flex flex-col gap-4 empty:hidden">
        {analysis.outdated && (
          <Banner
            kind="info"
            action={
              <Button variant="secondary" size="sm" pending={reanalysing} onClick={reanalyse}>
                {t("actions.reanalyse")}
              </Button>
            }
          >
            {t("details.outdated")}
          </Banner>
        )}
        {analysis.hiddenWords > 0 && (
          <Banner kind="warning">{t("details.hidden", { count: analysis.hiddenWords })}</Banner>
        )}
      </div>
      <AnalysisSummary analysis={analysis} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <ScoreParts parts={analysis.parts} />
          <AnalysisSkills analysis={analysis} />
        </div>
        <CvDocument className="hidden max-h-[70dvh] lg:sticky lg:top-0 lg:flex" />
      </div>
    </EvidenceProvider>
  );
}
