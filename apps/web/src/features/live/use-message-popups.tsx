import type { PopupEntry } from "@rolecall/ui/popup-region";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { MessagesSquareIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { hasAttention } from "../conversations/thread/use-attention.ts";
import { usePopsUp } from "../notifications/use-popup-settings.ts";
import { useLiveEvent } from "./use-live.ts";
import { usePopups } from "./use-popups.ts";

/** A popup for a message that came, unless it is in view; on the way to where it is, the popup goes. */
export function useMessagePopups(show: (entry: PopupEntry) => void): void {
  const t = useTranslations("live");
  const navigate = useNavigate();
  const router = useRouter();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const popsUp = usePopsUp();
  const region = usePopups();
  const shown = useRef(new Set<string>());

  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ toLocation }) => {
        for (const id of shown.current) if (showsMessagesOf(id, toLocation)) region.dismiss(id);
      }),
    [router, region],
  );

  useLiveEvent("new_message", ({ conversationId, message }) => {
    if (!popsUp("new_message")) return;
    if (showsMessagesOf(conversationId, router.state.location) && hasAttention()) return;
    const { conversations } = queryClient.getQueryData(trpc.conversations.list.queryKey()) ?? {};
    const sender = conversations?.find(({ id }) => id === conversationId)?.otherUser.name;
    shown.current.add(conversationId);
    show({
      // What somebody writes in several pieces is one popup, with the last of them.
      id: conversationId,
      tone: "info",
      icon: <MessagesSquareIcon />,
      title: sender === undefined ? t("newMessage") : t("newMessageFrom", { name: sender }),
      message: (
        <span dir="auto" className="line-clamp-3">
          {message.content.text}
        </span>
      ),
      onOpen: () => void navigate({ to: "/messages", search: { conversationId } }),
    });
  });
}

interface Place {
  readonly pathname: string;
  readonly search: { readonly conversationId?: string | undefined };
}

/** Whether they are in view there: in the thread, or in the list, which a phone hides behind a thread. */
function showsMessagesOf(id: string, { pathname, search: { conversationId: open } }: Place): boolean {
  if (pathname !== "/messages") return false;
  return open === undefined || open === id || matchMedia("(width >= 48rem)").matches;
}
