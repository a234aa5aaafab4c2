import { Button } from "@rolecall/ui/button";
import { Drawer } from "@rolecall/ui/drawer";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useToast } from "@rolecall/ui/toaster";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { BellIcon, CheckCheckIcon } from "lucide-react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useCloseOnBack } from "../../lib/browser/use-close-on-back.ts";
import { useTRPC, useTRPCClient } from "../../lib/queries/trpc.ts";
import { useErrorText } from "../../lib/queries/use-error-text.ts";
import { groupByDay } from "./group-by-day.ts";
import { NotificationDay } from "./notification-day.tsx";
import { notificationPagesQuery } from "./notifications-query.ts";
import { useMarkNotificationsRead } from "./use-mark-notifications-read.ts";

interface NotificationsPanelProps {
  onClose: () => void;
  /** Takes the focus when the inbox closes: what has opened it may be gone. */
  bell: RefObject<HTMLElement | null>;
}

/** The inbox: everything that has been announced, newest first, by day. */
export default function NotificationsPanel({ onClose, bell }: NotificationsPanelProps) {
  const t = useTranslations("notifications");
  useCloseOnBack(onClose);
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const query = useInfiniteQuery(notificationPagesQuery({ trpc, client }));
  const markSomeRead = useMarkNotificationsRead();
  const markRead = useMutation(
    trpc.notifications.markRead.mutationOptions({
      onError: (error) => toast.error(errorText(error)),
      onSettled: () => queryClient.invalidateQueries(trpc.notifications.pathFilter()),
    }),
  );

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      side="end"
      returnFocusTo={bell}
    >
      <QueryState query={query} errorTitle={t("loadFailed")} skeleton={<RowSkeletons />}>
        {({ pages }) => {
          const days = groupByDay(pages.flatMap((page) => page.notifications));
          const unread = pages[0]?.unreadCount ?? 0;
          if (days.length === 0) return <EmptyState icon={<BellIcon />} title={t("empty")} />;
          return (
            <div className="flex flex-col gap-5">
              {unread > 0 && (
                <div className="flex flex-wrap items-center justify-between gap-2 px-2">
                  <p className="text-sm text-muted">{t("unreadCount", { count: unread })}</p>
                  <Button
                    variant="secondary"
                    size="sm"
                    icon={<CheckCheckIcon aria-hidden />}
                    pending={markRead.isPending}
                    onClick={() => markRead.mutate()}
                  >
                    {t("markRead")}
                  </Button>
                </div>
              )}
              {days.map(({ day, notifications }, index) => (
                <NotificationDay
                  key={day.toDateString()}
                  day={day}
                  notifications={notifications}
                  goesOn={query.hasNextPage && index === days.length - 1}
                  onOpen={onClose}
                  onRead={markSomeRead}
                />
              ))}
              {query.hasNextPage && (
                <Button
                  variant="secondary"
                  className="self-center"
                  pending={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t("more")}
                </Button>
              )}
            </div>
          );
        }}
      </QueryState>
    </Drawer>
  );
}

function RowSkeletons() {
  return (
    <SkeletonGroup className="flex flex-col gap-6 px-2 py-3">
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="flex gap-3">
          <Skeleton className="size-9 shrink-0 rounded-md" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-2/3" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  );
}
