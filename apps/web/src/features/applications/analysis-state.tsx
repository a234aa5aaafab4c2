import type { AnalysisStatus } from "@rolecall/contracts/applications/enums";
import { Badge } from "@rolecall/ui/badge";
import { Spinner } from "@rolecall/ui/spinner";
import { CircleCheckIcon, TriangleAlertIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** In words how far the reading of a CV has come. */
export function AnalysisState({ status }: { status: AnalysisStatus }) {
  const t = useTranslations("applications.status");
  if (status === "pending") {
    return (
      <Badge tone="info" icon={<Spinner decorative />}>
        {t("pending")}
      </Badge>
    );
  }
  if (status === "failed") {
    return (
      <Badge tone="danger" icon={<TriangleAlertIcon aria-hidden />}>
        {t("failed")}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={<CircleCheckIcon aria-hidden />}>
      {t("done")}
    </Badge>
  );
}
