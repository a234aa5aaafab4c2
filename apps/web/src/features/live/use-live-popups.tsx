import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { useNavigate } from "@tanstack/react-router";
import { BellIcon } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useInbox } from "../notifications/inbox-context.ts";
import { notificationLink } from "../notifications/notification-link.ts";
import { notificationLook } from "../notifications/notification-look.ts";
import { useMarkNotificationsRead } from "../notifications/use-mark-notifications-read.ts";
import { usePopsUp } from "../notifications/use-popup-settings.ts";
import { createPopupStack } from "./popup-stack.ts";
import { useLiveNotification } from "./use-live.ts";
import { useMessagePopups } from "./use-message-popups.tsx";
import { usePopups } from "./use-popups.ts";

/** A popup for what has just happened, in the colour of its kind; pressing it leads to the thing. */
export function useLivePopups(): void {
  const format = useFormatter();
  const popups = usePopupStack();
  const navigate = useNavigate();
  const markRead = useMarkNotificationsRead();
  const popsUp = usePopsUp();

  function announce(notification: Notification) {
    if (!popsUp(notification.type)) return;
    const { tone, icon: Icon } = notificationLook[notification.type];
    const link = notificationLink(notification);
    popups.show({
      id: notification._id,
      tone,
      icon: <Icon />,
      title: notification.title,
      message: notification.message,
      mark:
        notification.matchScore === null
          ? undefined
          : format.number(notification.matchScore / 100, "percent"),
      onOpen:
        link &&
        (() => {
          markRead([notification._id]);
          void navigate(link);
        }),
    });
  }

  useLiveNotification(announce);
  useMessagePopups(popups.show);
}

/** The popup region, which shows a few of many at once; the rest is a number that leads to the inbox. */
function usePopupStack() {
  const t = useTranslations("live");
  const region = usePopups();
  const { setOpen } = useInbox();
  const [stack] = useState(() =>
    createPopupStack({
      show: region.show,
      summarise: (count) => ({
        tone: "accent",
        icon: <BellIcon />,
        title: t("more", { count }),
        message: t("moreHint"),
        onOpen: () => {
          // The inbox has them all, and they would lie over it.
          region.dismiss(undefined);
          setOpen(true);
        },
      }),
    }),
  );
  return stack;
}
