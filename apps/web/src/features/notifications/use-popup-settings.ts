import type { PopupKind } from "@rolecall/contracts/notifications/enums";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { showSaved } from "../../lib/queries/show-saved.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useLiveEvent, useLiveResync } from "../live/use-live.ts";

/** Whether news of a kind pops up here; until that is known, it does. Mounted with the popups themselves. */
export function usePopsUp(): (kind: PopupKind) => boolean {
  const trpc = useTRPC();
  const session = useSession();
  const enabled = session !== null && session.suspended !== true;
  // Told of every change: nothing makes it old but a lost connection.
  const { data } = useQuery(
    trpc.notifications.popups.queryOptions(undefined, { enabled, staleTime: Number.POSITIVE_INFINITY }),
  );
  return (kind) => data?.muted.includes(kind) !== true;
}

/** What is chosen on one screen holds on all. */
export function usePopupSettingsEvents(): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useLiveEvent("popups_changed", ({ settings }) => {
    showSaved(queryClient, trpc.notifications.popups.queryKey(), settings);
  });
  useLiveResync(() => void queryClient.invalidateQueries(trpc.notifications.popups.queryFilter()));
}
