import { FieldError } from "@rolecall/ui/form-field";
import { CalendarCheckIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ZonedSpan } from "../interview-when.tsx";

interface ChosenTimeProps {
  start: string | null;
  duration: number;
  timeZone: string;
  error: string | undefined;
}

/** What has been chosen, in words: read out when it changes. */
export function ChosenTime({ start, duration, timeZone, error }: ChosenTimeProps) {
  const t = useTranslations("interviews.slots");
  return (
    <div>
      <p role="status" className="flex items-start gap-2">
        <CalendarCheckIcon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${start === null ? "text-faint" : "text-accent"}`}
        />
        {start === null ? (
          <span className="text-muted">{t("noneChosen")}</span>
        ) : (
          <span className="font-medium">
            <ZonedSpan interview={{ scheduledDate: start, duration, timeZone }} timeZone={timeZone} />
          </span>
        )}
      </p>
      {start === null && error && <FieldError>{error}</FieldError>}
    </div>
  );
}
