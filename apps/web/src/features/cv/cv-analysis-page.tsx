import { TabPanel, Tabs } from "@rolecall/ui/tabs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Page } from "../../components/page.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { HistoryPanel } from "./history/history-panel.tsx";
import { ResultsPanel } from "./results/results-panel.tsx";
import type { FreshAnalysis } from "./types.ts";
import { AnalysisUpload } from "./upload/analysis-upload.tsx";

const route = getRouteApi("/_app/cv-analysis");

/** The CV analysis tool: upload, results and history as tabs of the address. */
export function CvAnalysisPage() {
  const t = useTranslations("cv.analysis");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/cv-analysis" });
  const { tab = "upload", entry } = route.useSearch();
  const history = useQuery(trpc.cv.history.queryOptions());
  const [fresh, setFresh] = useState<FreshAnalysis>();
  const newest = history.data?.data.entries[0]?.id;
  const shown = entry ?? (fresh ? undefined : newest);

  function show(analysis: FreshAnalysis) {
    setFresh(analysis);
    void queryClient.invalidateQueries(trpc.cv.history.pathFilter());
    void navigate({ search: { tab: "results" } });
  }

  return (
    <Page title={t("title")} description={t("description")} width="wide">
      <Tabs
        value={tab}
        label={t("tabs")}
        onValueChange={(next) =>
          void navigate({ search: next === "upload" ? {} : { tab: next }, resetScroll: false })
        }
        items={[
          { value: "upload", label: t("upload") },
          {
            value: "results",
            label: t("results"),
            disabled: tab !== "results" && fresh === undefined && newest === undefined,
          },
          { value: "history", label: t("history"), count: history.data?.data.entries.length || undefined },
        ]}
      >
        <TabPanel value="upload" keepMounted>
          <AnalysisUpload onAnalyzed={show} />
        </TabPanel>
        <TabPanel value="results">
          <ResultsPanel entryId={shown} fresh={fresh} history={history} />
        </TabPanel>
        <TabPanel value="history">
          <HistoryPanel history={history} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
