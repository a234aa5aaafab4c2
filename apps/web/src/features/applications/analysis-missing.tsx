import type { Application } from "@rolecall/contracts/applications/schemas";
import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { EmptyState } from "@rolecall/ui/states";
import { FileQuestionIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { AnalysisState } from "./analysis-state.tsx";
import type { Reanalysis } from "./use-reanalyse.ts";

interface AnalysisMissingProps {
  application: Application;
  reanalysis: Reanalysis;
}

/** In place of the analysis: still under way, or not to be had and why. */
export function AnalysisMissing({ application, reanalysis }: AnalysisMissingProps) {
  const t = useTranslations("applications");
  if (application.analysisStatus === "pending") {
    return (
      <div className="flex flex-col items-center gap-2 py-10 text-center">
        <AnalysisState status="pending" />
        <p className="text-muted">{t("status.pendingHint")}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {application.analysisStatus === "failed" && (
        <Banner kind="error" title={t("status.failed")}>
          {t("status.candidateTold", { reason: application.analysis.error })}
        </Banner>
      )}
      <EmptyState
        icon={<FileQuestionIcon />}
        title={t("details.unavailable")}
        action={
          <Button variant="secondary" pending={reanalysis.starting} onClick={reanalysis.start}>
            {t("actions.reanalyse")}
          </Button>
        }
      >
        {t(application.analysisStatus === "failed" ? "details.failedHint" : "details.unavailableHint")}
      </EmptyState>
    </div>
  );
}
