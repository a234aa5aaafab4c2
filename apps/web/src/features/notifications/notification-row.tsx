import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { useTranslations } from "use-intl";
import { InboxRow } from "./inbox-row.tsx";
import { notificationLink } from "./notification-link.ts";

interface NotificationRowProps {
  notification: Notification;
  withoutSign?: boolean;
  onOpen: () => void;
  onRead: (ids: readonly string[]) => void;
}

export function NotificationRow({ notification, withoutSign = false, onOpen, onRead }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const { _id: id, type, title, message, matchScore, timestamp, read } = notification;
  return (
    <InboxRow
      type={type}
      title={title}
      message={message}
      matchScore={matchScore}
      timestamp={timestamp}
      unread={read ? undefined : t("unread")}
      link={notificationLink(notification)}
      withoutSign={withoutSign}
      onOpen={onOpen}
      onRead={() => onRead([id])}
    />
  );
}
