import { IconButton } from "@rolecall/ui/icon-button";
import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Neighbours } from "./order-applicants.ts";
import { useEvidenceAhead } from "./use-evidence-ahead.ts";
import { useShowAbove } from "./use-show-above.ts";

/** From one applicant to the next in the order of the list, without closing the details in between. */
export function ApplicantSteps({ position, total, previous, next }: Neighbours) {
  const t = useTranslations("applications.details");
  const aheadOf = { previous: useEvidenceAhead(previous), next: useEvidenceAhead(next) };
  const showAbove = useShowAbove();
  if (total < 2) return null;

  // At either end the button stays, so that the focus does.
  const step = (applicationId: string | undefined) => ({
    size: "sm" as const,
    "aria-disabled": applicationId === undefined,
    onClick: () => {
      if (applicationId !== undefined) showAbove({ applicationId }, { replace: true });
    },
  });
  return (
    <>
      <IconButton
        label={t("previous")}
        icon={<ChevronLeftIcon aria-hidden className="rtl:-scale-x-100" />}
        {...step(previous)}
        {...aheadOf.previous}
      />
      <span role="status" className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:sr-only">
        {t("position", { position, total })}
      </span>
      <IconButton
        label={t("next")}
        icon={<ChevronRightIcon aria-hidden className="rtl:-scale-x-100" />}
        {...step(next)}
        {...aheadOf.next}
      />
    </>
  );
}
