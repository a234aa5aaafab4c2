import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { useId } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { NotificationRow } from "./notification-row.tsx";

interface NotificationDayProps {
  day: Date;
  notifications: readonly Notification[];
  onOpen: () => void;
  onRead: (id: string) => void;
}

export function NotificationDay({ day, notifications, onOpen, onRead }: NotificationDayProps) {
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
        {notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} onOpen={onOpen} onRead={onRead} />
          </li>
        ))}
      </ul>
    </section>
  );
}
