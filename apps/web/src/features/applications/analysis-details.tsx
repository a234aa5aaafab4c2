import type {
  Application,
  ApplicationEvidence,
  FinishedAnalysis,
} from "@rolecall/contracts/applications/schemas";
import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { cx } from "@rolecall/ui/cx";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { CvDocument, FoldedCvDocument } from "../cv/evidence/cv-document.tsx";
import { EvidenceProvider } from "../cv/evidence/evidence-context.tsx";
import { AnalysisPoints } from "./analysis-points.tsx";
import { AnalysisSkills } from "./analysis-skills.tsx";
import { AnalysisSummary } from "./analysis-summary.tsx";
import { ScoreParts } from "./score-parts.tsx";
import { evidenceQuery } from "./use-evidence-ahead.ts";
import type { Reanalysis } from "./use-reanalyse.ts";

interface AnalysisDetailsProps {
  application: Application;
  analysis: FinishedAnalysis;
  reanalysis: Reanalysis;
}

const NOT_LOADED: Pick<ApplicationEvidence, "parts" | "lines" | "skills" | "hiddenWords"> = {
  parts: [],
  lines: [],
  skills: [],
  hiddenWords: 0,
};

/**
 * The finished analysis, with the CV beside it where there is room. What the list knows is there at once; what stands
 * below the parts of the score comes with them, for they would push it down.
 */
export function AnalysisDetails({ application, analysis, reanalysis }: AnalysisDetailsProps) {
  const t = useTranslations("applications");
  const query = useQuery(evidenceQuery(useTRPC(), application._id));
  const coming = query.isPending && query.failureCount === 0;
  const { parts, lines, skills, hiddenWords } = query.data ?? NOT_LOADED;
  return (
    <EvidenceProvider lines={lines}>
      {analysis.outdated && (
        <Banner
          kind="info"
          action={
            <Button variant="secondary" size="sm" pending={reanalysis.starting} onClick={reanalysis.start}>
              {t("actions.reanalyse")}
            </Button>
          }
        >
          {t("details.outdated")}
        </Banner>
      )}
      <AnalysisSummary analysis={analysis} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <AnalysisPoints aiSummary={analysis.aiSummary} parts={coming ? undefined : parts} />
          {coming ? (
            // As high as the dialog can get, so that its middle stays where it is.
            <PartsSkeleton className="min-h-dvh" />
          ) : (
            <>
              {hiddenWords > 0 && (
                <Banner kind="warning">{t("details.hidden", { count: hiddenWords })}</Banner>
              )}
              <QueryState query={query} skeleton={<PartsSkeleton />} errorTitle={t("details.evidenceFailed")}>
                {() => <ScoreParts parts={parts} />}
              </QueryState>
              <AnalysisSkills analysis={analysis} parts={parts} skills={skills} />
              <FoldedCvDocument />
            </>
          )}
        </div>
        {coming ? (
          <div className="hidden h-[70dvh] rounded-lg border border-line bg-surface lg:block" />
        ) : (
          <CvDocument className="max-h-[70dvh] lg:sticky lg:top-0" />
        )}
      </div>
    </EvidenceProvider>
  );
}

function PartsSkeleton({ className }: { className?: string }) {
  return (
    <SkeletonGroup className={cx("flex flex-col gap-2", className)}>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </SkeletonGroup>
  );
}
