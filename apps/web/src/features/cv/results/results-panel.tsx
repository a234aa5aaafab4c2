import type { CvHistoryOutput } from "@rolecall/contracts/cv/schemas";
import { Button } from "@rolecall/ui/button";
import { Skeleton, SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FileSearchIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { z } from "zod";
import { QueryState } from "../../../components/query-state.tsx";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import type { FreshAnalysis } from "../types.ts";
import { AnalysisResults } from "./analysis-results.tsx";

export type HistoryQuery = UseQueryResult<z.infer<typeof CvHistoryOutput>, unknown>;

interface ResultsPanelProps {
  /** An analysis of the history; undefined for the fresh one. */
  entryId: string | undefined;
  fresh: FreshAnalysis | undefined;
  history: HistoryQuery;
}

/** The analysis that the address names, else the one just made, else the newest of the history. */
export function ResultsPanel({ entryId, fresh, history }: ResultsPanelProps) {
  const t = useTranslations("cv.results");
  if (entryId !== undefined) return <StoredResults entryId={entryId} history={history} />;
  if (fresh) {
    return <AnalysisResults analysis={fresh.data} fileName={fresh.fileName} date={t("fresh")} />;
  }
  return (
    <QueryState query={history} skeleton={<ResultsSkeleton />} errorTitle={t("loadFailed")}>
      {() => <NoResults />}
    </QueryState>
  );
}

function StoredResults({ entryId, history }: { entryId: string; history: HistoryQuery }) {
  const t = useTranslations("cv.results");
  const format = useFormatter();
  const trpc = useTRPC();
  const stored = useQuery(trpc.cv.historyEntry.queryOptions({ id: entryId }, { staleTime: Infinity }));
  const entry = history.data?.data.entries.find((one) => one.id === entryId);
  return (
    <QueryState query={stored} skeleton={<ResultsSkeleton />} errorTitle={t("loadFailed")}>
      {({ data }) => (
        <AnalysisResults
          key={entryId}
          analysis={data}
          fileName={entry?.fileName}
          date={entry && t("analyzed", { date: format.dateTime(new Date(entry.lastAnalyzed), "moment") })}
        />
      )}
    </QueryState>
  );
}

function NoResults() {
  const t = useTranslations("cv.results");
  const navigate = useNavigate({ from: "/cv-analysis" });
  return (
    <EmptyState
      icon={<FileSearchIcon />}
      title={t("none")}
      action={<Button onClick={() => void navigate({ search: {} })}>{t("toUpload")}</Button>}
    >
      {t("noneHint")}
    </EmptyState>
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-8 w-64" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <SkeletonCard key={key} className="h-28" />
        ))}
      </div>
      <SkeletonCard className="h-80" />
    </SkeletonGroup>
  );
}
