import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { useId } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { ApplicationsRow } from "./applications-row.tsx";
import { foldApplications } from "./fold-applications.ts";
import { NotificationRow } from "./notification-row.tsx";

interface NotificationDayProps {
  day: Date;
  notifications: readonly Notification[];
  /** Older ones of this day may not have been fetched yet. */
  goesOn: boolean;
  onOpen: () => void;
  onRead: (ids: readonly string[]) => void;
}

export function NotificationDay({ day, notifications, goesOn, onOpen, onRead }: NotificationDayProps) {
  const t = useTranslations("notifications");
  const format = useFormatter();
  const headingId = useId();
  const now = useNow({ updateInterval: 60_000 });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const key = day.toDateString();
  const heading =
    key === now.toDateString()
      ? t("today")
      : key === yesterday.toDateString()
        ? t("yesterday")
        : format.dateTime(day, "fullDay");
  return (
    <section aria-labelledby={headingId} className="@container">
      <h3 id={headingId} className="eyebrow mb-1 px-2">
        {heading}
      </h3>
      <ul className="flex flex-col gap-1">
        {foldApplications(notifications).map((entry) =>
          "notifications" in entry ? (
            <li key={entry.jobId}>
              <ApplicationsRow entry={entry} atLeast={goesOn} onOpen={onOpen} onRead={onRead} />
            </li>
          ) : (
            <li key={entry._id}>
              <NotificationRow notification={entry} onOpen={onOpen} onRead={onRead} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
