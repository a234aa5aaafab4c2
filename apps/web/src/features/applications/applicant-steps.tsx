import { IconButton } from "@rolecall/ui/icon-button";
import { useNavigate } from "@tanstack/react-router";
import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Neighbours } from "./order-applicants.ts";
import { useEvidenceAhead } from "./use-evidence-ahead.ts";

/** From one applicant to the next in the order of the list, without closing the details in between. */
export function ApplicantSteps({ position, total, previous, next }: Neighbours) {
  const t = useTranslations("applications.details");
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const aheadOf = { previous: useEvidenceAhead(previous), next: useEvidenceAhead(next) };
  if (total < 2) return null;

  // At either end the button stays, so that the focus does.
  const step = (applicationId: string | undefined) => ({
    size: "sm" as const,
    "aria-disabled": applicationId === undefined,
    onClick: () => {
      if (applicationId === undefined) return;
      void navigate({
        search: (current) => ({ ...current, applicationId }),
        replace: true,
        resetScroll: false,
      });
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
