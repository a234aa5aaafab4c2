import type { Job } from "@rolecall/contracts/jobs/schemas";
import { canJob } from "@rolecall/contracts/jobs/states";
import { Button } from "@rolecall/ui/button";
import {
  CircleCheckIcon,
  HourglassIcon,
  LockIcon,
  LockOpenIcon,
  RotateCwIcon,
  ShieldAlertIcon,
} from "lucide-react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { isExpiring } from "./is-expiring.ts";
import { useJobState } from "./use-job-state.ts";

const looks = {
  open: { icon: CircleCheckIcon, style: "border-line bg-surface [&>svg]:text-success" },
  expiring: { icon: HourglassIcon, style: "border-warning-line bg-warning-soft [&>svg]:text-warning" },
  closed: { icon: LockIcon, style: "border-line bg-sunken [&>svg]:text-muted" },
  withheld: { icon: ShieldAlertIcon, style: "border-warning-line bg-warning-soft [&>svg]:text-warning" },
} as const;

/** For the owner: whether the job is open, until when, and the way to change that. */
export function OwnerState({ job }: { job: Job }) {
  const t = useTranslations("jobs.state");
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const { close, reopen, keepOpen } = useJobState(job);
  const { withheld } = job;
  const look = withheld ? "withheld" : isExpiring(job, now) ? "expiring" : job.status;
  const { icon: Icon, style } = looks[look];
  const open = canJob("close", job.status, "recruiter");
  const words = {
    until: format.dateTime(new Date(job.openUntil), "day"),
    since: format.dateTime(new Date(job.closedAt ?? job.openUntil), "day"),
  };
  return (
    <section
      aria-label={t("label")}
      className={`flex items-start gap-3 rounded-md border px-4 py-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 ${style}`}
    >
      <Icon aria-hidden />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status" className="min-w-0 flex-[1_1_14rem]">
          <p className="font-semibold">{t(`owner.${look}.title`, words)}</p>
          <p className="text-sm text-muted">{t(`owner.${look}.text`, words)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {open && (
            <Button
              size="sm"
              variant={look === "expiring" ? "primary" : "secondary"}
              icon={<RotateCwIcon aria-hidden />}
              pending={keepOpen.isPending}
              onClick={keepOpen.run}
            >
              {t("keepOpen")}
            </Button>
          )}
          {!withheld && (
            // One button, so that the keyboard stays on it when it turns into the other.
            <Button
              key="toggle"
              size="sm"
              variant={open ? "secondary" : "primary"}
              icon={open ? <LockIcon aria-hidden /> : <LockOpenIcon aria-hidden />}
              pending={open ? close.isPending : reopen.isPending}
              onClick={open ? close.run : reopen.run}
            >
              {open ? t("close") : t("reopen")}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
