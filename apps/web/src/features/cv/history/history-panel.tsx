import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useNavigate } from "@tanstack/react-router";
import { HistoryIcon } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../../components/query-state.tsx";
import type { HistoryQuery } from "../results/results-panel.tsx";
import { HistoryRow } from "./history-row.tsx";
import { ScoreHistory } from "./score-history.tsx";

export function HistoryPanel({ history }: { history: HistoryQuery }) {
  const t = useTranslations("cv.history");
  const navigate = useNavigate({ from: "/cv-analysis" });
  const list = useRef<HTMLDivElement>(null);
  return (
    <QueryState query={history} skeleton={<HistorySkeleton />} errorTitle={t("loadFailed")}>
      {({ data: { entries } }) =>
        entries.length === 0 ? (
          <EmptyState
            icon={<HistoryIcon />}
            title={t("empty")}
            action={<Button onClick={() => void navigate({ search: {} })}>{t("toUpload")}</Button>}
          >
            {t("emptyHint")}
          </EmptyState>
        ) : (
          // Takes the focus from a row that is gone.
          <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            {entries.length > 1 && (
              <CardSection
                id="cv-score-history"
                title={t("chart")}
                description={t("chartSummary", {
                  first: entries.at(-1)?.summary.overallScore ?? 0,
                  last: entries[0]?.summary.overallScore ?? 0,
                  count: entries.length,
                })}
              >
                <ScoreHistory entries={entries} />
              </CardSection>
            )}
            <ul aria-label={t("list")} className="flex flex-col gap-3">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <HistoryRow entry={entry} onDeleted={() => list.current?.focus()} />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </QueryState>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <SkeletonCard className="mb-3 h-56" />
      <SkeletonCard className="h-24" />
      <SkeletonCard className="h-24" />
    </SkeletonGroup>
  );
}
