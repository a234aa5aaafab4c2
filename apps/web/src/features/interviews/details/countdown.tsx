import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import { HourglassIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { timeUntil } from "../slots/zoned-time.ts";

interface CountdownProps {
  scheduledDate: string;
  status: InterviewStatus;
  now: Date;
}

/** How long until it begins; that it is going on; nothing once it is over or off. */
export function Countdown({ scheduledDate, status, now }: CountdownProps) {
  const t = useTranslations("interviews.countdown");
  if (status === "cancelled" || status === "completed") return null;
  const { days, hours, minutes } = timeUntil(scheduledDate, now);
  const text =
    status === "in-progress"
      ? t("now")
      : days > 0
        ? t("days", { days, hours })
        : hours > 0
          ? t("hours", { hours, minutes })
          : t("minutes", { minutes });
  return (
    <p className="mt-3 flex items-center gap-2 font-medium text-accent tabular-nums">
      <HourglassIcon aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}
