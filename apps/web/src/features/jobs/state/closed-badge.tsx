import type { JobStatus } from "@rolecall/contracts/jobs/enums";
import { Badge } from "@rolecall/ui/badge";
import { LockIcon } from "lucide-react";
import { useTranslations } from "use-intl";

/** On a job that takes no more applications; nothing on an open one. */
export function ClosedBadge({ status }: { status: JobStatus }) {
  const t = useTranslations("jobs.state");
  return status === "closed" && <Badge icon={<LockIcon aria-hidden />}>{t("closed")}</Badge>;
}
