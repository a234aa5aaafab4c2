import type { Application } from "@rolecall/contracts/applications/schemas";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AnalysisDetails } from "./analysis-details.tsx";
import { AnalysisMissing } from "./analysis-missing.tsx";
import { useReanalyse } from "./use-reanalyse.ts";

/**
 * The analysis of an applicant, or why there is none. When one takes the place of the other, the focus
 * stays here and the outcome is read out.
 */
export function ApplicantAnalysis({ application }: { application: Application }) {
  const t = useTranslations("applications.details");
  const region = useRef<HTMLElement>(null);
  // The button that was pressed goes with the analysis that it replaces.
  const reanalysis = useReanalyse(application, () => region.current?.focus());
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t("analysis")}
      className="flex flex-col gap-6 outline-none"
    >
      <SpokenOutcome application={application} />
      {application.analysisStatus === "done" ? (
        <AnalysisDetails application={application} analysis={application.analysis} reanalysis={reanalysis} />
      ) : (
        <AnalysisMissing application={application} reanalysis={reanalysis} />
      )}
    </section>
  );
}

/** Says how an analysis has ended that was not there when the details were opened. */
function SpokenOutcome({ application }: { application: Application }) {
  const t = useTranslations("applications");
  const { analysisStatus } = application;
  const [seen, setSeen] = useState({ status: analysisStatus, changed: false });
  if (seen.status !== analysisStatus) setSeen({ status: analysisStatus, changed: true });
  const outcome =
    analysisStatus === "done"
      ? t("details.outcome", { score: application.analysis.overallScore })
      : analysisStatus === "failed" && t("status.failed");
  return (
    <p role="status" className="sr-only">
      {seen.changed && outcome}
    </p>
  );
}
