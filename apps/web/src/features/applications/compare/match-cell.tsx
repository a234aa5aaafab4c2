import { ScoreRing } from "@rolecall/ui/score";
import { useTranslations } from "use-intl";
import { AnalysisState } from "../analysis-state.tsx";
import type { ComparedPerson } from "./compared-person.ts";

/** The score, or why there is none. */
export function MatchCell({ person }: { person: ComparedPerson }) {
  const t = useTranslations("applications");
  if (person.state === "gone")
    return (
      <>
        {/* Else the column is called so. */}
        {person.name !== undefined && <p className="font-medium">{t("compare.gone")}</p>}
        <p className="text-sm text-muted">{t("details.missingHint")}</p>
      </>
    );
  const { application } = person;
  if (application.analysisStatus === "done")
    return <ScoreRing score={application.analysis.overallScore} label={t("card.match")} size="sm" />;
  return (
    <div className="flex flex-col items-start gap-2">
      <AnalysisState status={application.analysisStatus} />
      <p className="text-sm text-muted">
        {application.analysisStatus === "failed"
          ? t("status.candidateTold", { reason: application.analysis.error })
          : t("status.pendingHint")}
      </p>
    </div>
  );
}
