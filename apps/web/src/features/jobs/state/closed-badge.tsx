import type { JobStatus } from "@rolecall/contracts/jobs/enums";
import { Badge } from "@rolecall/ui/badge";
import { LockIcon } from "lucide-react";
import { useTranslations } from "use-intl";

interface ClosedBadgeProps {
  status: JobStatus;
  /** Says that it is the job, where something else could be meant. */
  named?: boolean;
}

/** On a job that takes no more applications; nothing on an open one. */
export function ClosedBadge({ status, named = false }: ClosedBadgeProps) {
  const t = useTranslations("jobs.state");
  if (status === "open") return null;
  return <Badge icon={<LockIcon aria-hidden />}>{t(named ? "jobClosed" : "closed")}</Badge>;
}
