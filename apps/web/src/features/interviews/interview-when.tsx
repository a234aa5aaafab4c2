import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { useFormatter, useTranslations } from "use-intl";
import { browserTimeZone } from "../../lib/browser/time-zone.ts";
import { endOf, offsetLabel, showSameTime } from "./slots/zoned-time.ts";

type When = Pick<Interview, "scheduledDate" | "duration" | "timeZone">;

/** Day and hours for the reader, and for the interview's own zone where its clocks differ. */
export function InterviewWhen({ interview }: { interview: When }) {
  const t = useTranslations("interviews.when");
  const own = browserTimeZone();
  const differs = !showSameTime(interview.scheduledDate, [own, interview.timeZone]);
  return (
    <div>
      <p>
        <ZonedSpan interview={interview} timeZone={own} />
        {differs && <span className="text-sm text-muted"> · {t("yours")}</span>}
      </p>
      {differs && (
        <p className="text-sm text-muted">
          <ZonedSpan interview={interview} timeZone={interview.timeZone} />
        </p>
      )}
    </div>
  );
}

/** `Tue, 1 December 2026, 10:00 – 11:00 · Asia/Colombo (UTC+05:30)`; the hours stay together where a line has room for them. */
export function ZonedSpan({ interview, timeZone }: { interview: When; timeZone: string }) {
  const format = useFormatter();
  const { scheduledDate } = interview;
  const start = new Date(scheduledDate);
  const end = new Date(endOf(interview));
  const zoned = { timeZone };
  return (
    <>
      <time dateTime={scheduledDate}>
        {format.dateTime(start, "fullDay", zoned)},{" "}
        <span className="inline-block">
          {format.dateTime(start, "time", zoned)} – {format.dateTime(end, "time", zoned)}
        </span>
      </time>{" "}
      <ZoneName instant={scheduledDate} timeZone={timeZone} />
    </>
  );
}

/** `Asia/Colombo (UTC+05:30)` */
export function ZoneName({ instant, timeZone }: { instant: string; timeZone: string }) {
  return (
    <span className="text-sm text-muted">
      {timeZone} ({offsetLabel(instant, timeZone)})
    </span>
  );
}
