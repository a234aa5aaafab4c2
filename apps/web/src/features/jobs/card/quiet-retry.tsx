import { Button } from "@rolecall/ui/button";
import type { UseQueryResult } from "@tanstack/react-query";
import { RotateCwIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** A list that failed to load is shown as empty; this says why, and offers another try. */
export function QuietRetry({ query }: { query: UseQueryResult<unknown, unknown> }) {
  const t = useTranslations("jobs.dashboard");
  return (
    <div role="status" className="flex flex-col items-center gap-4">
      <p>{t("loadFailed")}</p>
      <Button
        variant="secondary"
        icon={<RotateCwIcon aria-hidden />}
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t("retry")}
      </Button>
    </div>
  );
}
