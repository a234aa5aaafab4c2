import type { Application } from "@rolecall/contracts/applications/schemas";
import { HourglassIcon } from "lucide-react";
import { useNow, useTranslations } from "use-intl";
import { waitingFor } from "./stages.ts";

/** How many applicants wait for an answer, and for how long; nothing when none do. */
export function WaitingLine({ applications }: { applications: readonly Application[] }) {
  const t = useTranslations("applications.list");
  const waiting = waitingFor(applications, useNow());
  if (!waiting) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-muted [&>svg]:size-4 [&>svg]:shrink-0">
      <HourglassIcon aria-hidden className="text-warning" />
      {t("waiting", waiting)}
    </p>
  );
}
