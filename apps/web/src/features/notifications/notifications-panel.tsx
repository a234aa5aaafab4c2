import { Button } from "@rolecall/ui/button";
import { Drawer } from "@rolecall/ui/drawer";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { QueryState } from "../../components/query-state.tsx";
import { useTRPC } from "../../lib/trpc.ts";
import { NotificationRow } from "./notification-row.tsx";

/** The inbox: everything that has been announced, newest first. */
export default function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("notifications");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const query = useQuery(trpc.notifications.list.queryOptions());
  const markRead = useMutation(
    trpc.notifications.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.notifications.list.queryFilter()),
    }),
  );

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t("title")} side="end">
      <QueryState query={query} errorTitle={t("loadFailed")} skeleton={<RowSkeletons />}>
        {({ notifications, unreadCount }) =>
          notifications.length === 0 ? (
            <EmptyState icon={<BellIcon />} title={t("empty")} />
          ) : (
            <>
              {unreadCount > 0 && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="mb-2"
                  pending={markRead.isPending}
                  onClick={() => markRead.mutate()}
                >
                  {t("markRead")}
                </Button>
              )}
              <ul className="flex flex-col gap-1">
                {notifications.map((notification) => (
                  <li key={notification._id}>
                    <NotificationRow notification={notification} onOpen={onClose} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </Drawer>
  );
}

function RowSkeletons() {
  return (
    <SkeletonGroup className="flex flex-col gap-2">
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-20 rounded-md" />
    </SkeletonGroup>
  );
}
