import type { Notification } from "@rolecall/contracts/notifications/schemas";
import type { PopupTone } from "@rolecall/ui/popup-region";
import { Link } from "@tanstack/react-router";
import { useFormatter, useTranslations } from "use-intl";
import { notificationLink } from "./notification-link.ts";
import { notificationLook } from "./notification-look.ts";

const grounds: Record<PopupTone, string> = {
  accent: "bg-accent-soft text-accent-strong",
  success: "bg-success-soft text-success",
  plum: "bg-plum-soft text-plum",
  warning: "bg-warning-soft text-warning",
  info: "bg-info-soft text-info",
};

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
}

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const format = useFormatter();
  const link = notificationLink(notification);
  const { tone, icon: Icon } = notificationLook[notification.type];
  return (
    <div className="relative flex gap-3 rounded-md px-2 py-3 hover:bg-hover">
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-md [&_svg]:size-5 ${grounds[tone]}`}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2 font-semibold">
          {link ? (
            <Link {...link} onClick={onOpen} className="after:absolute after:inset-0 after:rounded-md">
              {notification.title}
            </Link>
          ) : (
            notification.title
          )}
          {notification.matchScore !== null && (
            <span className="text-sm tabular-nums">
              {format.number(notification.matchScore / 100, "percent")}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">{notification.message}</p>
        <p className="mt-0.5 flex items-center gap-2 text-xs text-faint">
          <time dateTime={notification.timestamp}>
            {format.dateTime(new Date(notification.timestamp), "time")}
          </time>
          {!notification.read && <span className="font-semibold text-accent">{t("unread")}</span>}
        </p>
      </div>
    </div>
  );
}
