import { CountBadge } from "@rolecall/ui/badge";
import { IconButton } from "@rolecall/ui/icon-button";
import { useQuery } from "@tanstack/react-query";
import { BellIcon } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { usePopups } from "../live/use-popups.ts";
import { useInbox } from "./inbox-context.ts";
import { unreadNotificationsQuery } from "./notifications-query.ts";

const NotificationsPanel = lazyPart(() => import("./notifications-panel.tsx"));

/** The bell with its unread count; opens the inbox. */
export function NotificationsBell() {
  const t = useTranslations("notifications");
  const { data } = useQuery(unreadNotificationsQuery(useTRPC()));
  const { open, setOpen } = useInbox();
  const popups = usePopups();
  const bell = useRef<HTMLButtonElement>(null);
  const unread = data?.unreadCount ?? 0;
  return (
    <>
      <IconButton
        ref={bell}
        label={t("bell", { count: unread })}
        icon={<BellIcon aria-hidden />}
        badge={<CountBadge count={unread} corner />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          // The inbox has them all, and they would lie over it.
          popups.dismiss(undefined);
          setOpen(true);
        }}
      />
      {open && <NotificationsPanel onClose={() => setOpen(false)} bell={bell} />}
    </>
  );
}
