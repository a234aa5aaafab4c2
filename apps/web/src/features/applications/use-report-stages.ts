import type { ChangeStagesResult } from "@rolecall/contracts/applications/schemas";
import { useToast } from "@rolecall/ui/toaster";
import { useTranslations } from "use-intl";

/** Says how many of several applicants were changed, and how many were not. */
export function useReportStages() {
  const t = useTranslations("applications.several");
  const toast = useToast();
  return (action: "shortlist" | "decline" | "reconsider", result: ChangeStagesResult) => {
    const { changed, skipped, cancelledInterviews: cancelled } = result;
    const count = changed.length;
    if (skipped.length === 0) toast.success(t(`done.${action}`, { count, cancelled }));
    else toast.warning(t("inPart", { count, total: count + skipped.length, skipped: skipped.length }));
  };
}
