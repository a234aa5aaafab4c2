import type { Application } from "@rolecall/contracts/applications/schemas";
import { useConfirm } from "@rolecall/ui/confirm";
import { IconButton } from "@rolecall/ui/icon-button";
import { useToast } from "@rolecall/ui/toaster";
import { useNavigate } from "@tanstack/react-router";
import { XIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { errorMessage } from "../../lib/queries/errors.ts";
import { CompareLink } from "./compare/compare-link.tsx";
import { StageButton } from "./stage-button.tsx";
import { actionable } from "./stages.ts";
import { useChangeStages } from "./use-change-stage.ts";
import { useReportStages } from "./use-report-stages.ts";

interface SelectionBarProps {
  jobId: string;
  /** Of those that are shown. */
  selected: readonly Application[];
  onClear: () => void;
}

/** What can be done to the applicants that are ticked; each button says to how many. */
export function SelectionBar({ jobId, selected, onClear }: SelectionBarProps) {
  const t = useTranslations("applications.several");
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const shortlist = useBulkStep(jobId, "shortlist", onClear);
  const reconsider = useBulkStep(jobId, "reconsider", onClear);
  const toShortlist = actionable(selected, "shortlist");
  const toDecline = actionable(selected, "decline");
  const toReconsider = actionable(selected, "reconsider");
  const isShown = selected.length > 0;
  return (
    <section
      aria-label={t("bar")}
      className={
        isShown
          ? "sticky bottom-3 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-edge/60 bg-surface px-4 py-2.5 shadow-overlay print:hidden"
          : "sr-only"
      }
    >
      <p role="status" className="font-semibold tabular-nums max-sm:flex-1">
        {isShown && t("selected", { count: selected.length })}
      </p>
      {isShown && (
        <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:w-full max-sm:*:flex-auto sm:flex-1">
          {toShortlist.length > 0 && (
            <StageButton
              action="shortlist"
              pending={shortlist.isPending}
              onClick={() => shortlist.ask(toShortlist)}
            >
              {t("shortlist", { count: toShortlist.length })}
            </StageButton>
          )}
          {toDecline.length > 0 && (
            <StageButton
              action="decline"
              onClick={() =>
                void navigate({
                  search: (current) => ({ ...current, decline: "selected" }),
                  resetScroll: false,
                })
              }
            >
              {t("decline", { count: toDecline.length })}
            </StageButton>
          )}
          {toReconsider.length > 0 && (
            <StageButton
              action="reconsider"
              pending={reconsider.isPending}
              onClick={() => reconsider.ask(toReconsider)}
            >
              {t("reconsider", { count: toReconsider.length })}
            </StageButton>
          )}
          <CompareLink jobId={jobId} ids={selected.map(({ _id }) => _id)} />
        </div>
      )}
      {isShown && (
        <IconButton
          label={t("clear")}
          icon={<XIcon aria-hidden />}
          size="sm"
          className="-me-1.5"
          onClick={onClear}
        />
      )}
    </section>
  );
}

/** Asks with the exact number, then takes the step for all of them in one call. */
function useBulkStep(jobId: string, action: "shortlist" | "reconsider", onDone: () => void) {
  const t = useTranslations("applications.several");
  const confirm = useConfirm();
  const toast = useToast();
  const report = useReportStages();
  const step = useChangeStages(jobId, (result) => {
    report(action, result);
    onDone();
  });
  return {
    isPending: step.isPending,
    ask: (applicants: readonly Application[]) => {
      const count = applicants.length;
      void confirm({
        kind: "info",
        title: t(`confirm.${action}.title`, { count }),
        message: t(`confirm.${action}.message`, { count }),
        confirmLabel: t(action, { count }),
        action: () =>
          step.mutateAsync(
            { jobId, applicationIds: applicants.map(({ _id }) => _id), action },
            { onError: (error) => void toast.error(errorMessage(error, t("failed"))) },
          ),
      });
    },
  };
}
