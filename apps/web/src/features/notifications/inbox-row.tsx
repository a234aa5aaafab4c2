import type { NotificationType } from "@rolecall/contracts/notifications/enums";
import { cx } from "@rolecall/ui/cx";
import { IconButton } from "@rolecall/ui/icon-button";
import type { PopupTone } from "@rolecall/ui/popup-region";
import { pressThrough } from "@rolecall/ui/press-through";
import { Link } from "@tanstack/react-router";
import { CheckIcon } from "lucide-react";
import { useId, useRef } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { NotificationLink } from "./notification-link.ts";
import { notificationLook } from "./notification-look.ts";

const grounds: Record<PopupTone, string> = {
  accent: "bg-accent-soft text-accent-strong",
  success: "bg-success-soft text-success",
  plum: "bg-plum-soft text-plum",
  warning: "bg-warning-soft text-warning",
  info: "bg-info-soft text-info",
};

interface InboxRowProps {
  type: NotificationType;
  title: string;
  message: string;
  matchScore?: number | null;
  timestamp: string;
  /** In words what is new about it; undefined when it is read. */
  unread: string | undefined;
  link: NotificationLink | undefined;
  /** Of one in the list of a row that has the sign already. */
  withoutSign?: boolean;
  onOpen: () => void;
  onRead: () => void;
}

/** Opening the thing it speaks of marks it as read; so does its own button, where nothing is to be opened. */
export function InboxRow(props: InboxRowProps) {
  const {
    type,
    title,
    message,
    matchScore = null,
    timestamp,
    unread,
    link,
    withoutSign,
    onOpen,
    onRead,
  } = props;
  const t = useTranslations("notifications");
  const format = useFormatter();
  const { tone, icon: Icon } = notificationLook[type];

  const row = useRef<HTMLDivElement>(null);
  /** Many have the same title: what each is about tells their links and buttons apart. */
  const messageId = useId();

  function open() {
    if (unread !== undefined) onRead();
    onOpen();
  }

  return (
    <div
      ref={row}
      tabIndex={-1}
      className={cx(
        "flex gap-3 rounded-md px-2 py-3 outline-none hover:bg-hover @max-[16rem]:flex-wrap",
        link && "cursor-pointer",
      )}
      {...pressThrough}
    >
      {!withoutSign && (
        <span
          aria-hidden
          className={cx(
            "grid size-9 shrink-0 place-items-center rounded-md @max-[16rem]:hidden [&_svg]:size-5",
            grounds[tone],
          )}
        >
          <Icon />
        </span>
      )}
      <div className="min-w-0 flex-1 @max-[16rem]:basis-full">
        <div className="flex items-start gap-x-2">
          <p className="flex min-w-0 flex-1 items-baseline justify-between gap-2 font-semibold">
            {link ? (
              <Link {...link} aria-describedby={messageId} onClick={open}>
                {title}
              </Link>
            ) : (
              title
            )}
            {matchScore !== null && (
              <span className="text-sm tabular-nums">{format.number(matchScore / 100, "percent")}</span>
            )}
          </p>
          {unread !== undefined && (
            <IconButton
              label={t("markOneRead", { title })}
              aria-describedby={messageId}
              icon={<CheckIcon aria-hidden />}
              size="sm"
              className="-mt-1 -mb-2 touch:-mt-2.5"
              onClick={() => {
                // The button goes; the keyboard stays at its row.
                row.current?.focus();
                onRead();
              }}
            />
          )}
        </div>
        {/* A sentence of ours, whatever the title that it begins with. */}
        <p
          id={messageId}
          className="@min-[16rem]:line-clamp-6 text-sm wrap-anywhere text-muted"
          title={message}
        >
          {message}
        </p>
        <p className="mt-0.5 flex items-center gap-2 text-xs text-faint">
          <time dateTime={timestamp}>{format.dateTime(new Date(timestamp), "time")}</time>
          {unread !== undefined && <span className="font-semibold text-accent">{unread}</span>}
        </p>
      </div>
    </div>
  );
}
