import { Disclosure } from "@rolecall/ui/disclosure";
import { useTranslations } from "use-intl";
import type { ApplicationsEntry } from "./fold-applications.ts";
import { InboxRow } from "./inbox-row.tsx";
import { notificationLink } from "./notification-link.ts";
import { NotificationRow } from "./notification-row.tsx";

interface ApplicationsRowProps {
  entry: ApplicationsEntry;
  /** Older ones of the day may not have been fetched yet. */
  atLeast: boolean;
  onOpen: () => void;
  onRead: (ids: readonly string[]) => void;
}

/** One row for many applications to one job, each of them below it. What is done to the row is done to all. */
export function ApplicationsRow({ entry, atLeast, onOpen, onRead }: ApplicationsRowProps) {
  const t = useTranslations("notifications");
  const { newest, notifications } = entry;
  const count = notifications.length;
  const unread = notifications.filter(({ read }) => !read).map(({ _id }) => _id);
  return (
    <>
      <InboxRow
        type={newest.type}
        title={t(atLeast ? "applicationsAtLeast" : "applications", { count })}
        message={`${newest.message} ${t("othersToo", { count: count - 1 })}`}
        timestamp={newest.timestamp}
        unread={unread.length === 0 ? undefined : t("unreadCount", { count: unread.length })}
        link={notificationLink(newest)}
        onOpen={onOpen}
        onRead={() => onRead(unread)}
      />
      <div className="ps-14 @max-[16rem]:ps-2">
        <Disclosure look="quiet" summary={t("oneByOne")}>
          <ul className="-ms-2 flex flex-col">
            {notifications.map((notification) => (
              <li key={notification._id}>
                <NotificationRow notification={notification} withoutSign onOpen={onOpen} onRead={onRead} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </>
  );
}
