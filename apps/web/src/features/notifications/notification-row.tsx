import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { IconButton } from "@rolecall/ui/icon-button";
import type { PopupTone } from "@rolecall/ui/popup-region";
import { pressThrough } from "@rolecall/ui/press-through";
import { Link } from "@tanstack/react-router";
import { CheckIcon } from "lucide-react";
import { useId, useRef } from "react";
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
  onRead: (id: string) => void;
}

/** Opening the thing it speaks of marks it as read; so does its own button, where nothing is to be opened. */
export function NotificationRow({ notification, onOpen, onRead }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const format = useFormatter();
  const link = notificationLink(notification);
  const { tone, icon: Icon } = notificationLook[notification.type];

  const row = useRef<HTMLDivElement>(null);
  /** Many have the same title: what each is about tells their links and buttons apart. */
  const messageId = useId();

  function open() {
    if (!notification.read) onRead(notification._id);
    onOpen();
  }

  return (
    <div
      ref={row}
      tabIndex={-1}
      className={`flex gap-3 @max-[16rem]:flex-wrap rounded-md px-2 py-3 outline-none hover:bg-hover ${link ? "cursor-pointer" : ""}`}
      {...pressThrough}
    >
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-md @max-[16rem]:hidden [&_svg]:size-5 ${grounds[tone]}`}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1 @max-[16rem]:basis-full">
        <div className="flex items-start gap-x-2">
          <p className="flex min-w-0 flex-1 items-baseline justify-between gap-2 font-semibold">
            {link ? (
              <Link {...link} aria-describedby={messageId} onClick={open}>
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
          {!notification.read && (
            <IconButton
              label={t("markOneRead", { title: notification.title })}
              aria-describedby={messageId}
              icon={<CheckIcon aria-hidden />}
              size="sm"
              className="-mt-1 -mb-2 touch:-mt-2.5"
              onClick={() => {
                // The button goes; the keyboard stays at its row.
                row.current?.focus();
                onRead(notification._id);
              }}
            />
          )}
        </div>
        {/* A sentence of ours, whatever the title that it begins with. */}
        <p
          id={messageId}
          className="@min-[16rem]:line-clamp-6 text-sm wrap-anywhere text-muted"
          title={notification.message}
        >
          {notification.message}
        </p>
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
