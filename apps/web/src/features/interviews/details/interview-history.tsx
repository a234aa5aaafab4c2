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
          // A dot for each, and a line from one to the next.
          className="relative ps-5.5 pb-5 before:absolute before:start-0 before:top-2 before:size-2 before:rounded-full before:bg-edge last:pb-0 not-last:after:absolute not-last:after:start-[3.5px] not-last:after:top-5 not-last:after:-bottom-1 not-last:after:w-px not-last:after:bg-line"
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
