import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Badge } from "@rolecall/ui/badge";
import { HourglassIcon } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { useActor } from "../../../lib/session/use-actor.ts";
import { isExpiring } from "../state/is-expiring.ts";

/** For the owner of a job that closes soon; nothing on any other. */
export function ExpiringBadge({ job }: { job: Job }) {
  const t = useTranslations("jobs.state");
  const format = useFormatter();
  const now = useNow();
  const { userId } = useActor();
  if (job.recruiter._id !== userId || !isExpiring(job, now)) return null;
  return (
    <Badge tone="warning" icon={<HourglassIcon aria-hidden />}>
      {t("closes", { when: format.relativeTime(new Date(job.openUntil), now) })}
    </Badge>
  );
}
