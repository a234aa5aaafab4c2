import type { Application } from "@rolecall/contracts/applications/schemas";
import { cx } from "@rolecall/ui/cx";
import { HourglassIcon } from "lucide-react";
import { useNow, useTranslations } from "use-intl";
import { waitingFor } from "./stages.ts";

interface WaitingLineProps {
  applications: readonly Application[];
  className?: string | undefined;
}

/** How many applicants wait for an answer, and for how long; nothing when none do. */
export function WaitingLine({ applications, className }: WaitingLineProps) {
  const t = useTranslations("applications.list");
  const waiting = waitingFor(applications, useNow());
  if (!waiting) return null;
  return (
    <p
      className={cx("flex items-center gap-2 text-sm text-muted [&>svg]:size-4 [&>svg]:shrink-0", className)}
    >
      <HourglassIcon aria-hidden className="text-warning" />
      {t("waiting", waiting)}
    </p>
  );
}
