import type { InterviewDetails } from "@rolecall/contracts/interviews/schemas";
import { useFormatter, useTranslations } from "use-intl";

/** What happened to an interview and why, the newest first. */
export function InterviewHistory({ history }: Pick<InterviewDetails, "history">) {
  const t = useTranslations("interviews.history");
  const format = useFormatter();
  const moment = (instant: string) =>
    `${format.dateTime(new Date(instant), "fullDay")}, ${format.dateTime(new Date(instant), "time")}`;
  return (
    <ol className="flex flex-col">
      {history.toReversed().map(({ action, at, by, fromDate, toDate, reason }) => (
        <li
          key={`${at} ${action}`}
          className="relative border-s border-line pb-5 ps-5 before:absolute before:-start-[5px] before:top-1.5 before:size-[9px] before:rounded-full before:bg-edge last:pb-0"
        >
          <p className="font-medium">{by ? t(action, { name: by.name }) : t(`auto.${action}`)}</p>
          <p className="text-sm text-faint">
            <time dateTime={at}>{moment(at)}</time>
          </p>
          {action === "reschedule" && fromDate && toDate && (
            <p className="mt-1 text-muted">{t("moved", { from: moment(fromDate), to: moment(toDate) })}</p>
          )}
          {reason && (
            <p className="mt-1 wrap-anywhere whitespace-pre-line text-muted">{t("reason", { reason })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
