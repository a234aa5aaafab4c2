import type { MyApplication } from "@rolecall/contracts/applications/schemas";
import { Button } from "@rolecall/ui/button";
import { Card } from "@rolecall/ui/card";
import { useConfirm } from "@rolecall/ui/confirm";
import { IconButton } from "@rolecall/ui/icon-button";
import { ScoreRing } from "@rolecall/ui/score";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DownloadIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { useTRPC } from "../../lib/trpc.ts";
import { AnalysisState } from "./analysis-state.tsx";
import { MATCH_THRESHOLDS } from "./match-thresholds.ts";
import { useCvDownload } from "./use-cv-download.ts";

export function MyApplicationRow({ application }: { application: MyApplication }) {
  const t = useTranslations("applications.mine");
  const format = useFormatter();
  const withdraw = useWithdraw(application);
  const download = useCvDownload(application._id);
  const { job, analysis, analysisStatus, fileName, createdAt } = application;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <div className="min-w-0 flex-[1_1_11rem]">
        <h2 className="title-card">
          <Link
            to="/jobs/$jobId"
            params={{ jobId: job._id }}
            className="underline decoration-transparent underline-offset-4 hover:decoration-accent/50"
          >
            {job.title}
          </Link>
        </h2>
        {job.company !== "" && <p className="text-muted">{job.company}</p>}
        <p className="mt-1 text-sm wrap-anywhere text-faint">
          {t("sent", { date: format.dateTime(new Date(createdAt), "day"), fileName })}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <AnalysisState status={analysisStatus} />
          {analysis && "error" in analysis && <p className="text-sm text-muted">{analysis.error}</p>}
        </div>
      </div>
      {analysis && "overallScore" in analysis && (
        <ScoreRing score={analysis.overallScore} label={t("match")} thresholds={MATCH_THRESHOLDS} size="sm" />
      )}
      <div className="flex items-center gap-1 max-sm:-my-2 max-sm:w-full max-sm:justify-between">
        <IconButton
          label={t("download", { title: job.title })}
          icon={<DownloadIcon aria-hidden />}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        />
        <Button
          variant="danger-quiet"
          size="sm"
          aria-label={t("withdrawLabel", { title: job.title })}
          onClick={() => void withdraw()}
        >
          {t("withdraw")}
        </Button>
      </div>
    </Card>
  );
}

/** Asks, then takes the application back. */
function useWithdraw({ _id: id, job }: MyApplication) {
  const t = useTranslations("applications.mine");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const remove = useMutation(
    trpc.applications.delete.mutationOptions({
      onSuccess: () => {
        queryClient.setQueryData(trpc.applications.mine.queryKey(), (list) =>
          list?.filter((one) => one._id !== id),
        );
        toast.success(t("success"));
      },
      onError: () => void toast.error(t("failed")),
    }),
  );
  return () =>
    confirm({
      kind: "danger",
      title: t("confirmTitle"),
      message: t("confirmMessage", { title: job.title }),
      confirmLabel: t("confirm"),
      action: () => remove.mutateAsync({ id }),
    });
}
