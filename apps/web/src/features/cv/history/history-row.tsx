import type { CvHistoryEntry } from "@rolecall/contracts/cv/schemas";
import { buttonStyles } from "@rolecall/ui/button";
import { Card } from "@rolecall/ui/card";
import { useConfirm } from "@rolecall/ui/confirm";
import { IconButton } from "@rolecall/ui/icon-button";
import { ScoreRing } from "@rolecall/ui/score";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Trash2Icon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { isolate } from "../../../lib/isolate.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

export function HistoryRow({ entry, onDeleted }: { entry: CvHistoryEntry; onDeleted: () => void }) {
  const t = useTranslations("cv.history");
  const format = useFormatter();
  const { id, fileName, summary, lastAnalyzed } = entry;
  const date = format.dateTime(new Date(lastAnalyzed), "moment");
  const remove = useDeleteEntry({ id, fileName, date });
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ScoreRing score={summary.overallScore} label={t("score")} size="sm" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 className="font-semibold wrap-anywhere">{fileName}</h2>
        <p className="text-sm text-faint">
          <time dateTime={lastAnalyzed}>{date}</time>
        </p>
        <p className="text-sm text-muted">
          {[
            t("skills", { count: summary.skillsCount }),
            t("years", { count: summary.experienceYears }),
            t("ats", { score: summary.atsCompatibility }),
          ].join(" · ")}
        </p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        <Link
          to="/cv-analysis"
          search={{ tab: "results", entry: id }}
          aria-label={t("openLabel", { fileName, date })}
          className={buttonStyles({ variant: "secondary", size: "sm", className: "touch:[--inset:1.25rem]" })}
        >
          {t("open")}
        </Link>
        <IconButton
          label={t("deleteLabel", { fileName, date })}
          icon={<Trash2Icon aria-hidden />}
          variant="danger"
          className="-me-2.5 touch:-me-3"
          onClick={() => void remove().then((gone) => gone && onDeleted())}
        />
      </div>
    </Card>
  );
}

/** Asks, then deletes an analysis of the history. */
function useDeleteEntry({ id, fileName, date }: { id: string; fileName: string; date: string }) {
  const t = useTranslations("cv.history");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const remove = useMutation(
    trpc.cv.deleteHistoryEntry.mutationOptions({
      onSuccess: async () => {
        queryClient.removeQueries(trpc.cv.historyEntry.queryFilter({ id }));
        await queryClient.invalidateQueries(trpc.cv.history.pathFilter());
        toast.success(t("deleted"));
      },
      onError: () => void toast.error(t("deleteFailed")),
    }),
  );
  return () =>
    confirm({
      kind: "danger",
      title: t("confirmTitle"),
      message: t("confirmMessage", { fileName: isolate(fileName), date }),
      confirmLabel: t("confirm"),
      action: () => remove.mutateAsync({ id }),
    });
}
